import { languageTags, siteLocales, type SiteLocale } from '@law-firm/contract/locales'
import en from './en.json'
import frFr from './fr-fr.json'
import zhCn from './zh-cn.json'

/** Texts of the hosted pages and mails. `{name}` is filled in. */
export type Messages = typeof en

export const locales = siteLocales
export type Locale = SiteLocale

const messages: Record<Locale, Messages> = { en, 'fr-fr': frFr, 'zh-cn': zhCn }

export const toMessages = (locale: Locale): Messages => messages[locale]

/** `{name}` in a text becomes the value; a missing value is left out. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/**
 * The language of a page: the first known one of `ui_locales` (OpenID Connect Core 3.1.2.1), then of Accept-Language.
 * `fr`, `fr-FR` and `fr-CA` are French; any Chinese is simplified Chinese.
 */
export function pickLocale(uiLocales: unknown, acceptLanguage: string | undefined): Locale {
  const requested = typeof uiLocales === 'string' ? uiLocales.split(/\s+/) : []
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => ({
      tag: part.split(';')[0]!.trim(),
      weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
  for (const tag of [...requested, ...accepted]) {
    const known = toLocale(tag)
    if (known) return known
  }
  return 'en'
}

function toLocale(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0]
  return locales.find((locale) => locale.split('-')[0] === language)
}

/** As the language stands in HTML and in `ui_locales`. */
export const languageTag = (locale: Locale) => (locale === 'en' ? locale : languageTags[locale])
