import type { PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'

/**
 * An editor's save has no English text in place of an empty one. The form shows the response and
 * saves it with the next change, and Payload's "Publish" is the one button that does not turn the
 * fallback off (https://github.com/payloadcms/payload/issues/16303).
 */
export function saveWithoutFallback<Args extends object>({
  args,
  operation,
  req,
}: {
  args?: Args
  operation: string
  req: PayloadRequest
}): Args | undefined {
  if (['create', 'update'].includes(operation) && isEditor(req)) req.fallbackLocale = false
  return args
}
