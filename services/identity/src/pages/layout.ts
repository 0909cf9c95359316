import { languageTag, locales, messagesOf, type Locale } from '../messages/locale'
import { Html, html } from './html'
import { styles } from './styles'

export type PageFrame = {
  locale: Locale
  siteUrl: string
  /**
   * The page's path and query without `ui_locales`; `null` for pages that cannot be requested again
   * in another language.
   */
  self: string | null
}

const markedStyles = new Html(styles)

/** The HTML document of a page. */
export function renderDocument(
  { locale, siteUrl, self }: PageFrame,
  title: string,
  content: Html,
): string {
  const t = messagesOf(locale)
  const page = html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${t.brand}</title>
<link rel="icon" href="data:,">
<style>${markedStyles}</style>
</head>
<body>
<main>
<header><a class="brand" href="${siteUrl}/">${t.brand}<i>.</i></a>${self === null ? '' : renderLanguages(locale, self, t.languages)}</header>
${content}
<footer><span>${t.footer}</span><a href="${siteUrl}/">${t.backToSite}</a></footer>
</main>
</body>
</html>
`
  return page.text
}

const renderLanguages = (current: Locale, self: string, label: string) =>
  html`<nav aria-label="${label}"><ul class="languages">${locales.map((locale) => {
    const name = messagesOf(locale).languageName
    if (locale === current)
      return html`<li><span aria-current="true" lang="${languageTag(locale)}">${name}</span></li>`
    return html`<li><a href="${self}${self.includes('?') ? '&' : '?'}ui_locales=${languageTag(locale)}" lang="${languageTag(locale)}" hreflang="${languageTag(locale)}">${name}</a></li>`
  })}</ul></nav>`
