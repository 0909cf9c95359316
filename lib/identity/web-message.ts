import { isRecord, textOf } from './outcome'
import type { PlatformMessage } from './platform'
import { answerNames, type Answer } from './result'

/** The provider's answer in a message of the web_message response mode; `null` for any other message. */
export function toAnswer(data: unknown): Answer | null {
  if (
    !isRecord(data) ||
    textOf(data, 'type') !== 'authorization_response' ||
    !isRecord(data.response)
  )
    return null
  const { response } = data
  return Object.fromEntries(
    answerNames.flatMap((name) =>
      Object.hasOwn(response, name) ? [[name, toText(response[name])]] : [],
    ),
  )
}

/** `expires_in` may come as a number. */
const toText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Whether a message was sent by this window, from this origin (decision 13): anyone else may send the same words. */
export const isFrom = (message: PlatformMessage, window: unknown, origin: string) =>
  message.source !== null && message.source === window && message.origin === origin
