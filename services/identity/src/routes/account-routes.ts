import type Router from '@koa/router'
import type { Context } from 'koa'
import { toDataURL } from 'qrcode'
import { toPrefix } from '@law-firm/contract/locales'
import { languageTag, toMessages, type Locale } from '../messages/locale'
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
import { chooseLocale, sendPage } from '../pages/send-page'
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
import { toDisplayName, type User } from '../store/users'
import { toFields, readQuery } from './body'
import { findSession } from './session'

/** Pages that change credentials need a login in the last fifteen minutes. */
const freshSignIn = 900

/** Pages of mailed links, and the page of the second factor. */
export function addAccountRoutes(router: Router, services: Services): void {
  router.get('/verify-email', (ctx) => verifyEmail(services, ctx))
  router.get('/reset-password', (ctx) => showReset(services, ctx))
  router.post('/reset-password', (ctx) => reset(services, ctx))
  router.get('/mfa/enrol', (ctx) => withFreshSignIn(services, ctx, showEnrol))
  router.post('/mfa/enrol', (ctx) => withFreshSignIn(services, ctx, changeEnrolment))
}

/** Redirects to the site with Auth0's parameters, without personal data. */
function verifyEmail(services: Services, ctx: Context): void {
  const { tickets, users } = services
  const taken = tickets.take('verify_email', readQuery(ctx, 'ticket') ?? '')
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
  ctx.redirect(siteUrlOf(services, chooseLocale(ctx), `/email-verified-callback?${query}`))
}

/** A page of the site in the language. */
const siteUrlOf = ({ env }: Services, locale: Locale, path: string) =>
  env.siteUrl + toPrefix(locale) + path

/** A form action with the page's language. */
const actionOf = (path: string, locale: Locale) => `${path}?ui_locales=${languageTag(locale)}`

const refuseLink = (ctx: Context) => renderErrorPage(ctx, { error: 'link_expired', status: 400 })

function showReset({ tickets }: Services, ctx: Context): void {
  const ticket = readQuery(ctx, 'ticket') ?? ''
  const locale = chooseLocale(ctx)
  if (tickets.look('reset_password', ticket).state !== 'ok') return refuseLink(ctx)
  sendPage(
    ctx,
    locale,
    renderReset(toMessages(locale), actionOf('/reset-password', locale), ticket),
  )
}

async function reset(services: Services, ctx: Context): Promise<void> {
  const { tickets, users, sessions, attempts } = services
  const { ticket = '', password = '', repeat = '' } = toFields(ctx)
  const locale = chooseLocale(ctx)
  const t = toMessages(locale)
  const lookup = tickets.look('reset_password', ticket)
  const user = lookup.state === 'ok' ? users.find(lookup.ticket.userId ?? '') : undefined
  if (!user?.email || lookup.state !== 'ok' || user.email !== lookup.ticket.data.email)
    return refuseLink(ctx)
  const flaw = findPasswordFlaw(password, user.email)
  const errors = {
    password: flaw ? t[`password_${flaw}`] : undefined,
    repeat: password === repeat ? undefined : t.password_mismatch,
  }
  if (errors.password || errors.repeat) {
    const page = renderReset(t, actionOf('/reset-password', locale), ticket, errors)
    return sendPage(ctx, locale, page, 400)
  }
  if (tickets.take('reset_password', ticket).state !== 'ok') return refuseLink(ctx)
  // The link proves access to the mailbox: the address is verified.
  users.update(user.id, { passwordHash: await hashPassword(password), emailVerified: true })
  sessions.endAll(user.id)
  attempts.forgive(user.connection, user.email)
  sendPage(ctx, locale, renderResetDone(t, siteUrlOf(services, locale, '/sign-in')))
}

type Visit = { services: Services; ctx: Context; locale: Locale; user: User }

async function withFreshSignIn(
  services: Services,
  ctx: Context,
  show: (visit: Visit) => Promise<void>,
): Promise<void> {
  const locale = chooseLocale(ctx)
  const session = await findSession(services, ctx)
  const user = services.users.find(session?.accountId ?? '')
  const isFresh = Date.now() / 1000 - (session?.loginTs ?? 0) <= freshSignIn
  if (user && !user.blocked && isFresh) return show({ services, ctx, locale, user })
  const t = toMessages(locale)
  const text = user && !user.blocked ? t.step_up : t.signed_out
  const page = renderSignedOut(t, siteUrlOf(services, locale, '/sign-in'), text)
  sendPage(ctx, locale, page, 401)
}

async function showEnrol({ services, ctx, locale, user }: Visit, error?: string): Promise<void> {
  const t = toMessages(locale)
  const action = actionOf('/mfa/enrol', locale)
  const status = error ? 400 : 200
  if (user.totpConfirmed)
    return sendPage(ctx, locale, renderEnrolled(t, action, toDisplayName(user), error), status)
  const secret = pendingSecretOf(services, user)
  const label = user.email ?? toDisplayName(user)
  const { name } = await services.firm.get()
  const image = await toDataURL(toTotpUri(secret, label, name), { margin: 1, width: 416 })
  sendPage(ctx, locale, renderEnrol(t, { action, image, secret, error }), status)
}

/** The same QR code until it is confirmed, so that a reload does not invalidate a scanned one. */
function pendingSecretOf({ users, secrets }: Services, user: User): string {
  if (user.totpSecret) return secrets.decrypt(user.totpSecret)
  const secret = createTotpSecret()
  users.update(user.id, { totpSecret: secrets.encrypt(secret) })
  return secret
}

async function changeEnrolment(visit: Visit): Promise<void> {
  const { services, ctx, locale, user } = visit
  const { code = '', action } = toFields(ctx)
  const attempt = { connection: 'mfa', name: user.id, address: ctx.ip }
  const t = toMessages(locale)
  if (services.attempts.lockedFor(attempt) > 0) return showEnrol(visit, t.mfa_wrong)
  const backUrl = siteUrlOf(services, locale, '/dashboard/profile/security')
  const isRemoved = action === 'remove' && turnOff(services, user, code)
  const recoveryCodes = action !== 'remove' && turnOn(services, user, code)
  if (!isRemoved && !recoveryCodes) {
    services.attempts.fail(attempt)
    return showEnrol(visit, action === 'remove' ? t.mfa_wrong : t.enrol_wrong)
  }
  services.attempts.succeed(attempt)
  sendPage(
    ctx,
    locale,
    recoveryCodes ? renderRecoveryCodes(t, recoveryCodes, backUrl) : renderUnenrolled(t, backUrl),
  )
}

/** @returns the recovery codes, which are displayed once */
function turnOn({ users, secrets }: Services, user: User, code: string): string[] | false {
  const step =
    user.totpSecret && !user.totpConfirmed
      ? findTotpStep(secrets.decrypt(user.totpSecret), code)
      : null
  if (step === null) return false
  const codes = createRecoveryCodes()
  users.update(user.id, {
    totpConfirmed: true,
    totpLastStep: step,
    recoveryCodes: hashRecoveryCodes({ secrets }, user.id, codes),
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
