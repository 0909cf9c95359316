import type Router from '@koa/router'
import { pickClaims, toClaims } from '../provider/claims'
import { readBearer, readAccessToken } from '../security/tokens'
import type { Services } from '../services'

/**
 * The user's claims (OpenID Connect Core 5.3). oidc-provider's endpoint accepts opaque tokens only:
 * at Auth0 a JWT for an API is valid, too.
 */
export function addUserinfoRoutes(router: Router, services: Services): void {
  const { env, organisations } = services
  router.get('/userinfo', async (ctx, next) => {
    const token = readBearer(ctx.get('authorization'))
    if (token && !token.includes('.')) return next()
    const access = token ? await readAccessToken(services, token) : null
    if (!access?.audiences.includes(`${env.issuer}userinfo`)) {
      ctx.status = 401
      ctx.set('www-authenticate', 'Bearer error="invalid_token"')
      ctx.body = { error: 'invalid_token', error_description: 'Unauthorized' }
      return
    }
    const organisation = organisations.findFor(access.user.id, access.organisationId)
    ctx.body = pickClaims(toClaims(access.user, organisation, env), access.scopes, env)
  })
}
