import type Router from '@koa/router'
import type { Context } from 'koa'
import { toCodeMail, toCodeText, toLinkMail } from '../mail/mails'
import { renderErrorPage } from '../pages/error-page'
import { localeOf } from '../pages/send-page'
import { redeemCode, toPasswordlessAddress } from '../security/passwordless'
import type { Services } from '../services'
import { bodyOf, fieldsOf, queryOf } from './body'
import { findClient } from './clients'
import { issueLoginTicket, pickAuthorizeParams, toAuthorizeAddress } from './login-tickets'

/**
 * Login by code (mail, text message) or mailed link: Auth0's Authentication API, "Passwordless".
 */
export function addPasswordlessRoutes(router: Router, services: Services): void {
  router.post('/passwordless/start', (ctx) => start(services, ctx))
  router.post('/passwordless/verify', (ctx) => verify(services, ctx))
  router.get('/passwordless/verify_redirect', (ctx) => verifyRedirect(services, ctx))
}

async function start(services: Services, ctx: Context): Promise<void> {
  const { env, codes, outbox } = services
  const {
    client_id: clientId,
    connection = '',
    send = 'code',
    email,
    phone_number: phone,
  } = fieldsOf(ctx)
  if (!findClient(env, clientId))
    return refuse(ctx, 'bad.client_id', 'client_id is missing or unknown')
  if (connection !== 'email' && connection !== 'sms')
    return refuse(ctx, 'bad.connection', 'Connection does not exist')
  if (send !== 'link' && send !== 'code')
    return refuse(ctx, 'bad.send', 'send must be link or code')
  if (connection === 'sms' && send === 'link')
    return refuse(ctx, 'bad.send', 'A text message carries a code only')
  const address = toPasswordlessAddress(connection, (connection === 'email' ? email : phone) ?? '')
  if (!address)
    return refuse(
      ctx,
      connection === 'email' ? 'bad.email' : 'bad.phone_number',
      'The address is missing or not valid',
    )
  if (!(await services.limits.mayWriteTo(address)))
    return refuse(ctx, 'too_many_requests', 'Too many messages were sent to this address', 429)

  const locale = localeOf(ctx, ctx.get('x-request-language'))
  const code = codes.issue(connection, address)
  if (connection === 'sms') outbox.sendText(address, toCodeText(locale, code))
  else if (send === 'code') outbox.sendMail(toCodeMail(locale, address, code))
  else
    outbox.sendMail(
      toLinkMail(
        locale,
        address,
        linkOf(env.identityUrl, {
          ...authParamsOf(ctx),
          client_id: clientId!,
          connection,
          verification_code: code,
          email: address,
        }),
      ),
    )
  ctx.body =
    connection === 'email'
      ? {
          _id: services.secrets.hash(`passwordless:${address}`).slice(0, 24),
          email: address,
          email_verified: false,
        }
      : { phone_number: address, phone_verified: false }
}

function authParamsOf(ctx: Context): Record<string, string> {
  const params = bodyOf(ctx).authParams
  return pickAuthorizeParams(
    typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {},
  )
}

const linkOf = (identityUrl: string, query: Record<string, string>) =>
  `${identityUrl}/passwordless/verify_redirect?${new URLSearchParams(query)}`

/** Verifies a code without consuming it: the browser continues at verify_redirect. */
function verify({ codes }: Services, ctx: Context): void {
  const {
    connection = '',
    verification_code: code = '',
    email,
    phone_number: phone,
  } = fieldsOf(ctx)
  const address = toPasswordlessAddress(connection, (connection === 'email' ? email : phone) ?? '')
  if (!address || !codes.isRight(connection, address, code))
    return refuse(ctx, 'invalid_grant', wrongCode, 403)
  ctx.body = {}
}

const wrongCode = 'Wrong email or verification code.'

/**
 * Consumes a code and redirects to /authorize; an error goes to the callback if it is registered.
 */
function verifyRedirect(services: Services, ctx: Context): void {
  const query = Object.fromEntries(
    [
      'client_id',
      'connection',
      'verification_code',
      'email',
      'phone_number',
      'redirect_uri',
      'state',
    ].map((name) => [name, queryOf(ctx, name)]),
  )
  const connection = query.connection ?? ''
  const user = redeemCode(services, {
    connection,
    address: (connection === 'sms' ? query.phone_number : query.email) ?? '',
    code: query.verification_code ?? '',
  })
  if (user)
    return ctx.redirect(
      toAuthorizeAddress(
        // In the frame of a page there is nothing to show.
        {
          ...pickAuthorizeParams(ctx.query),
          ...(queryOf(ctx, 'response_mode') === 'web_message' && { prompt: 'none' }),
        },
        issueLoginTicket(services, ctx, user.id, { isBound: false }),
      ),
    )
  const callback = findClient(services.env, query.client_id)?.callbacks.find(
    (url) => url === query.redirect_uri,
  )
  if (!callback) return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  ctx.redirect(
    `${callback}#${new URLSearchParams({ error: 'unauthorized', error_description: wrongCode, ...(query.state && { state: query.state }) })}`,
  )
}

function refuse(ctx: Context, code: string, description: string, status = 400): void {
  ctx.status = status
  ctx.body = { code, error: code, error_description: description, statusCode: status }
}
