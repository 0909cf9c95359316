import type { PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'

/**
 * What an editor saves has no English text in place of an empty one. The form shows the response of
 * a save and sends it with the next change, and Payload's "Publish" is the one button that does not
 * turn the fallback off (https://github.com/payloadcms/payload/issues/16303). "Copy to locale" reads
 * both languages with it, and stores what it has read.
 */
export function saveWithoutFallback<Args extends object>({
  args,
  operation,
  overrideAccess,
  req,
}: {
  args?: Args
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}): Args | undefined {
  const isSave = operation === 'create' || operation === 'update'
  const isCopied =
    operation === 'read' &&
    req.payloadAPI === 'local' &&
    overrideAccess === false &&
    Reflect.get(args ?? {}, 'draft') === true &&
    Reflect.get(args ?? {}, 'depth') === 0
  if ((isSave || isCopied) && isEditor(req)) req.fallbackLocale = false
  return args
}
