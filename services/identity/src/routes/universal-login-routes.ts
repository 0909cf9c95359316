import type Router from '@koa/router'
import type { Context } from 'koa'
import { renderErrorPage } from '../pages/error-page'
import { html } from '../pages/html'
import { signInWithPassword, type SignIn } from '../security/sign-in'
import type { Services } from '../services'
import { databaseConnection } from '../store/users'
import { fieldsOf } from './body'
import { findClient } from './clients'
import { issueLoginTicket, pickAuthorizeParams, toAuthorizeAddress } from './login-tickets'

/**
 * Scripted logins: of pages on this origin, and auth0-js's cross-origin login. All end at
 * /authorize.
 */
export function addUniversalLoginRoutes(router: Router, services: Services): void {
  router.post('/usernamepassword/login', (ctx) => login(services, ctx))
  router.post('/usernamepassword/challenge', (ctx) => challenge(services, ctx))
  router.post('/login/callback', (ctx) => callback(services, ctx))
  router.post('/co/authenticate', (ctx) => authenticate(services, ctx))
}

async function login(services: Services, ctx: Context): Promise<void> {
  const fields = fieldsOf(ctx)
  const { username = '', password = '', connection = databaseConnection, captcha, state } = fields
  if (!findClient(services.env, fields.client_id))
    return refuse(ctx, 'invalid_request', 'client_id is missing or unknown')
  const outcome = await signInWithPassword(services, {
    connection,
    name: username,
    password,
    address: ctx.ip,
    captcha,
    captchaState: state,
  })
  if (outcome.state !== 'ok') return refuse(ctx, ...refusals[outcome.state])
  const ticket = issueLoginTicket(services, ctx, outcome.user.id, { isBound: true })
  ctx.type = 'html'
  ctx.body =
    html`<form method="post" name="hiddenform" action="${services.env.identityUrl}/login/callback">
<input type="hidden" name="wa" value="wsignin1.0">
<input type="hidden" name="wresult" value="${ticket}">
<input type="hidden" name="wctx" value="${JSON.stringify(pickAuthorizeParams(fields))}">
<noscript><button type="submit">Continue</button></noscript>
</form>`.text
}

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

/** Whether the login of this state needs a captcha, and its image. */
function challenge({ attempts, captchas }: Services, ctx: Context): void {
  const { state } = fieldsOf(ctx)
  if (!state) return refuse(ctx, 'invalid_request', 'state is required')
  if (!attempts.needsCaptchaAt(ctx.ip) && !captchas.isIssued(state)) {
    ctx.body = { required: false }
    return
  }
  ctx.body = {
    required: true,
    provider: 'auth0',
    siteKey: null,
    type: 'code',
    image: captchas.issue(state, ctx.ip),
  }
}

/** Where the form of usernamepassword/login continues. */
function callback(_services: Services, ctx: Context): void {
  const { wresult, wctx } = fieldsOf(ctx)
  const params = parseObject(wctx)
  if (!wresult || !params) return renderErrorPage(ctx, { error: 'invalid_request', status: 400 })
  ctx.status = 303
  ctx.redirect(toAuthorizeAddress(pickAuthorizeParams(params), wresult))
}

function parseObject(text: string | undefined): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return typeof parsed === 'object' && parsed !== null
      ? (parsed as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/**
 * auth0-js: a password by JSON returns a ticket for /authorize, bound to this browser by a
 * cookie.
 */
async function authenticate(services: Services, ctx: Context): Promise<void> {
  const fields = fieldsOf(ctx)
  if (!findClient(services.env, fields.client_id))
    return refuseCross(ctx, 'unauthorized_client', 'client_id is missing or unknown')
  const outcome = await signInWithPassword(services, {
    connection: fields.realm ?? databaseConnection,
    name: fields.username ?? '',
    password: fields.password ?? '',
    address: ctx.ip,
    captcha: fields.captcha,
    captchaState: fields.state,
  })
  // The next challenge of this state has its captcha, whatever the address's failures.
  if (outcome.state === 'captcha' && fields.state) services.captchas.issue(fields.state, ctx.ip)
  if (outcome.state !== 'ok')
    return refuseCross(
      ctx,
      outcome.state === 'wrong' ? 'access_denied' : refusals[outcome.state][0],
      refusals[outcome.state][1],
      outcome.state === 'locked' ? 429 : 403,
    )
  ctx.body = {
    login_ticket: issueLoginTicket(services, ctx, outcome.user.id, { isBound: true }),
    co_id: outcome.user.id.slice(-12),
    co_verifier: services.secrets.hash(`co:${outcome.user.id}:${Date.now()}`),
  }
}

function refuse(ctx: Context, code: string, description: string, status = 400): void {
  ctx.status = status
  ctx.body = { name: 'ValidationError', code, description, statusCode: status }
}

function refuseCross(ctx: Context, error: string, description: string, status = 403): void {
  ctx.status = status
  ctx.body = { error, error_description: description }
}
