import type Router from '@koa/router'
import type { Context } from 'koa'
import { createClaimsByScope, organisationOf, toClaims } from '../provider/claims'
import { bearerOf, readAccessToken } from '../security/tokens'
import type { Services } from '../services'

/**
 * The user's claims (OpenID Connect Core 5.3). Replaces oidc-provider's endpoint, which accepts
 * opaque tokens only: at Auth0 a JWT for an API is valid, too.
 */
export function addUserinfoRoutes(router: Router, services: Services): void {
  router.get('/userinfo', (ctx) => answer(services, ctx))
  router.post('/userinfo', (ctx) => answer(services, ctx))
}

async function answer(services: Services, ctx: Context): Promise<void> {
  const { env, organisations } = services
  const token = bearerOf(ctx.get('authorization'))
  const access = token ? await readAccessToken(services, token) : null
  if (!access || !access.audiences.includes(`${env.issuer}userinfo`)) {
    ctx.status = 401
    ctx.set('www-authenticate', 'Bearer error="invalid_token"')
    ctx.body = { error: 'invalid_token', error_description: 'Unauthorized' }
    return
  }
  const claims = toClaims(
    access.user,
    organisationOf(organisations, access.user.id, access.organisationId),
    env,
  )
  const byScope = createClaimsByScope(env.issuer)
  const open = new Set([...access.scopes].flatMap((scope) => byScope[scope] ?? []))
  ctx.body = Object.fromEntries(Object.entries(claims).filter(([name]) => open.has(name)))
}
