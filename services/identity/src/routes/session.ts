import type { Context } from 'koa'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Services } from '../services'

/** The browser's session at the provider; reading it does not renew it. */
export async function findSession({ provider }: Pick<Services, 'provider'>, ctx: Context) {
  const session = await provider.Session.get(ctx as unknown as KoaContextWithOIDC)
  return session.accountId ? session : undefined
}
