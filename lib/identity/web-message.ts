import { isRecord, textOf } from './outcome'
import type { PlatformMessage } from './platform'
import { responseParameters, type AuthorizationResponse } from './result'

/** The authorization response in a message of the web_message response mode; `null` for any other message. */
export function toAuthorizationResponse(data: unknown): AuthorizationResponse | null {
  if (
    !isRecord(data) ||
    textOf(data, 'type') !== 'authorization_response' ||
    !isRecord(data.response)
  )
    return null
  const { response } = data
  return Object.fromEntries(
    responseParameters.flatMap((name) =>
      Object.hasOwn(response, name) ? [[name, toText(response[name])]] : [],
    ),
  )
}

/** `expires_in` may be a number. */
const toText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Whether a message is from this window and origin (decision 13): any other window may send the same data. */
export const isFrom = (message: PlatformMessage, window: unknown, origin: string) =>
  message.source !== null && message.source === window && message.origin === origin
