/** The languages of the main site and of the graduate site (specification, section 2). */
export const siteLocales = ['en', 'fr-fr', 'zh-cn'] as const
export const graduateLocales = ['en', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de'] as const

export type Locale = (typeof siteLocales | typeof graduateLocales)[number]

/** Of a select field: each language by its own name. */
export const siteLocaleOptions = [
  { value: 'en', label: 'English' },
  { value: 'fr-fr', label: 'Français' },
  { value: 'zh-cn', label: '中文' },
] satisfies { value: (typeof siteLocales)[number]; label: string }[]

const defaultLocale = 'en'

export const localization = {
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr-fr', label: 'Français' },
    { code: 'zh-cn', label: '中文' },
    { code: 'en-sg', label: 'Graduates: Singapore' },
    { code: 'en-hk', label: 'Graduates: Hong Kong' },
    { code: 'en-ae', label: 'Graduates: UAE' },
    { code: 'en-ie', label: 'Graduates: Ireland' },
    { code: 'nl-nl', label: 'Graduates: Netherlands' },
    { code: 'de-de', label: 'Graduates: Germany' },
  ] satisfies { code: Locale; label: string }[],
  defaultLocale,
  fallback: true,
  /** The main button publishes the language that is open; all at once is in its menu. */
  defaultLocalePublishOption: 'active' as const,
}

export const localeCodes: Locale[] = localization.locales.map(({ code }) => code)
