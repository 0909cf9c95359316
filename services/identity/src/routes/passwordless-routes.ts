import type Router from '@koa/router'
import type { Context } from 'koa'
import { toMail } from '../mail/mails'
import { fill, toMessages } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import { chooseLocale } from '../pages/send-page'
import { redeemCode, toPasswordlessAddress } from '../security/passwordless'
import type { Services } from '../services'
import { readBody, toFields, findClient, readQuery, respond, type Fields } from './body'
import { pickAuthorizeParams, toAuthorizeAddress } from './login-tickets'
import { mailLink } from './mailed-link-routes'

/**
 * Login by code (mail, text message) or mailed link: Auth0's Authentication API, "Passwordless".
 */
export function addPasswordlessRoutes(router: Router, services: Services): void {
  router.post('/passwordless/start', (ctx) => start(services, ctx))
  router.post('/passwordless/verify', (ctx) => verify(services, ctx))
  router.get('/passwordless/verify_redirect', (ctx) => verifyRedirect(services, ctx))
}

const toAddress = ({ connection = '', email, phone_number: phone }: Fields) =>
  toPasswordlessAddress(connection, (connection === 'sms' ? phone : email) ?? '')

async function start(services: Services, ctx: Context): Promise<void> {
  const { codes, outbox, limits } = services
  const fields = toFields(ctx)
  const { client_id: clientId, connection, send = 'code' } = fields
  if (!clientId || !findClient(services, clientId))
    return refuse(ctx, 'bad.client_id', 'client_id is missing or unknown')
  if (connection !== 'email' && connection !== 'sms')
    return refuse(ctx, 'bad.connection', 'Connection does not exist')
  if (send !== 'code' && !(send === 'link' && connection === 'email'))
    return refuse(ctx, 'bad.send', 'send must be code, or link for an email address')
  const address = toAddress(fields)
  if (!address)
    return refuse(
      ctx,
      connection === 'email' ? 'bad.email' : 'bad.phone_number',
      'The address is missing or not valid',
    )
  if (!(await limits.mayWriteTo(address, ctx.ip)))
    return refuse(ctx, 'too_many_requests', 'Too many messages were sent to this address', 429)

  const locale = chooseLocale(ctx, ctx.get('x-request-language'))
  if (send === 'link') {
    const { authParams } = readBody(ctx)
    mailLink(services, locale, address, {
      ...pickAuthorizeParams((authParams ?? {}) as Record<string, unknown>),
      client_id: clientId,
    })
    return respond(ctx, 200, toMailed(services, address))
  }
  const code = codes.issue(connection, address)
  if (connection === 'sms') {
    const { name } = await services.firm.get()
    outbox.sendText(address, fill(toMessages(locale).text_code, { code, firm: name }))
    return respond(ctx, 200, { phone_number: address, phone_verified: false })
  }
  outbox.sendMail(toMail(locale, address, 'code', { code }))
  respond(ctx, 200, toMailed(services, address))
}

const toMailed = ({ secrets }: Services, address: string) => ({
  _id: secrets.hash(`passwordless:${address}`).slice(0, 24),
  email: address,
  email_verified: false,
})

const wrongCode = 'Wrong email or verification code.'

/** Verifies a code without consuming it: the browser continues at verify_redirect. */
function verify({ codes }: Services, ctx: Context): void {
  const fields = toFields(ctx)
  const { connection = '', verification_code: code = '' } = fields
  const address = toAddress(fields)
  if (!address || !codes.isRight(connection, address, code))
    return refuse(ctx, 'invalid_grant', wrongCode, 403)
  respond(ctx, 200, {})
}

/**
 * Consumes a code and redirects to /authorize; an error goes to the callback if it is registered.
 */
function verifyRedirect(services: Services, ctx: Context): void {
  const query = (name: string) => readQuery(ctx, name) ?? ''
  const connection = query('connection')
  const user = redeemCode(services, {
    connection,
    address: query(connection === 'sms' ? 'phone_number' : 'email'),
    code: query('verification_code'),
  })
  if (user) {
    // In the frame of a page there is nothing to show.
    const silent = query('response_mode') === 'web_message' && { prompt: 'none' }
    return ctx.redirect(
      toAuthorizeAddress(
        { ...ctx.query, ...silent },
        services.tickets.issue('login', { userId: user.id, seconds: 300 }),
      ),
    )
  }
  const callback = findClient(services, query('client_id'))?.callbacks.find(
    (url) => url === query('redirect_uri'),
  )
  if (!callback) return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  const state = query('state')
  const failure = new URLSearchParams({
    error: 'unauthorized',
    error_description: wrongCode,
    ...(state && { state }),
  })
  ctx.redirect(`${callback}#${failure}`)
}

const refuse = (ctx: Context, code: string, description: string, status = 400) =>
  respond(ctx, status, { code, error: code, error_description: description, statusCode: status })
