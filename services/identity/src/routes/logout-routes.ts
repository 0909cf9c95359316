import type Router from '@koa/router'
import type { Context } from 'koa'
import { messagesOf } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import { renderHead, renderLink } from '../pages/fields'
import { html } from '../pages/html'
import { localeOf, sendPage } from '../pages/send-page'
import { socialConnections, socialCookie } from '../samples/mock-social-providers'
import type { Services } from '../services'
import { findSession } from './session'

/** Logout at Auth0's own path. */
export function addLogoutRoutes(router: Router, services: Services): void {
  router.get('/v2/logout', (ctx) => logout(services, ctx))
}

/**
 * Ends the session and its grants for all clients. The return address must match the environment's
 * list exactly; otherwise a page is shown instead of a redirect.
 */
async function logout(services: Services, ctx: Context): Promise<void> {
  const { env } = services
  const { returnTo } = ctx.query
  const target = env.logoutUrls.find((url) => url === returnTo)
  await endSession(services, ctx)
  if (isFederated(ctx))
    for (const { id } of socialConnections(env)) ctx.cookies.set(socialCookie(id), null, env.cookie)
  if (returnTo !== undefined && !target)
    return renderErrorPage(ctx, { error: 'invalid_return_to', status: 400 })
  if (target) return ctx.redirect(target)
  const locale = localeOf(ctx)
  const t = messagesOf(locale)
  sendPage(ctx, locale, {
    title: t.logged_out_title,
    content: html`${renderHead(t.logged_out_title, t.logged_out)}
${renderLink(`${env.siteUrl}/`, t.backToSite)}`,
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
  ctx.cookies.set('idp.session', null, services.env.cookie)
}
