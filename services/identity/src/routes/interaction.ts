import type { Context } from 'koa'
import { errors, type InteractionResults } from 'oidc-provider'
import { fill, toMessages, type Locale, type Messages } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import type { Form } from '../pages/fields'
import { renderLogin, type Page } from '../pages/login-pages'
import { chooseLocale, sendPage } from '../pages/send-page'
import { socialConnections } from '../samples/mock-social-providers'
import type { Attempt } from '../security/attempts'
import type { Services } from '../services'
import { databaseConnection, type User } from '../store/users'
import { readQuery } from './body'

type Interaction = Awaited<ReturnType<Services['provider']['interactionDetails']>>

/** A request of the hosted pages: the pending login, its language and its path. */
export type Visit = {
  services: Services
  ctx: Context
  interaction: Interaction
  locale: Locale
  t: Messages
  /** `/login/{uid}`; the interaction cookie is bound to this path. */
  base: string
  param: (name: string) => string | undefined
  show: (page: Page, status?: number) => void
}

/** The request's interaction; `undefined` after responding with an error page. */
export async function openVisit(services: Services, ctx: Context): Promise<Visit | undefined> {
  const interaction = await findInteraction(services, ctx)
  if (!interaction || interaction.uid !== ctx.params.uid) {
    renderErrorPage(ctx, { error: 'interaction_expired', status: 400 })
    return undefined
  }
  const param = (name: string) => {
    const value = interaction.params[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const base = `/login/${interaction.uid}`
  const locale = chooseLocale(ctx, rememberLanguage(ctx, base) ?? param('ui_locales'))
  const show = (page: Page, status?: number) => sendPage(ctx, locale, page, status)
  return { services, ctx, interaction, locale, t: toMessages(locale), base, param, show }
}

export const toHint = ({ param }: Visit) => ({ email: param('login_hint') })

/** The picture of the captcha, if one is needed. */
export function captchaFor({ services, ctx, interaction }: Visit, attempt?: Attempt) {
  const { attempts, captchas } = services
  const isNeeded = attempt ? attempts.needsCaptcha(attempt) : attempts.needsCaptchaAt(ctx.ip)
  return isNeeded ? captchas.issue(interaction.uid, ctx.ip) : undefined
}

export function showLogin(
  visit: Visit,
  form: Form,
  { error, attempt, status }: { error?: string; attempt?: Attempt; status?: number } = {},
): void {
  const { services, param } = visit
  visit.show(
    renderLogin(visit, {
      form,
      error,
      captcha: captchaFor(visit, attempt),
      organisation: services.organisations.find(param('organization') ?? '')?.displayName,
      social: param('connection') === databaseConnection ? [] : socialConnections(services.env),
    }),
    status,
  )
}

/** The language selected during this interaction. */
function rememberLanguage(ctx: Context, base: string): string | undefined {
  const picked = readQuery(ctx, 'ui_locales')
  if (picked)
    ctx.cookies.set('idp.language', picked.replace(/[^\w -]/g, '').slice(0, 35), {
      path: base,
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
    })
  return ctx.cookies.get('idp.language', { signed: true })
}

async function findInteraction(
  { provider }: Services,
  ctx: Context,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(ctx.req, ctx.res)
  } catch (cause) {
    if (cause instanceof errors.SessionNotFound) return undefined
    throw cause
  }
}

/** Finishes the interaction with a result. */
export async function finish(
  { services: { provider }, ctx }: Visit,
  result: InteractionResults,
): Promise<void> {
  const returnTo = await provider.interactionResult(ctx.req, ctx.res, result)
  ctx.status = 303
  ctx.redirect(returnTo)
}

/** After the first factor: the second factor if enabled, then back to the provider. */
export async function finishFirstFactor(visit: Visit, user: User): Promise<void> {
  if (!user.totpConfirmed) return finishLogin(visit, user, ['pwd'])
  const { services, ctx, base, interaction } = visit
  services.tickets.issue('mfa', { userId: user.id, seconds: 600, token: interaction.uid })
  ctx.status = 303
  ctx.redirect(`${base}/mfa`)
}

export async function finishLogin(visit: Visit, user: User, amr: string[]): Promise<void> {
  const { services, interaction } = visit
  const refused = acceptInvitation(visit, user) ?? refuseStranger(visit, user)
  if (refused) return finish(visit, { error: 'access_denied', error_description: refused })
  services.users.recordLogin(user.id)
  await finish(visit, { login: { accountId: user.id, remember: true, amr } })
  // For another account oidc-provider would respond with a page whose script signs the previous one
  // out.
  const { session } = interaction
  if (session?.accountId && session.accountId !== user.id) services.sessions.clear(session.uid)
}

/** Accepts an invitation, once, for the invited account only. */
function acceptInvitation({ services, param, t }: Visit, user: User): string | undefined {
  const { tickets, organisations } = services
  const token = param('invitation')
  if (!token) return undefined
  const lookup = tickets.look('invitation', token)
  const { organisation, email } = lookup.state === 'ok' ? lookup.ticket.data : {}
  const isForUser =
    organisation !== undefined && organisation === param('organization') && email === user.email
  if (!isForUser || tickets.take('invitation', token).state !== 'ok') return t.invitation_wrong
  organisations.addMember(organisation, user.id)
  return undefined
}

function refuseStranger(
  { services: { organisations }, param, t }: Visit,
  user: User,
): string | undefined {
  const id = param('organization')
  if (!id || organisations.findFor(user.id, id)) return undefined
  return fill(t.not_a_member, { name: organisations.find(id)?.displayName ?? id })
}
