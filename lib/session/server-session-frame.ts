import { isFrom, type Outcome, type Platform } from '../identity'
import { framedSignInPath, serverSessionMessage } from './auth-routes'

/** Milliseconds. The server sign-in takes a quarter of a second where the provider is near. */
const frameTimeout = 15_000

type FramePlatform = Pick<Platform, 'location' | 'openFrame' | 'onMessage' | 'timers'>

/**
 * Server sign-in (decision 10) in a hidden frame, over the session at the provider. Its last page posts the outcome to
 * this window, on this origin only. Error: the code of the server sign-in, or `timeout`. Never rejects.
 */
export function startServerSession(
  platform: FramePlatform,
  organization?: string,
): Promise<Outcome<null>> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = []
    const finish = (error: string | null) => {
      ends.splice(0).forEach((end) => end())
      resolve(
        error === null
          ? { ok: true, value: null }
          : { ok: false, error: { error, errorDescription: 'The server session did not start.' } },
      )
    }
    let frameWindow: unknown = null
    ends.push(
      platform.onMessage((message) => {
        if (!isFrom(message, frameWindow, platform.location.origin)) return
        const outcome = toOutcome(message.data)
        if (outcome) finish(outcome.error)
      }),
      platform.timers.after(frameTimeout, () => finish('timeout')),
    )
    const frame = platform.openFrame(framedSignInPath(organization))
    ends.push(frame.remove)
    frameWindow = frame.window
  })
}

function toOutcome(data: unknown): { error: string | null } | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, error = null } = data as { type?: unknown; error?: unknown }
  return type === serverSessionMessage && (error === null || typeof error === 'string')
    ? { error }
    : null
}
