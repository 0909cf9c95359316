import type { Context } from 'koa'
import { errors, type InteractionResults } from 'oidc-provider'
import { fill, messagesOf, type Locale } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import { localeOf, sendPage } from '../pages/send-page'
import type { Page } from '../pages/login-pages'
import type { Services } from '../services'
import type { User } from '../store/users'
import { queryOf } from './body'

type Interaction = Awaited<ReturnType<Services['provider']['interactionDetails']>>

/** An interaction with the hosted pages: the pending login, its language and its path. */
export type Visit = {
  interaction: Interaction
  locale: Locale
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
  const locale = localeOf(ctx, rememberLanguage(ctx, base) ?? param('ui_locales'))
  return {
    interaction,
    locale,
    base,
    param,
    show: (page, status) => sendPage(ctx, locale, page, status),
  }
}

/** The language selected during this interaction. */
function rememberLanguage(ctx: Context, base: string): string | undefined {
  const picked = queryOf(ctx, 'ui_locales')
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
  { provider }: Services,
  ctx: Context,
  result: InteractionResults,
): Promise<void> {
  ctx.status = 303
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
}

export const deny = (services: Services, ctx: Context, description: string) =>
  finish(services, ctx, { error: 'access_denied', error_description: description })

/**
 * After the first factor: the second factor if enabled, then the organisation, then back to the
 * provider.
 */
export async function finishFirstFactor(
  services: Services,
  ctx: Context,
  visit: Visit,
  user: User,
): Promise<void> {
  if (!user.totpConfirmed) return finishLogin(services, ctx, visit, user, ['pwd'])
  services.tickets.issue('mfa', { userId: user.id, seconds: 600, token: visit.interaction.uid })
  ctx.status = 303
  ctx.redirect(`${visit.base}/mfa`)
}

export async function finishLogin(
  services: Services,
  ctx: Context,
  visit: Visit,
  user: User,
  amr: string[],
): Promise<void> {
  const refused = acceptInvitation(services, visit, user) ?? refuseStranger(services, visit, user)
  if (refused) return deny(services, ctx, refused)
  const { session } = visit.interaction
  services.users.recordLogin(user.id)
  const result = { login: { accountId: user.id, remember: true, amr } }
  const returnTo = await services.provider.interactionResult(ctx.req, ctx.res, result)
  // For another account oidc-provider would respond with a page whose script signs the previous one
  // out.
  if (session?.uid && session.accountId && session.accountId !== user.id)
    services.sessions.clear(session.uid)
  ctx.status = 303
  ctx.redirect(returnTo)
}

/** Accepts an invitation, once, for the invited account only. */
function acceptInvitation(
  { tickets, organisations }: Services,
  { param, locale }: Visit,
  user: User,
): string | undefined {
  const token = param('invitation')
  if (!token) return undefined
  const lookup = tickets.look('invitation', token)
  const { organisation, email } = lookup.state === 'ok' ? lookup.ticket.data : {}
  const isForUser =
    organisation !== undefined && organisation === param('organization') && email === user.email
  if (!isForUser || tickets.take('invitation', token).state !== 'ok')
    return messagesOf(locale).invitation_wrong
  organisations.addMember(organisation, user.id)
  return undefined
}

function refuseStranger(
  { organisations }: Services,
  { param, locale }: Visit,
  user: User,
): string | undefined {
  const id = param('organization')
  if (!id || organisations.isMember(id, user.id)) return undefined
  return fill(messagesOf(locale).not_a_member, { name: organisations.find(id)?.displayName ?? id })
}
