/**
 * A draft stays a draft. "Copy to locale" saves one with the status of the language that it copies
 * from, and Payload publishes a draft whose status is `published`. "Publish" above a list means it:
 * an update of many documents (`where`).
 */
export function saveDraftsAsDrafts<Args extends object>({
  args,
  operation,
}: {
  args?: Args
  operation: string
}): Args | undefined {
  if (operation !== 'update' || !args || Reflect.get(args, 'where')) return args
  if ('draft' in args && args.draft && 'data' in args)
    (args.data as { _status?: string })._status = 'draft'
  return args
}
