import type Router from '@koa/router'
import type { Context, Next } from 'koa'
import { passwordRealmGrant } from '../provider/direct-grants'
import { readBody } from './body'

/**
 * Auth0's token endpoint takes JSON, too, and has an older one (`oauth/ro`). oidc-provider reads
 * forms, or the body that a parser before it has read.
 */
export function addTokenRoutes(router: Router): void {
  router.post('/oauth/token', (ctx, next) => passOn(ctx, next))
  router.post('/oauth/ro', (ctx, next) => {
    const { connection: realm, scope = 'openid', ...rest } = readBody(ctx)
    ctx.request.body = { ...rest, realm, scope, grant_type: passwordRealmGrant }
    return passOn(ctx, next)
  })
}

function passOn(ctx: Context, next: Next) {
  if (ctx.is('json')) ctx.req.headers['content-type'] = 'application/x-www-form-urlencoded'
  ctx.path = '/oauth/token'
  return next()
}
