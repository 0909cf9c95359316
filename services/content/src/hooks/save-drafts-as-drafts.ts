/**
 * A draft stays a draft. "Copy to locale" saves one with the status of the language that it copies
 * from, and Payload publishes a draft whose status is `published`.
 */
export function saveDraftsAsDrafts<Args extends object>({
  args,
  operation,
}: {
  args?: Args
  operation: string
}): Args | undefined {
  if (operation === 'update' && args && 'draft' in args && args.draft && 'data' in args)
    (args.data as { _status?: string })._status = 'draft'
  return args
}
