import type { Context } from 'koa'
import { pickLocale, type Locale } from '../messages/locale'
import { renderDocument } from './layout'
import type { Page } from './login-pages'

/** The language of the page. `asked` are the `ui_locales` of the login request. */
export const localeOf = (ctx: Context, requestedLocales?: unknown): Locale => {
  const uiLocales = ctx.query.ui_locales
  return pickLocale(
    [uiLocales, requestedLocales].filter((value) => typeof value === 'string').join(' '),
    ctx.get('accept-language'),
  )
}

/** Responds with a hosted page. The server sets `siteUrl` in the context's state. */
export function sendPage(
  ctx: Context,
  locale: Locale,
  { title, content }: Page,
  status = 200,
): void {
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  ctx.vary('Accept-Language')
  ctx.body = renderDocument(
    {
      locale,
      siteUrl: String(ctx.state.siteUrl ?? ''),
      self: ctx.method === 'GET' && status === 200 ? selfOf(ctx) : null,
    },
    title,
    content,
  )
}

function selfOf(ctx: Context): string {
  const query = new URLSearchParams(ctx.querystring)
  query.delete('ui_locales')
  const rest = query.toString()
  return ctx.path + (rest ? `?${rest}` : '')
}
