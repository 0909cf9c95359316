import type Router from '@koa/router'
import type { Context } from 'koa'
import { createHash } from 'node:crypto'
import { toCodeMail, toCodeText } from '../mail/mails'
import { fill, messagesOf } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import {
  renderCode,
  renderForgotPassword,
  renderForgotPasswordSent,
  renderLogin,
  renderMfa,
  renderSignup,
  renderSocial,
  type Errors,
} from '../pages/login-pages'
import { ticketOnly } from '../provider/authorize-request'
import {
  socialConnections,
  socialCookie,
  type SocialConnection,
} from '../samples/mock-social-providers'
import { isEmail, redeemCode, toPasswordlessAddress } from '../security/passwordless'
import type { RateLimits } from '../security/rate-limits'
import { signInWithPassword } from '../security/sign-in'
import { checkSecondFactor } from '../security/totp'
import type { Services } from '../services'
import type { PasswordlessConnection } from '../store/codes'
import { databaseConnection, displayNameOf, toEmail, type User } from '../store/users'
import { createAccount, sendReset } from './accounts'
import { fieldsOf, queryOf, type Fields } from './body'
import { finish, finishFirstFactor, finishLogin, openVisit, type Visit } from './interaction'

type Step = (ctx: Context, visit: Visit) => Promise<void> | void

/**
 * The hosted pages: sign in, sign up, code, second factor, mock social providers.
 */
export function addLoginRoutes(router: Router, services: Services, limits: RateLimits): void {
  const on = (method: 'get' | 'post', path: string, step: Step) =>
    router[method](`/login/:uid${path}`, async (ctx) => {
      const visit = await openVisit(services, ctx)
      if (visit) await step(ctx, visit)
    })

  on('get', '', (ctx, visit) => open(services, ctx, visit))
  on('post', '', (ctx, visit) => signIn(services, ctx, visit))
  on('get', '/signup', (ctx, visit) =>
    showSignup(services, ctx, visit, { email: visit.param('login_hint') ?? '' }),
  )
  on('post', '/signup', (ctx, visit) => signUp(services, ctx, visit))
  on('get', '/forgot', (_ctx, visit) =>
    visit.show(renderForgotPassword(visit.locale, visit.base, visit.param('login_hint') ?? '')),
  )
  on('post', '/forgot', (ctx, visit) => sendResetLink(services, limits, ctx, visit))
  on('get', '/code', (_ctx, visit) =>
    showCode(visit, connectionOf(visit.param('connection')), visit.param('login_hint') ?? ''),
  )
  on('post', '/code', (ctx, visit) => startCode(services, limits, ctx, visit))
  on('post', '/code/verify', (ctx, visit) => verifyCode(services, ctx, visit))
  on('get', '/mfa', (_ctx, visit) => visit.show(renderMfa(visit.locale, visit.base)))
  on('post', '/mfa', (ctx, visit) => checkMfa(services, ctx, visit))
  on('get', '/social/:connection', (ctx, visit) => showSocial(services, ctx, visit))
  on('post', '/social/:connection', (ctx, visit) => pickSocial(services, ctx, visit))
}

/** The first page of an interaction, by the missing prompt. */
async function open(services: Services, ctx: Context, visit: Visit): Promise<void> {
  const { base, param } = visit
  const isSilent = param(ticketOnly) !== undefined
  const ticket = param('login_ticket')
  const taken = ticket ? services.tickets.take('login', ticket) : undefined
  if (taken?.state === 'ok' && isFromThisBrowser(ctx, taken.ticket.data.browser)) {
    const user = services.users.find(taken.ticket.userId ?? '')
    if (user && !user.blocked)
      return isSilent && user.totpConfirmed
        ? refuseSilently(services, ctx, 'interaction_required')
        : finishFirstFactor(services, ctx, visit, user)
  }
  if (isSilent) return refuseSilently(services, ctx, 'login_required')
  if (queryOf(ctx, 'screen') === 'login') return showLogin(services, ctx, visit)
  const next = firstScreen(services, param('connection') ?? param('realm'), param('screen_hint'))
  if (!next) return showLogin(services, ctx, visit)
  ctx.redirect(base + next)
}

