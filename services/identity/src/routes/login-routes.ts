import type Router from '@koa/router'
import type { Context } from 'koa'
import { toMail } from '../mail/mails'
import { fill } from '../messages/locale'
import type { Errors, Form } from '../pages/fields'
import {
  renderCodeStart,
  renderCodeVerify,
  renderForgotPassword,
  renderForgotPasswordSent,
  renderMfa,
  renderSignup,
} from '../pages/login-pages'
import { ticketOnly } from '../provider/authorize-request'
import { socialConnections } from '../samples/mock-social-providers'
import { isEmail, redeemCode, toPasswordlessAddress } from '../security/passwordless'
import { signInWithPassword } from '../security/sign-in'
import { checkSecondFactor } from '../security/totp'
import type { Services } from '../services'
import { databaseConnection } from '../store/users'
import { createAccount, sendReset } from './accounts'
import { toFields, readQuery, type Fields } from './body'
import {
  captchaFor,
  finish,
  finishFirstFactor,
  finishLogin,
  toHint,
  openVisit,
  showLogin,
  type Visit,
} from './interaction'
import { pickSocial, showSocial } from './social-pages'

/** The hosted pages: sign in, sign up, code, second factor, mock social providers. */
export function addLoginRoutes(router: Router, services: Services): void {
  const on = (
    method: 'get' | 'post',
    path: string,
    step: (visit: Visit, fields: Fields) => Promise<void> | void,
  ) =>
    router[method](`/login/:uid${path}`, async (ctx) => {
      const visit = await openVisit(services, ctx)
      if (visit) await step(visit, toFields(ctx))
    })

  on('get', '', open)
  on('post', '', signIn)
  on('get', '/signup', (visit) => showSignup(visit, { values: toHint(visit) }))
  on('post', '/signup', signUp)
  on('get', '/forgot', (visit) =>
    visit.show(renderForgotPassword(visit, { values: toHint(visit) })),
  )
  on('post', '/forgot', sendResetLink)
  on('get', '/code', (visit) =>
    visit.show(renderCodeStart(visit, { values: { address: visit.param('login_hint') } })),
  )
  on('post', '/code', startCode)
  on('post', '/code/verify', verifyCode)
  on('get', '/mfa', (visit) => visit.show(renderMfa(visit)))
  on('post', '/mfa', checkMfa)
  on('get', '/social/:connection', (visit) => showSocial(visit))
  on('post', '/social/:connection', pickSocial)
}

/** The first page of an interaction, or the end of one that redeems a login ticket. */
async function open(visit: Visit): Promise<void> {
  const { services, ctx, param } = visit
  const isSilent = param(ticketOnly) !== undefined
  const ticket = param('login_ticket')
  const taken = ticket ? services.tickets.take('login', ticket) : undefined
  if (taken?.state === 'ok' && isFromThisBrowser(ctx, taken.ticket.data.browser)) {
    const user = services.users.find(taken.ticket.userId ?? '')
    if (user && !user.blocked)
      return isSilent && user.totpConfirmed
        ? refuseSilently(visit, 'interaction_required')
        : finishFirstFactor(visit, user)
  }
  if (isSilent) return refuseSilently(visit, 'login_required')
  const next = readQuery(ctx, 'screen') === 'login' ? undefined : firstScreen(visit)
  if (next) ctx.redirect(visit.base + next)
  else showLogin(visit, { values: toHint(visit) })
}

/** The error of a request that may show no page. */
const refuseSilently = (visit: Visit, error: string) =>
  finish(visit, { error, error_description: 'The request needs a page.' })

/**
 * A JSON login's ticket is bound to the browser that got it, so that a link cannot sign someone in
 * to another account.
 */
const isFromThisBrowser = (ctx: Context, browser: string | undefined) =>
  browser === undefined || ctx.cookies.get('idp.co', { signed: true }) === browser

function firstScreen({ services: { env }, param }: Visit): string | undefined {
  const connection = param('connection') ?? param('realm')
  if (socialConnections(env).some(({ id }) => id === connection)) return `/social/${connection}`
  if (connection === 'email') return '/code'
  return param('screen_hint') === 'signup' ? '/signup' : undefined
}

async function signIn(visit: Visit, fields: Fields): Promise<void> {
  const { services, ctx, t } = visit
  const { email = '', password = '', captcha } = fields
  const values = { email }
  const errors = {
    email: email.trim() ? undefined : t.field_required,
    password: password ? undefined : t.field_required,
  }
  if (errors.email || errors.password) return showLogin(visit, { values, errors }, { status: 400 })
  const connection = visit.param('realm') ?? databaseConnection
  const attempt = { connection, name: email, address: ctx.ip }
  const outcome = await signInWithPassword(services, {
    ...attempt,
    password,
    captcha,
    captchaState: visit.interaction.uid,
  })
  if (outcome.state === 'ok') return finishFirstFactor(visit, outcome.user)
  if (outcome.state === 'captcha') {
    const wrong = { captcha: captcha ? t.captcha_wrong : t.captcha_needed }
    return showLogin(visit, { values, errors: wrong }, { attempt, status: 400 })
  }
  const minutes = Math.ceil(services.attempts.lockedFor(attempt) / 60)
  const wait = minutes <= 1 ? t.minutes_one : fill(t.minutes_many, { count: minutes })
  const error = {
    wrong: t.login_wrong,
    blocked: t.login_blocked,
    locked: fill(t.login_locked, { minutes: wait }),
  }[outcome.state]
  showLogin(visit, { values }, { error, attempt, status: outcome.state === 'locked' ? 429 : 400 })
}

