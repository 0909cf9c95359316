import type { PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'

/**
 * What an editor saves has no English text in place of an empty one. The form shows the response of
 * a save and sends it with the next change, and Payload's "Publish" is the one button that does not
 * turn the fallback off (https://github.com/payloadcms/payload/issues/16303).
 */
export function saveWithoutFallback<Args>({
  args,
  operation,
  req,
}: {
  args?: Args
  operation: string
  req: PayloadRequest
}): Args | undefined {
  if ((operation === 'create' || operation === 'update') && isEditor(req))
    req.fallbackLocale = false
  return args
}
