import type { Middleware } from 'koa'

/** Marks a silent request that redeems a login ticket: no page is shown. */
export const ticketOnly = 'ticket_only'

/**
 * Behaviour of Auth0's /authorize that oidc-provider lacks: a default scope, and `prompt=none` with
 * a login ticket redeems it, for which oidc-provider needs an interaction.
 */
export const completeAuthorizeRequest = (): Middleware => async (ctx, next) => {
  if (ctx.path === '/authorize' && ctx.method === 'GET') {
    const query = new URLSearchParams(ctx.querystring)
    query.delete(ticketOnly)
    if (!query.get('scope')) query.set('scope', 'openid profile email')
    if (query.get('login_ticket') && query.get('prompt') === 'none') {
      query.delete('prompt')
      query.set(ticketOnly, '1')
    }
    ctx.querystring = query.toString()
  }
  await next()
}
