import type { CollectionBeforeOperationHook, FlattenedField } from 'payload'

/**
 * GraphQL's `select: true` reads only the fields that a query names. Of blocks that are named by
 * fragments it loses which block a field is of, and reads none: whoever asks for a field with
 * blocks gets it whole.
 */
export const selectWholeBlocks: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
}) => {
  const { select } = args as { select?: Record<string, unknown> }
  if (operation !== 'read' || !select) return args
  const names = collection.flattenedFields.filter(holdsBlocks).map(({ name }) => name)
  return {
    ...args,
    select: Object.fromEntries(
      Object.entries(select).map(([name, value]) => [
        name,
        value && names.includes(name) ? true : value,
      ]),
    ),
  }
}

const holdsBlocks = (field: FlattenedField): boolean =>
  field.type === 'blocks' || ('flattenedFields' in field && field.flattenedFields.some(holdsBlocks))