/** The error of a request that may show no page. */
const refuseSilently = (services: Services, ctx: Context, error: string) =>
  finish(services, ctx, { error, error_description: 'The request needs a page.' })

/**
 * A JSON login's ticket is bound to the browser that got it, so that a link cannot sign someone in
 * to another account.
 */
const isFromThisBrowser = (ctx: Context, browser: string | undefined) =>
  browser === undefined || ctx.cookies.get('idp.co', { signed: true }) === browser

function firstScreen(
  { env }: Services,
  connection: string | undefined,
  screenHint: string | undefined,
): string | undefined {
  if (socialConnections(env).some(({ id }) => id === connection)) return `/social/${connection}`
  if (connection === 'email' || connection === 'sms') return '/code'
  return screenHint === 'signup' ? '/signup' : undefined
}

type LoginState = {
  email?: string
  error?: string
  errors?: Errors
  needsCaptcha?: boolean
  status?: number
}

function showLogin(
  services: Services,
  ctx: Context,
  visit: Visit,
  { email = visit.param('login_hint') ?? '', error, errors, needsCaptcha, status }: LoginState = {},
): void {
  const { env, attempts, captchas, organisations } = services
  const captcha =
    (needsCaptcha ?? attempts.needsCaptchaAt(ctx.ip))
      ? captchas.issue(visit.interaction.uid, ctx.ip)
      : undefined
  const organisation = organisations.find(visit.param('organization') ?? '')?.displayName
  visit.show(
    renderLogin({
      locale: visit.locale,
      base: visit.base,
      email,
      error,
      errors,
      captcha,
      organisation,
      social: visit.param('connection') === databaseConnection ? [] : socialConnections(env),
    }),
    status,
  )
}

async function signIn(services: Services, ctx: Context, visit: Visit): Promise<void> {
  const { email = '', password = '', captcha } = fieldsOf(ctx)
  const t = messagesOf(visit.locale)
  const missing = {
    email: email.trim() ? undefined : t.field_required,
    password: password ? undefined : t.field_required,
  }
  if (missing.email || missing.password)
    return showLogin(services, ctx, visit, { email, errors: missing, status: 400 })
  const connection = visit.param('realm') ?? databaseConnection
  const attempt = { connection, name: email, address: ctx.ip }
  const outcome = await signInWithPassword(services, {
    ...attempt,
    password,
    captcha,
    captchaState: visit.interaction.uid,
  })
  if (outcome.state === 'ok') return finishFirstFactor(services, ctx, visit, outcome.user)
  const needsCaptcha = services.attempts.needsCaptcha(attempt)
  if (outcome.state === 'captcha')
    return showLogin(services, ctx, visit, {
      email,
      errors: { captcha: captcha ? t.captcha_wrong : t.captcha_needed },
      needsCaptcha,
      status: 400,
    })
  const minutes = Math.ceil(services.attempts.lockedFor(attempt) / 60)
  const wait = minutes <= 1 ? t.minutes_one : fill(t.minutes_many, { count: minutes })
  const error = {
    wrong: t.login_wrong,
    blocked: t.login_blocked,
    locked: fill(t.login_locked, { minutes: wait }),
  }[outcome.state]
  showLogin(services, ctx, visit, {
    email,
    error,
    needsCaptcha,
    status: outcome.state === 'locked' ? 429 : 400,
  })
}

function showSignup(
  { attempts, captchas }: Services,
  ctx: Context,
  visit: Visit,
  values: Fields,
  errors?: Errors,
): void {
  const captcha = attempts.needsCaptchaAt(ctx.ip)
    ? captchas.issue(visit.interaction.uid, ctx.ip)
    : undefined
  visit.show(
    renderSignup({ locale: visit.locale, base: visit.base, values, errors, captcha }),
    errors ? 400 : 200,
  )
}

