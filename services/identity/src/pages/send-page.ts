import type { Context } from 'koa'
import type { Firm } from '../firm'
import { fill, languageTag, locales, toMessages, pickLocale, type Locale } from '../messages/locale'
import { Html, html } from './html'
import type { Page } from './login-pages'

/** The language of the page. `requestedLocales` are the `ui_locales` of the login request. */
export const chooseLocale = (ctx: Context, requestedLocales?: unknown): Locale => {
  const uiLocales = ctx.query.ui_locales
  return pickLocale(
    [uiLocales, requestedLocales].filter((value) => typeof value === 'string').join(' '),
    ctx.get('accept-language'),
  )
}

/** Responds with a hosted page. The server sets `siteUrl` and `firm` in the context's state. */
export function sendPage(
  ctx: Context,
  locale: Locale,
  { title, content }: Page,
  status = 200,
): void {
  const t = toMessages(locale)
  const home = `${String(ctx.state.siteUrl ?? '')}/`
  const { name, styles } = ctx.state.firm as Firm
  // Others cannot be requested again in another language.
  const hasLanguages = ctx.method === 'GET' && status === 200
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  ctx.vary('Accept-Language')
  ctx.body = html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${name}</title>
<link rel="icon" href="data:,">
<style>${new Html(styles.text)}</style>
</head>
<body>
<main>
<header><a class="brand" href="${home}">${name}.</a>${hasLanguages && renderLanguages(ctx, locale)}</header>
${content}
<footer><span>${fill(t.footer, { firm: name })}</span><a href="${home}">${t.backToSite}</a></footer>
</main>
</body>
</html>
`.text
}

/** Links to the same page in other languages. */
function renderLanguages(ctx: Context, current: Locale): Html {
  const items = locales.map((locale) => {
    const [tag, name] = [languageTag(locale), toMessages(locale).languageName]
    if (locale === current)
      return html`<li><span aria-current="true" lang="${tag}">${name}</span></li>`
    const query = new URLSearchParams(ctx.querystring)
    query.set('ui_locales', tag)
    return html`<li><a href="${ctx.path}?${query.toString()}" lang="${tag}" hreflang="${tag}">${name}</a></li>`
  })
  return html`<nav aria-label="${toMessages(current).languages}"><ul class="languages">${items}</ul></nav>`
}