const showSignup = (visit: Visit, form: Form): void =>
  visit.show(renderSignup(visit, form, captchaFor(visit)), form.errors ? 400 : 200)

async function signUp(visit: Visit, values: Fields): Promise<void> {
  const { services, ctx, t, interaction } = visit
  const { attempts, captchas } = services
  const text = (name: string) => values[name]?.trim() || undefined
  const errors: Errors = {}
  for (const name of ['given_name', 'family_name', 'email', 'password'])
    if (!text(name)) errors[name] = t.field_required
  for (const name of ['given_name', 'family_name', 'company', 'job_title'])
    if ((values[name] ?? '').length > 150) errors[name] = t.field_too_long
  if (!errors.email && !isEmail(values.email ?? '')) errors.email = t.email_invalid
  if (
    attempts.needsCaptchaAt(ctx.ip) &&
    !captchas.isRight(interaction.uid, ctx.ip, values.captcha ?? '')
  )
    errors.captcha = t.captcha_needed
  if (Object.keys(errors).length > 0) return showSignup(visit, { values, errors })

  const [givenName, familyName] = [text('given_name'), text('family_name')]
  const [company, jobTitle] = [text('company'), text('job_title')]
  const account = await createAccount(
    services,
    {
      email: values.email ?? '',
      password: values.password ?? '',
      givenName,
      familyName,
      name: `${givenName} ${familyName}`,
      userMetadata: { ...(company && { company }), ...(jobTitle && { jobTitle }) },
    },
    { locale: visit.locale, sender: ctx.ip },
  )
  if (account.state === 'ok') return finishLogin(visit, account.user, ['pwd'])
  const texts = {
    user_exists: t.email_taken,
    invalid_email: t.email_invalid,
    too_many_requests: t.mail_rate,
  }
  const wrong =
    account.state === 'invalid_password'
      ? { password: t[`password_${account.flaw}`] }
      : { email: texts[account.state] }
  showSignup(visit, { values, errors: wrong })
}

async function sendResetLink(visit: Visit, { email = '' }: Fields): Promise<void> {
  const form = { values: { email }, errors: { email: visit.t.email_invalid } }
  if (!isEmail(email)) return visit.show(renderForgotPassword(visit, form), 400)
  await sendReset(visit.services, email, { locale: visit.locale, sender: visit.ctx.ip })
  visit.show(renderForgotPasswordSent(visit))
}

async function startCode(visit: Visit, fields: Fields): Promise<void> {
  const { codes, limits, outbox } = visit.services
  const address = toPasswordlessAddress('email', fields.address ?? '')
  const form = { values: fields, errors: { address: visit.t.email_invalid } }
  if (!address) return visit.show(renderCodeStart(visit, form), 400)
  if (await limits.mayWriteTo(address, visit.ctx.ip))
    outbox.sendMail(toMail(visit.locale, address, 'code', { code: codes.issue('email', address) }))
  visit.show(renderCodeVerify(visit, address))
}

async function verifyCode(visit: Visit, { address = '', code = '' }: Fields): Promise<void> {
  const user = redeemCode(visit.services, { connection: 'email', address, code })
  if (user) return finishFirstFactor(visit, user)
  visit.show(renderCodeVerify(visit, address, { errors: { code: visit.t.code_wrong } }), 400)
}

/** Wrong codes lock the second factor like a password. */
async function checkMfa(visit: Visit, { code = '' }: Fields): Promise<void> {
  const { services, ctx, t, interaction } = visit
  const { tickets, users, attempts } = services
  const lookup = tickets.look('mfa', interaction.uid)
  const user = lookup.state === 'ok' ? users.find(lookup.ticket.userId ?? '') : undefined
  if (!user || user.blocked)
    return showLogin(visit, { values: toHint(visit) }, { error: t.mfa_lost, status: 400 })
  const attempt = { connection: 'mfa', name: user.id, address: ctx.ip }
  if (attempts.lockedFor(attempt) > 0)
    return visit.show(renderMfa(visit, fill(t.login_locked, { minutes: t.minutes_one })), 429)
  if (!checkSecondFactor(services, user, code)) {
    attempts.fail(attempt)
    return visit.show(renderMfa(visit, t.mfa_wrong), 400)
  }
  attempts.succeed(attempt)
  tickets.take('mfa', interaction.uid)
  await finishLogin(visit, user, ['pwd', 'otp', 'mfa'])
}
