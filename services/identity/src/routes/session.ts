import type { Context } from 'koa'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Services } from '../services'
import type { User } from '../store/users'

/** The browser's session at the provider; reading it does not renew it. */
export async function findSession({ provider }: Services, ctx: Context) {
  const session = await provider.Session.get(ctx as unknown as KoaContextWithOIDC)
  return session.accountId ? session : undefined
}

/** The account signed in at the provider in this browser. */
export async function findSignedIn(
  services: Services,
  ctx: Context,
): Promise<{ user: User; loginTs: number } | undefined> {
  const session = await findSession(services, ctx)
  const user = session?.accountId ? services.users.find(session.accountId) : undefined
  return user && !user.blocked ? { user, loginTs: session?.loginTs ?? 0 } : undefined
}
