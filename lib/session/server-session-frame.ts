import { awaitMessage, fail, type Outcome, type Platform } from '../identity'
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
  return awaitMessage<null>(platform, {
    open: () => platform.openFrame(framedSignInPath(organization)),
    read: ({ origin, data }) => (origin === platform.location.origin ? toOutcome(data) : null),
    timeout: frameTimeout,
    late: failWith('timeout'),
  })
}

const failWith = (error: string) => fail(error, 'The server session did not start.')

function toOutcome(data: unknown): Outcome<null> | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, error = null } = data as { type?: unknown; error?: unknown }
  if (type !== serverSessionMessage) return null
  if (error === null) return { ok: true, value: null }
  return typeof error === 'string' ? failWith(error) : null
}
