import type Router from '@koa/router'
import type { Context } from 'koa'
import { toMessages } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import { renderHead, renderLink } from '../pages/fields'
import { html } from '../pages/html'
import { chooseLocale, sendPage } from '../pages/send-page'
import { socialConnections, socialCookie } from '../samples/mock-social-providers'
import type { Services } from '../services'
import { findSession } from './session'

/** Logout at Auth0's own path. */
export const addLogoutRoutes = (router: Router, services: Services): void =>
  void router.get('/v2/logout', (ctx) => logout(services, ctx))

/**
 * Ends the session and its grants for all clients. The return address must match the environment's
 * list exactly; otherwise a page is shown instead of a redirect.
 */
async function logout(services: Services, ctx: Context): Promise<void> {
  const { env } = services
  const { returnTo } = ctx.query
  const target = env.logoutUrls.find((url) => url === returnTo)
  await endSession(services, ctx)
  // a parameter without value
  if (Object.hasOwn(ctx.query, 'federated'))
    for (const { id } of socialConnections(env)) ctx.cookies.set(socialCookie(id), null, env.cookie)
  if (target) return ctx.redirect(target)
  if (returnTo !== undefined)
    return renderErrorPage(ctx, { error: 'invalid_return_to', status: 400 })
  const locale = chooseLocale(ctx)
  const t = toMessages(locale)
  const content = html`${renderHead(t.logged_out_title, t.logged_out)}
${renderLink(`${env.siteUrl}/`, t.backToSite)}`
  sendPage(ctx, locale, { title: t.logged_out_title, content })
}

async function endSession({ provider, sessions, env }: Services, ctx: Context): Promise<void> {
  const session = await findSession({ provider }, ctx)
  if (session?.accountId) {
    const { accountId, authorizations = {} } = session
    for (const { grantId } of Object.values(authorizations)) if (grantId) sessions.endGrant(grantId)
    await session.destroy()
    sessions.notifyEnd(accountId, authorizations)
  }
  ctx.cookies.set('idp.session', null, env.cookie)
}