async function signUp(services: Services, ctx: Context, visit: Visit): Promise<void> {
  const values = fieldsOf(ctx)
  const t = messagesOf(visit.locale)
  const required = ['given_name', 'family_name', 'email', 'password'].filter(
    (name) => !values[name]?.trim(),
  )
  const long = ['given_name', 'family_name', 'company', 'job_title'].filter(
    (name) => (values[name] ?? '').length > 150,
  )
  const errors: Errors = Object.fromEntries([
    ...required.map((name) => [name, t.field_required]),
    ...long.map((name) => [name, t.field_too_long]),
  ])
  if (!errors.email && !isEmail(values.email ?? '')) errors.email = t.email_invalid
  if (
    services.attempts.needsCaptchaAt(ctx.ip) &&
    !services.captchas.isRight(visit.interaction.uid, ctx.ip, values.captcha ?? '')
  )
    errors.captcha = t.captcha_needed
  if (Object.keys(errors).length > 0) return showSignup(services, ctx, visit, values, errors)

  const text = (name: string) => values[name]?.trim() || undefined
  const [givenName, familyName] = [text('given_name'), text('family_name')]
  const userMetadata = Object.fromEntries(
    [
      ['company', text('company')],
      ['jobTitle', text('job_title')],
    ].filter(([, value]) => value),
  )
  const account = await createAccount(
    services,
    {
      email: values.email ?? '',
      password: values.password ?? '',
      givenName,
      familyName,
      name: `${givenName} ${familyName}`,
      userMetadata,
    },
    visit.locale,
  )
  if (account.state === 'ok') return finishLogin(services, ctx, visit, account.user, ['pwd'])
  const wrong =
    account.state === 'invalid_password'
      ? { password: t[`password_${account.flaw}`] }
      : { email: account.state === 'user_exists' ? t.email_taken : t.email_invalid }
  showSignup(services, ctx, visit, values, wrong)
}

async function sendResetLink(
  services: Services,
  limits: RateLimits,
  ctx: Context,
  visit: Visit,
): Promise<void> {
  const { email = '' } = fieldsOf(ctx)
  if (!isEmail(email))
    return visit.show(
      renderForgotPassword(visit.locale, visit.base, email, messagesOf(visit.locale).email_invalid),
      400,
    )
  await sendReset(services, limits, email, visit.locale)
  visit.show(renderForgotPasswordSent(visit.locale, visit.base))
}

const connectionOf = (name: string | undefined): PasswordlessConnection =>
  name === 'sms' ? 'sms' : 'email'

function showCode(
  { locale, base, show }: Visit,
  connection: PasswordlessConnection,
  address: string,
  step: 'start' | 'verify' = 'start',
  error?: string,
): void {
  show(renderCode({ locale, base, connection, address, step, error }), error ? 400 : 200)
}

async function startCode(
  { codes, outbox }: Services,
  limits: RateLimits,
  ctx: Context,
  visit: Visit,
): Promise<void> {
  const fields = fieldsOf(ctx)
  const connection = connectionOf(fields.connection)
  const address = toPasswordlessAddress(connection, fields.address ?? '')
  const t = messagesOf(visit.locale)
  if (!address)
    return showCode(
      visit,
      connection,
      fields.address ?? '',
      'start',
      connection === 'email' ? t.email_invalid : t.phone_invalid,
    )
  if (await limits.mayWriteTo(address)) {
    const code = codes.issue(connection, address)
    if (connection === 'email') outbox.sendMail(toCodeMail(visit.locale, address, code))
    else outbox.sendText(address, toCodeText(visit.locale, code))
  }
  showCode(visit, connection, address, 'verify')
}

async function verifyCode(services: Services, ctx: Context, visit: Visit): Promise<void> {
  const { connection, address = '', code = '' } = fieldsOf(ctx)
  const known = connectionOf(connection)
  const user = redeemCode(services, { connection: known, address, code })
  if (!user) return showCode(visit, known, address, 'verify', messagesOf(visit.locale).code_wrong)
  await finishFirstFactor(services, ctx, visit, user)
}

