import {
  defaultLocale,
  graduateLocales,
  localeNames,
  siteLocales,
  type Locale,
} from '@law-firm/contract/locales'

/** The options of a select field: each language by its own name. */
export const siteLocaleOptions = siteLocales.map((value) => ({ value, label: localeNames[value] }))

/** The countries of the graduate site, which has a language for each; English is the main site's. */
const graduateLabels: Record<Exclude<Locale, (typeof siteLocales)[number]>, string> = {
  'en-sg': 'Graduates: Singapore',
  'en-hk': 'Graduates: Hong Kong',
  'en-ae': 'Graduates: UAE',
  'en-ie': 'Graduates: Ireland',
  'nl-nl': 'Graduates: Netherlands',
  'de-de': 'Graduates: Germany',
}

export const localization = {
  locales: [
    ...siteLocaleOptions.map(({ value, label }) => ({ code: value as Locale, label })),
    ...graduateLocales.flatMap((code) =>
      code === 'en' ? [] : [{ code: code as Locale, label: graduateLabels[code] }],
    ),
  ],
  defaultLocale,
  fallback: true,
  /** The main button publishes the language that is open; all at once is in its menu. */
  defaultLocalePublishOption: 'active' as const,
}

export const localeCodes: Locale[] = localization.locales.map(({ code }) => code)
