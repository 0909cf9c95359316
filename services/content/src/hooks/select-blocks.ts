import type { CollectionBeforeOperationHook, FlattenedField } from 'payload'

/**
 * With GraphQL's `select: true` Payload cannot tell which block a fragment's fields belong to and
 * reads none, so that fields with blocks are always selected whole.
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
