import { defaultLocale, type Locale, type SiteLocale } from '@aldermere/contract/locales'

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const languageTags: Record<Locale, string> = {
  en: 'en-GB',
  'fr-fr': 'fr-FR',
  'zh-cn': 'zh-CN',
  'en-sg': 'en-SG',
  'en-hk': 'en-HK',
  'en-ae': 'en-AE',
  'en-ie': 'en-IE',
  'nl-nl': 'nl-NL',
  'de-de': 'de-DE',
}

/** Aliases of locales; each redirects to the canonical one (decision 2). */
export const localeAliases: Record<string, SiteLocale> = {
  fr: 'fr-fr',
  zh: 'zh-cn',
  cn: 'zh-cn',
  'zh-hans': 'zh-cn',
}

/** The path prefix of a language: empty for the default one. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)
