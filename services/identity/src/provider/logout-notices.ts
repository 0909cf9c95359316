import type { Client, Provider } from 'oidc-provider'

/** `lib/models/client.js` of oidc-provider; its types do not have it. */
type LogoutClient = Client & {
  backchannelLogoutUri?: string
  backchannelLogout: (subject: string, sid?: string) => Promise<void>
}

/** By client id, the session id that its ID tokens have. */
export type Authorizations = Record<string, { sid?: string; grantId?: string }>

/**
 * Notifies the clients that a session has ended, or all sessions of the user when there are no
 * authorizations (OpenID Connect Back-Channel Logout 1.0).
 */
export async function sendLogoutNotices(
  provider: Provider,
  clientIds: string[],
  subject: string,
  authorizations?: Authorizations,
): Promise<void> {
  await Promise.all(
    clientIds.map(async (clientId) => {
      const client = (await provider.Client.find(clientId)) as LogoutClient | undefined
      const sid = authorizations?.[clientId]?.sid
      if (!client?.backchannelLogoutUri || (authorizations && !sid)) return
      await notify(() => client.backchannelLogout(subject, sid))
    }),
  )
}

/** A client that restarts misses a notice: it is repeated for three minutes. */
const pausesMs = [1_000, 5_000, 30_000, 150_000]

async function notify(send: () => Promise<void>, pauses = pausesMs): Promise<void> {
  try {
    await send()
  } catch (cause) {
    console.error(`A logout notice failed: ${cause instanceof Error ? cause.message : 'error'}`)
    const [pause, ...more] = pauses
    if (pause) setTimeout(() => void notify(send, more), pause).unref()
  }
}
