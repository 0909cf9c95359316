import type Router from '@koa/router'
import type { Context } from 'koa'
import { toMail } from '../mail/mails'
import { toMessages, type Locale } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import { renderMailedLink, renderNewLink, renderNewLinkSent } from '../pages/mailed-link-pages'
import { chooseLocale, sendPage } from '../pages/send-page'
import { redeemCode, toPasswordlessAddress } from '../security/passwordless'
import type { Services } from '../services'
import { findClient, readQuery } from './body'
import { pickAuthorizeParams, toAuthorizeAddress } from './login-tickets'

const connection = 'email'
const path = '/passwordless/link'

/**
 * The page of a mailed link. Scanners of mail programs open links before their reader does: opening it changes
 * nothing, its button signs in.
 */
export function addMailedLinkRoutes(router: Router, services: Services): void {
  router.get(path, (ctx) => show(services, ctx))
  router.post(path, (ctx) => signIn(services, ctx))
  router.post(`${path}/again`, (ctx) => sendAgain(services, ctx))
}

/** @param query the request for authorisation that the link continues */
export function mailLink(
  { env, codes, outbox }: Services,
  locale: Locale,
  address: string,
  query: Record<string, string>,
): void {
  const code = codes.issue(connection, address)
  const search = new URLSearchParams({ ...query, verification_code: code, email: address })
  outbox.sendMail(toMail(locale, address, 'link', { link: `${env.identityUrl}${path}?${search}` }))
}

function readLink(services: Services, ctx: Context) {
  const query = (name: string) => readQuery(ctx, name) ?? ''
  const address = toPasswordlessAddress(connection, query('email'))
  const isOfClient = findClient(services, query('client_id'))?.callbacks.includes(
    query('redirect_uri'),
  )
  return address && isOfClient ? { address, code: query('verification_code') } : null
}

function show(services: Services, ctx: Context): void {
  const link = readLink(services, ctx)
  if (!link) return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  if (!services.codes.isRight(connection, link.address, link.code)) return offerNew(ctx)
  const locale = chooseLocale(ctx)
  sendPage(ctx, locale, renderMailedLink(toMessages(locale), path + ctx.search, link.address))
}

function offerNew(ctx: Context): void {
  const locale = chooseLocale(ctx)
  sendPage(ctx, locale, renderNewLink(toMessages(locale), `${path}/again${ctx.search}`), 400)
}

function signIn(services: Services, ctx: Context): void {
  const link = readLink(services, ctx)
  if (!link) return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  const user = redeemCode(services, { connection, address: link.address, code: link.code })
  if (!user) return offerNew(ctx)
  const ticket = services.tickets.issue('login', { userId: user.id, seconds: 300 })
  ctx.redirect(toAuthorizeAddress({ ...ctx.query, connection }, ticket))
}

async function sendAgain(services: Services, ctx: Context): Promise<void> {
  const link = readLink(services, ctx)
  if (!link) return renderErrorPage(ctx, { error: 'link_expired', status: 400 })
  if (!(await services.limits.mayWriteTo(link.address, ctx.ip)))
    return renderErrorPage(ctx, { error: 'too_many_requests', status: 429 })
  const locale = chooseLocale(ctx)
  mailLink(services, locale, link.address, {
    ...pickAuthorizeParams(ctx.query),
    client_id: readQuery(ctx, 'client_id') ?? '',
  })
  sendPage(ctx, locale, renderNewLinkSent(toMessages(locale), link.address))
}
