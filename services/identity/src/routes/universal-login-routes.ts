import type Router from '@koa/router'
import type { Context } from 'koa'
import { renderErrorPage } from '../pages/error-page'
import { html } from '../pages/html'
import { signInWithPassword, type SignIn } from '../security/sign-in'
import type { Services } from '../services'
import { databaseConnection } from '../store/users'
import { toFields, findClient, respond, type Fields } from './body'
import { issueBoundTicket, pickAuthorizeParams, toAuthorizeAddress } from './login-tickets'

/**
 * Scripted logins: of pages on this origin, and auth0-js's cross-origin login. All end at
 * /authorize.
 */
export function addUniversalLoginRoutes(router: Router, services: Services): void {
  router.post('/usernamepassword/login', (ctx) => login(services, ctx, toFields(ctx)))
  router.post('/usernamepassword/challenge', (ctx) => challenge(services, ctx))
  router.post('/login/callback', callback)
  router.post('/co/authenticate', (ctx) => authenticate(services, ctx, toFields(ctx)))
}

const signInWith = (services: Services, ctx: Context, connection: string, fields: Fields) =>
  signInWithPassword(services, {
    connection,
    name: fields.username ?? '',
    password: fields.password ?? '',
    address: ctx.ip,
    captcha: fields.captcha,
    captchaState: fields.state,
  })

const refusals: Record<Exclude<SignIn['state'], 'ok'>, [string, string, number]> = {
  wrong: ['invalid_user_password', 'Wrong email or password.', 401],
  blocked: ['unauthorized', 'user is blocked', 401],
  locked: [
    'too_many_attempts',
    'Your account has been blocked after multiple consecutive login attempts.',
    429,
  ],
  captcha: ['requires_verification', 'Suspicious request requires verification', 401],
}

async function login(services: Services, ctx: Context, fields: Fields): Promise<void> {
  if (!findClient(services, fields.client_id))
    return refuse(ctx, 'invalid_request', 'client_id is missing or unknown')
  const connection = fields.connection ?? databaseConnection
  const outcome = await signInWith(services, ctx, connection, fields)
  if (outcome.state !== 'ok') return refuse(ctx, ...refusals[outcome.state])
  const ticket = issueBoundTicket(services, ctx, outcome.user.id)
  ctx.type = 'html'
  ctx.body =
    html`<form method="post" name="hiddenform" action="${services.env.identityUrl}/login/callback">
<input type="hidden" name="wa" value="wsignin1.0">
<input type="hidden" name="wresult" value="${ticket}">
<input type="hidden" name="wctx" value="${JSON.stringify(pickAuthorizeParams(fields))}">
<noscript><button type="submit">Continue</button></noscript>
</form>`.text
}

const refuse = (ctx: Context, code: string, description: string, status = 400) =>
  respond(ctx, status, { name: 'ValidationError', code, description, statusCode: status })

/** Whether the login of this state needs a captcha, and its image. */
function challenge({ attempts, captchas }: Services, ctx: Context): void {
  const { state } = toFields(ctx)
  if (!state) return refuse(ctx, 'invalid_request', 'state is required')
  if (!attempts.needsCaptchaAt(ctx.ip) && !captchas.isIssued(state))
    return respond(ctx, 200, { required: false })
  const image = captchas.issue(state, ctx.ip)
  respond(ctx, 200, { required: true, provider: 'auth0', siteKey: null, type: 'code', image })
}

/** Where the form of usernamepassword/login continues. */
function callback(ctx: Context): void {
  const { wresult, wctx } = toFields(ctx)
  const params = parseObject(wctx)
  if (!wresult || !params) return renderErrorPage(ctx, { error: 'invalid_request', status: 400 })
  ctx.status = 303
  ctx.redirect(toAuthorizeAddress(params, wresult))
}

function parseObject(text = ''): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' ? (parsed as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

/**
 * auth0-js: a password by JSON returns a ticket for /authorize, bound to this browser by a cookie.
 */
async function authenticate(services: Services, ctx: Context, fields: Fields): Promise<void> {
  const refuse = (error: string, description: string, status = 403) =>
    respond(ctx, status, { error, error_description: description })
  if (!findClient(services, fields.client_id))
    return refuse('unauthorized_client', 'client_id is missing or unknown')
  const outcome = await signInWith(services, ctx, fields.realm ?? databaseConnection, fields)
  // The next challenge of this state has its captcha, whatever the address's failures.
  if (outcome.state === 'captcha' && fields.state) services.captchas.issue(fields.state, ctx.ip)
  if (outcome.state !== 'ok') {
    const [error, description] = refusals[outcome.state]
    return refuse(
      outcome.state === 'wrong' ? 'access_denied' : error,
      description,
      outcome.state === 'locked' ? 429 : 403,
    )
  }
  const { id } = outcome.user
  respond(ctx, 200, {
    login_ticket: issueBoundTicket(services, ctx, id),
    co_id: id.slice(-12),
    co_verifier: services.secrets.hash(`co:${id}:${Date.now()}`),
  })
}
