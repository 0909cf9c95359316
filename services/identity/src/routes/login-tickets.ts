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
] as const

/** A login ticket for /authorize from outside the hosted pages: single use, five minutes. */
export function issueLoginTicket(
  { tickets, env }: Services,
  ctx: Context,
  userId: string,
  { isBound }: { isBound: boolean },
): string {
  if (!isBound) return tickets.issue('login', { userId, seconds: 300 })
  const browser = randomToken(16)
  ctx.cookies.set('idp.co', browser, {
    httpOnly: true,
    sameSite: env.isSecure ? 'none' : 'lax',
    secure: env.isSecure,
    signed: true,
    maxAge: 300_000,
  })
  return tickets.issue('login', { userId, data: { browser }, seconds: 300 })
}

/** The /authorize URL that redeems a ticket. */
export function toAuthorizeAddress(
  values: Record<string, string | undefined>,
  ticket: string,
): string {
  const query = new URLSearchParams({ login_ticket: ticket })
  for (const name of authorizeNames) if (values[name]) query.set(name, values[name])
  return `/authorize?${query}`
}

export const pickAuthorizeParams = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    authorizeNames.flatMap((name) =>
      typeof values[name] === 'string' && values[name] !== '' ? [[name, values[name]]] : [],
    ),
  )
