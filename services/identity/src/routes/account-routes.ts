import type Router from '@koa/router'
import type { Context } from 'koa'
import { toDataURL } from 'qrcode'
import { languageTag, messagesOf, sitePrefix, type Locale } from '../messages/locale'
import {
  renderEnrol,
  renderEnrolled,
  renderRecoveryCodes,
  renderReset,
  renderResetDone,
  renderSignedOut,
  renderUnenrolled,
} from '../pages/account-pages'
import { renderErrorPage } from '../pages/error-page'
import { localeOf, sendPage } from '../pages/send-page'
import { findPasswordFlaw, hashPassword } from '../security/password'
import {
  checkSecondFactor,
  createRecoveryCodes,
  createTotpSecret,
  findTotpStep,
  hashRecoveryCodes,
  toTotpUri,
} from '../security/totp'
import type { Services } from '../services'
import { displayNameOf, type User } from '../store/users'
import { fieldsOf, queryOf } from './body'
import { findSignedIn } from './session'

/** Pages that change credentials need a login in the last fifteen minutes. */
const freshSignIn = 900

/** Pages of mailed links, and account pages of the signed-in user. */
export function addAccountRoutes(router: Router, services: Services): void {
  router.get('/verify-email', (ctx) => verifyEmail(services, ctx))
  router.get('/reset-password', (ctx) => showReset(services, ctx))
  router.post('/reset-password', (ctx) => reset(services, ctx))
  router.get('/mfa/enrol', (ctx) =>
    withFreshSignIn(services, ctx, (user, locale) => showEnrol(services, ctx, locale, user)),
  )
  router.post('/mfa/enrol', (ctx) =>
    withFreshSignIn(services, ctx, (user, locale) => changeEnrolment(services, ctx, locale, user)),
  )
}

/** Redirects to the site with Auth0's parameters, without personal data. */
function verifyEmail({ env, tickets, users }: Services, ctx: Context): void {
  const taken = tickets.take('verify_email', queryOf(ctx, 'ticket') ?? '')
  const user = taken.state === 'ok' ? users.find(taken.ticket.userId ?? '') : undefined
  const isVerified =
    taken.state === 'ok' && user !== undefined && user.email === taken.ticket.data.email
  if (isVerified) users.update(user.id, { emailVerified: true })
  const code = isVerified ? 'success' : taken.state === 'used' ? 'used' : 'expired'
  const message = {
    success: 'Your email was verified. You can continue using the application.',
    used: 'This URL can be used only once',
    expired: 'Access expired.',
  }[code]
  const query = new URLSearchParams({ success: String(isVerified), code, message })
  ctx.redirect(`${env.siteUrl}${sitePrefix(localeOf(ctx))}/email-verified-callback?${query}`)
}

async function withFreshSignIn(
  services: Services,
  ctx: Context,
  show: (user: User, locale: Locale) => Promise<void>,
): Promise<void> {
  const locale = localeOf(ctx)
  const signedIn = await findSignedIn(services, ctx)
  if (signedIn && Date.now() / 1000 - signedIn.loginTs <= freshSignIn)
    return show(signedIn.user, locale)
  const text = signedIn ? messagesOf(locale).step_up : undefined
  sendPage(ctx, locale, renderSignedOut(locale, signInUrlOf(services, locale), text), 401)
}

const signInUrlOf = ({ env }: Services, locale: Locale) =>
  `${env.siteUrl}${sitePrefix(locale)}/sign-in`

/** A form action with the page's language. */
const actionOf = (path: string, locale: Locale) => `${path}?ui_locales=${languageTag(locale)}`

function showReset({ tickets }: Services, ctx: Context): void {
  const ticket = queryOf(ctx, 'ticket') ?? ''
  const locale = localeOf(ctx)
  if (tickets.look('reset_password', ticket).state !== 'ok')
    return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  sendPage(ctx, locale, renderReset(locale, actionOf('/reset-password', locale), ticket))
}

