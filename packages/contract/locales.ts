/** The languages of both sites (specification, section 2; decisions 2 and 3). */

export const siteLocales = ['en', 'fr-fr', 'zh-cn'] as const
export type SiteLocale = (typeof siteLocales)[number]

export const graduateLocales = ['en', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de'] as const
export type GraduateLocale = (typeof graduateLocales)[number]

export type Locale = SiteLocale | GraduateLocale

export const defaultLocale = 'en'

/** The name of a language in that language. */
export const localeNames: Record<SiteLocale, string> = {
  en: 'English',
  'fr-fr': 'Français',
  'zh-cn': '中文',
}

export const isSiteLocale = (value: unknown): value is SiteLocale =>
  siteLocales.some((locale) => locale === value)

export const isGraduateLocale = (value: unknown): value is GraduateLocale =>
  graduateLocales.some((locale) => locale === value)

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
export const toPrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)
