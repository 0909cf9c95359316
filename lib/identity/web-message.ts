import { isRecord, readText, type Outcome } from './outcome'
import type { Platform, PlatformMessage } from './platform'
import { responseParameters, type AuthorizationResponse } from './result'

/** The authorization response in a message of the web_message response mode; `null` for any other message. */
export function toAuthorizationResponse(data: unknown): AuthorizationResponse | null {
  if (
    !isRecord(data) ||
    readText(data, 'type') !== 'authorization_response' ||
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

type Waiting<Value> = {
  /** Opens the window; `null` when the browser blocked it. `finish` ends the wait without a message. */
  open: (finish: (outcome: Outcome<Value>) => void) => { window: unknown; close: () => void } | null
  blocked?: Outcome<Value>
  /** What a message of that window says; `null` for one of no concern. Its origin is for this to check. */
  read: (message: PlatformMessage) => Outcome<Value> | null
  /** Milliseconds; infinite for a window whose closing ends the wait. */
  timeout: number
  late: Outcome<Value>
}

/**
 * Opens a window and waits for its message. Messages of other windows do not count, as any may send the
 * same data (decision 13). The window is closed at the end.
 */
export function awaitMessage<Value>(
  { onMessage, timers }: Pick<Platform, 'onMessage' | 'timers'>,
  { open, blocked, read, timeout, late }: Waiting<Value>,
): Promise<Outcome<Value>> {
  return new Promise((resolve, reject) => {
    const ends: (() => void)[] = []
    const end = () => ends.splice(0).forEach((cleanUp) => cleanUp())
    const finish = (outcome: Outcome<Value>) => {
      end()
      resolve(outcome)
    }
    try {
      // Listens before the window exists, so that no message is missed.
      let opened: ReturnType<typeof open> = null
      ends.push(
        onMessage((message) => {
          if (!opened || message.source === null || message.source !== opened.window) return
          const outcome = read(message)
          if (outcome) finish(outcome)
        }),
        Number.isFinite(timeout) ? timers.after(timeout, () => finish(late)) : () => {},
      )
      opened = open(finish)
      if (opened) ends.push(opened.close)
      else finish(blocked ?? late)
    } catch (reason) {
      end()
      reject(reason)
    }
  })
}