async function reset(services: Services, ctx: Context): Promise<void> {
  const { tickets, users, sessions, attempts } = services
  const { ticket = '', password = '', repeat = '' } = fieldsOf(ctx)
  const locale = localeOf(ctx)
  const t = messagesOf(locale)
  const lookup = tickets.look('reset_password', ticket)
  const user = lookup.state === 'ok' ? users.find(lookup.ticket.userId ?? '') : undefined
  if (!user || lookup.state !== 'ok' || user.email !== lookup.ticket.data.email)
    return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  const flaw = findPasswordFlaw(password, user.email ?? '')
  const errors = {
    password: flaw ? t[`password_${flaw}`] : undefined,
    repeat: password === repeat ? undefined : t.password_mismatch,
  }
  if (errors.password || errors.repeat)
    return sendPage(
      ctx,
      locale,
      renderReset(locale, actionOf('/reset-password', locale), ticket, errors),
      400,
    )
  if (tickets.take('reset_password', ticket).state !== 'ok')
    return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  // The link proves access to the mailbox: the address is verified.
  users.update(user.id, { passwordHash: await hashPassword(password), emailVerified: true })
  sessions.endAll(user.id)
  attempts.forgive(user.connection, user.email ?? '')
  sendPage(ctx, locale, renderResetDone(locale, signInUrlOf(services, locale)))
}

async function showEnrol(
  services: Services,
  ctx: Context,
  locale: Locale,
  user: User,
  error?: string,
): Promise<void> {
  const action = actionOf('/mfa/enrol', locale)
  const status = error ? 400 : 200
  if (user.totpConfirmed)
    return sendPage(ctx, locale, renderEnrolled(locale, action, displayNameOf(user), error), status)
  const secret = pendingSecretOf(services, user)
  const image = await toDataURL(toTotpUri(secret, user.email ?? displayNameOf(user)), {
    margin: 1,
    width: 416,
  })
  sendPage(ctx, locale, renderEnrol({ locale, action, image, secret, error }), status)
}

/** The same QR code until it is confirmed, so that a reload does not invalidate a scanned one. */
function pendingSecretOf({ users, secrets }: Services, user: User): string {
  if (user.totpSecret) return secrets.decrypt(user.totpSecret)
  const secret = createTotpSecret()
  users.update(user.id, { totpSecret: secrets.encrypt(secret) })
  return secret
}

async function changeEnrolment(
  services: Services,
  ctx: Context,
  locale: Locale,
  user: User,
): Promise<void> {
  const { code = '', action } = fieldsOf(ctx)
  const attempt = { connection: 'mfa', name: user.id, address: ctx.ip }
  const t = messagesOf(locale)
  if (services.attempts.lockedFor(attempt) > 0)
    return showEnrol(services, ctx, locale, user, t.mfa_wrong)
  const isDone = action === 'remove' ? turnOff(services, user, code) : turnOn(services, user, code)
  if (!isDone) {
    services.attempts.fail(attempt)
    return showEnrol(services, ctx, locale, user, action === 'remove' ? t.mfa_wrong : t.enrol_wrong)
  }
  services.attempts.succeed(attempt)
  const backUrl = `${services.env.siteUrl}${sitePrefix(locale)}/dashboard/profile/security`
  sendPage(
    ctx,
    locale,
    isDone === true
      ? renderUnenrolled(locale, backUrl)
      : renderRecoveryCodes(locale, isDone, backUrl),
  )
}

/**
 * @returns the recovery codes, which are displayed once
 */
function turnOn(services: Services, user: User, code: string): string[] | false {
  const step =
    user.totpSecret && !user.totpConfirmed
      ? findTotpStep(services.secrets.decrypt(user.totpSecret), code)
      : null
  if (step === null) return false
  const codes = createRecoveryCodes()
  services.users.update(user.id, {
    totpConfirmed: true,
    totpLastStep: step,
    recoveryCodes: hashRecoveryCodes(services, user.id, codes),
  })
  return codes
}

function turnOff(services: Services, user: User, code: string): boolean {
  if (!checkSecondFactor(services, user, code)) return false
  services.users.update(user.id, {
    totpSecret: null,
    totpConfirmed: false,
    totpLastStep: 0,
    recoveryCodes: [],
  })
  return true
}
