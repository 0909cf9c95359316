/** The id of a relation, populated or not; null without one. */
export const toId = (relation: unknown): number | null => {
  const id: unknown =
    typeof relation === 'object' && relation !== null ? (relation as { id?: unknown }).id : relation
  return typeof id === 'number' ? id : null
}

export const toIds = (relations: unknown): number[] =>
  (Array.isArray(relations) ? relations : [relations]).flatMap((relation) => toId(relation) ?? [])
