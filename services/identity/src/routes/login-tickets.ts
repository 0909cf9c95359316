import type { Context } from 'koa'
import { randomToken } from '../security/secrets'
import type { Services } from '../services'

/** Parameters of /authorize that a JSON login may set. */
const authorizeNames = [
  'client_id',
  'response_type',
  'response_mode',
  'redirect_uri',
  'scope',
  'audience',
  'state',
  'nonce',
  'organization',
  'invitation',
  'prompt',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
]

export const pickAuthorizeParams = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    authorizeNames.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** The /authorize URL that redeems a ticket. */
export const toAuthorizeAddress = (values: Record<string, unknown>, ticket: string): string =>
  `/authorize?${new URLSearchParams({ login_ticket: ticket, ...pickAuthorizeParams(values) })}`

/** A login ticket for /authorize: single use, five minutes, for the browser with this response. */
export function issueBoundTicket({ tickets, env }: Services, ctx: Context, userId: string): string {
  const browser = randomToken(16)
  ctx.cookies.set('idp.co', browser, { ...env.cookie, maxAge: 300_000 })
  return tickets.issue('login', { userId, data: { browser }, seconds: 300 })
}
