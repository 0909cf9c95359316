import type Router from '@koa/router'
import type { Context } from 'koa'
import { messagesOf } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import { renderHead } from '../pages/fields'
import { html } from '../pages/html'
import { localeOf, sendPage } from '../pages/send-page'
import { socialConnections, socialCookie } from '../samples/mock-social-providers'
import type { Services } from '../services'
import { queryOf } from './body'
import { findSession } from './session'

/** Logout: Auth0's own path and the one of OpenID Connect RP-Initiated Logout 1.0. */
export function addLogoutRoutes(router: Router, services: Services): void {
  router.get('/v2/logout', (ctx) => logout(services, ctx, queryOf(ctx, 'returnTo')))
  router.get('/logout', (ctx) => logout(services, ctx, queryOf(ctx, 'returnTo')))
  router.get('/oidc/logout', (ctx) =>
    logout(services, ctx, queryOf(ctx, 'post_logout_redirect_uri'), queryOf(ctx, 'state')),
  )
}

/**
 * Ends the session and its grants for all clients. The return address must match the environment's
 * list exactly; otherwise a page is shown instead of a redirect.
 */
async function logout(
  services: Services,
  ctx: Context,
  returnTo: string | undefined,
  state?: string,
): Promise<void> {
  const { env } = services
  const target = returnTo === undefined ? undefined : env.logoutUrls.find((url) => url === returnTo)
  const isRepeated =
    Array.isArray(ctx.query.returnTo) || Array.isArray(ctx.query.post_logout_redirect_uri)
  await endSession(services, ctx)
  if (isFederated(ctx))
    for (const { id } of socialConnections(env))
      ctx.cookies.set(socialCookie(id), null, {
        httpOnly: true,
        sameSite: 'lax',
        secure: env.isSecure,
        signed: true,
      })
  if (returnTo !== undefined && (!target || isRepeated))
    return renderErrorPage(ctx, { error: 'invalid_return_to', status: 400 })
  if (target) return ctx.redirect(withState(target, state))
  const locale = localeOf(ctx)
  const t = messagesOf(locale)
  sendPage(ctx, locale, {
    title: t.logged_out_title,
    content: html`${renderHead(t.logged_out_title, t.logged_out)}
<p><a class="button" href="${env.siteUrl}/">${t.backToSite}</a></p>`,
  })
}

/** `federated` is a parameter without value. */
const isFederated = (ctx: Context) => Object.hasOwn(ctx.query, 'federated')

async function endSession(services: Services, ctx: Context): Promise<void> {
  const session = await findSession(services, ctx)
  for (const { grantId } of Object.values(session?.authorizations ?? {}))
    if (grantId) services.sessions.endGrant(grantId)
  await session?.destroy()
  if (session?.accountId)
    services.sessions.notifyEnd(session.accountId, session.authorizations ?? {})
  ctx.cookies.set('idp.session', null, {
    httpOnly: true,
    sameSite: services.env.isSecure ? 'none' : 'lax',
    secure: services.env.isSecure,
    signed: true,
  })
}

function withState(target: string, state: string | undefined): string {
  if (state === undefined) return target
  const url = new URL(target)
  url.searchParams.set('state', state)
  return url.href
}
