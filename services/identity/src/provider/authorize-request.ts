import type { Middleware } from 'koa'
import type Provider from 'oidc-provider'
import { randomToken } from '../security/secrets'

/** Marks a request for an access token only. */
export const tokenOnly = 'token_only'

/** Marks a silent request that redeems a login ticket: no page is shown. */
export const ticketOnly = 'ticket_only'

/**
 * Behaviour of Auth0's /authorize that oidc-provider lacks: a default scope, and the response type
 * `token`, which runs as `id_token token` with the ID token removed from the response. With a login
 * ticket, `prompt=none` redeems it, for which oidc-provider needs an interaction.
 */
export const completeAuthorizeRequest = (): Middleware => async (ctx, next) => {
  if (ctx.path === '/authorize' && ctx.method === 'GET') {
    const query = new URLSearchParams(ctx.querystring)
    query.delete(tokenOnly)
    query.delete(ticketOnly)
    if (!query.get('scope')) query.set('scope', 'openid profile email')
    if (query.get('response_type') === 'token') requestTokenOnly(query)
    if (query.get('login_ticket') && query.get('prompt') === 'none') {
      query.delete('prompt')
      query.set(ticketOnly, '1')
    }
    ctx.querystring = query.toString()
  }
  await next()
}

function requestTokenOnly(query: URLSearchParams): void {
  query.set('response_type', 'id_token token')
  query.set(tokenOnly, '1')
  if (!query.get('nonce')) query.set('nonce', randomToken(16))
  const scopes = (query.get('scope') ?? '').split(' ')
  if (!scopes.includes('openid')) query.set('scope', ['openid', ...scopes].join(' '))
}

export const leaveOutIdToken = (provider: Provider): void =>
  void provider.addListener('authorization.success', (ctx, answer) => {
    if (ctx.oidc.params?.[tokenOnly] && answer) delete answer.id_token
  })