/** Five wrong codes lock the second factor like a password. */
async function checkMfa(services: Services, ctx: Context, visit: Visit): Promise<void> {
  const { tickets, users, attempts } = services
  const t = messagesOf(visit.locale)
  const lookup = tickets.look('mfa', visit.interaction.uid)
  const user = lookup.state === 'ok' ? users.find(lookup.ticket.userId ?? '') : undefined
  if (!user || user.blocked)
    return showLogin(services, ctx, visit, { error: t.mfa_lost, status: 400 })
  const attempt = { connection: 'mfa', name: user.id, address: ctx.ip }
  if (attempts.lockedFor(attempt) > 0)
    return visit.show(
      renderMfa(visit.locale, visit.base, fill(t.login_locked, { minutes: t.minutes_one })),
      429,
    )
  if (!checkSecondFactor(services, user, fieldsOf(ctx).code ?? '')) {
    attempts.fail(attempt)
    return visit.show(renderMfa(visit.locale, visit.base, t.mfa_wrong), 400)
  }
  attempts.succeed(attempt)
  tickets.take('mfa', visit.interaction.uid)
  await finishLogin(services, ctx, visit, user, ['pwd', 'otp', 'mfa'])
}

const findSocial = ({ env }: Services, ctx: Context): SocialConnection | undefined =>
  socialConnections(env).find(({ id }) => id === ctx.params.connection)

function showSocial(
  services: Services,
  ctx: Context,
  visit: Visit,
  values: Fields = {},
  errors?: Errors,
): void {
  const connection = findSocial(services, ctx)
  if (!connection) return renderErrorPage(ctx, { error: 'not_found', status: 404 })
  const remembered = services.users.find(
    ctx.cookies.get(socialCookie(connection.id), { signed: true }) ?? '',
  )
  const ownIdentities =
    remembered?.email && !connection.identities.some(({ email }) => email === remembered.email)
      ? [{ email: remembered.email, name: displayNameOf(remembered) }]
      : []
  visit.show(
    renderSocial({
      locale: visit.locale,
      base: visit.base,
      connection,
      identities: [...ownIdentities, ...connection.identities],
      values,
      errors,
    }),
    errors ? 400 : 200,
  )
}

async function pickSocial(services: Services, ctx: Context, visit: Visit): Promise<void> {
  const connection = findSocial(services, ctx)
  if (!connection) return renderErrorPage(ctx, { error: 'not_found', status: 404 })
  const fields = fieldsOf(ctx)
  const picked = connection.identities.find(({ email }) => email === fields.identity)
  const known = fields.identity
    ? services.users.findByEmail(connection.id, fields.identity)
    : undefined
  const identity =
    picked ??
    (known?.email
      ? { email: known.email, name: displayNameOf(known) }
      : { email: fields.email ?? '', name: fields.name?.trim() ?? '' })
  const t = messagesOf(visit.locale)
  const errors = {
    name: identity.name ? undefined : t.field_required,
    email: isEmail(identity.email) ? undefined : t.email_invalid,
  }
  if (errors.name || errors.email) return showSocial(services, ctx, visit, fields, errors)
  const user = socialUser(services, connection, identity, picked !== undefined)
  ctx.cookies.set(socialCookie(connection.id), user.id, {
    httpOnly: true,
    sameSite: 'lax',
    secure: services.env.isSecure,
    signed: true,
    maxAge: 30 * 86_400_000,
  })
  const principal = services.users.findPrincipal(user)
  if (principal.blocked || user.blocked)
    return showLogin(services, ctx, visit, { error: t.login_blocked, status: 400 })
  await finishFirstFactor(services, ctx, visit, principal)
}

/** Mock identities have unverified addresses. */
function socialUser(
  { users }: Services,
  { id }: SocialConnection,
  { email, name }: { email: string; name: string },
  isVerified: boolean,
): User {
  const known = users.findByEmail(id, email)
  if (known) return known
  const [givenName = name, ...rest] = name.split(' ')
  const subject = createHash('sha256')
    .update(`${id}:${toEmail(email)}`)
    .digest('hex')
    .slice(0, 21)
  return users.create({
    id: `${id}|${subject}`,
    connection: id,
    email,
    emailVerified: isVerified,
    name,
    givenName,
    familyName: rest.join(' ') || null,
  })
}
