import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A draft stays a draft. "Copy to locale" saves one with the status of the language that it copies
 * from, and Payload publishes a draft whose status is `published`.
 */
export const saveDraftsAsDrafts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update' && 'draft' in args && args.draft && 'data' in args)
    (args.data as { _status?: string })._status = 'draft'
  return args
}
