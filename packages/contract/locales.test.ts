import {
  defaultLocale,
  graduateLocales,
  isGraduateLocale,
  isSiteLocale,
  localeNames,
  siteLocales,
  languageTags,
  localeAliases,
  toPrefix,
} from '@law-firm/contract/locales'

const everyLocale = [...new Set([...siteLocales, ...graduateLocales])]

describe('the languages of the site', () => {
  test.each(siteLocales)('%s is one of the main site', (locale) =>
    expect(isSiteLocale(locale)).toBe(true),
  )

  test.each(graduateLocales)('%s is one of the graduate site', (locale) =>
    expect(isGraduateLocale(locale)).toBe(true),
  )

  test.each([
    undefined,
    null,
    '',
    'EN',
    'fr',
    'FR-FR',
    'de-de ',
    '__proto__',
    'constructor',
    'en-sg',
    0,
    ['en'],
    {},
  ])('%j is not a locale of the main site', (value) => expect(isSiteLocale(value)).toBe(false))

  test.each([undefined, null, '', 'fr-fr', 'zh-cn', 'EN-SG', '__proto__', ['en-sg']])(
    '%j is none of the graduate site',
    (value) => expect(isGraduateLocale(value)).toBe(false),
  )

  test('share only the default one with the graduate site', () =>
    expect(siteLocales.filter(isGraduateLocale)).toEqual([defaultLocale]))
})

describe('each language', () => {
  test.each(everyLocale)('%s has a tag that browsers and Intl know', (locale) => {
    expect(Intl.getCanonicalLocales(languageTags[locale])).toEqual([languageTags[locale]])
    expect(Intl.DateTimeFormat.supportedLocalesOf(languageTags[locale])).toHaveLength(1)
  })

  test.each(everyLocale)('%s has a prefix, but for the default one', (locale) =>
    expect(toPrefix(locale)).toBe(locale === 'en' ? '' : `/${locale}`),
  )

  test.each(siteLocales)('%s has a name of its own', (locale) =>
    expect(localeNames[locale]).not.toBe(''),
  )
})

describe('a short form', () => {
  test.each(siteLocales.filter((locale) => locale !== defaultLocale))(
    'leads to %s by its language alone',
    (locale) => expect(localeAliases[locale.slice(0, 2)]).toBe(locale),
  )

  test.each(Object.entries(localeAliases))(
    '%s stands for %s and is none itself',
    (alias, locale) => {
      expect(isSiteLocale(locale)).toBe(true)
      expect(isSiteLocale(alias) || isGraduateLocale(alias)).toBe(false)
      expect(alias).toBe(alias.toLowerCase())
    },
  )
})
