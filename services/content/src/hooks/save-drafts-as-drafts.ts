/**
 * A draft stays a draft. "Copy to locale" saves one with the status of the language that it copies
 * from, and Payload publishes a draft whose status is `published`. A list publishes what is ticked
 * in it like that, by a `where`.
 */
export function saveDraftsAsDrafts<Args extends object>({
  args,
  operation,
}: {
  args?: Args
  operation: string
}): Args | undefined {
  if (operation !== 'update' || !args || ('where' in args && args.where)) return args
  if ('draft' in args && args.draft && 'data' in args)
    (args.data as { _status?: string })._status = 'draft'
  return args
}
