import { siteLocales, type SiteLocale, languageTags, toPrefix } from '@law-firm/contract/locales'
import { absoluteUrl, buildMetadata, type PageMetadata } from './metadata'

jest.mock('@/lib/env/env', () => ({ env: { SITE_URL: 'https://www.site.test' } }))

const target = { to: 'person', params: { id: 1001, slug: 'ines-kato' } } as const
const page = (more: Partial<PageMetadata> = {}): PageMetadata => ({
  target,
  locale: 'en',
  title: 'Inès Kato',
  description: 'D',
  firmName: 'Aldermere',
  ...more,
})

describe('the canonical URL of a page (decision 9)', () => {
  const urlIn = (locale: SiteLocale) =>
    `https://www.site.test${toPrefix(locale)}/people/1001/ines-kato`

  test.each(siteLocales)('in %s is its own where it is translated', (locale) => {
    expect(buildMetadata(page({ locale })).alternates).toEqual({
      canonical: urlIn(locale),
      languages: {
        ...Object.fromEntries(siteLocales.map((other) => [languageTags[other], urlIn(other)])),
        'x-default': 'https://www.site.test/people/1001/ines-kato',
      },
      types: { 'text/markdown': `${urlIn(locale)}.md` },
    })
  })

  test('is the English one without a translation, which names the alternates', () => {
    const translations = ['en', 'fr-fr'] as const
    const canonical = 'https://www.site.test/people/1001/ines-kato'
    expect(buildMetadata(page({ locale: 'zh-cn', translations })).alternates).toEqual({ canonical })
    expect(buildMetadata(page({ noIndex: true })).alternates).toEqual({ canonical })
    expect(buildMetadata(page({ translations })).alternates).toMatchObject({
      canonical,
      languages: {
        'en-GB': 'https://www.site.test/people/1001/ines-kato',
        'fr-FR': 'https://www.site.test/fr-fr/people/1001/ines-kato',
        'x-default': 'https://www.site.test/people/1001/ines-kato',
      },
    })
  })

  test('has reciprocal alternates', () => {
    const translations = ['en', 'zh-cn'] as const
    const alternates = translations.map(
      (locale) => buildMetadata(page({ locale, translations })).alternates?.languages,
    )
    expect(alternates[0]).toEqual(alternates[1])
  })

  test('of the home page has no trailing slash', () =>
    expect(siteLocales.map((locale) => absoluteUrl({ to: 'home' }, locale))).toEqual(
      siteLocales.map((locale) => `https://www.site.test${toPrefix(locale)}`),
    ))
})

describe('title, robots and sharing', () => {
  test('puts the page before the firm, but the home page after it', () => {
    expect(buildMetadata(page()).title).toBe('Inès Kato · Aldermere')
    expect(buildMetadata(page({ target: { to: 'home' }, title: 'Law' })).title).toBe(
      'Aldermere: Law',
    )
  })

  test('sets noindex only if the page has it', () => {
    expect(buildMetadata(page({ noIndex: true })).robots).toEqual({ index: false })
    expect(buildMetadata(page({ noIndex: false }))).not.toHaveProperty('robots')
  })

  test('sets the sharing locale to that of the text', () => {
    expect(buildMetadata(page({ locale: 'fr-fr' })).openGraph).toMatchObject({
      locale: 'fr_FR',
      type: 'website',
      siteName: 'Aldermere',
    })
    expect(buildMetadata(page({ locale: 'fr-fr', translations: ['en'] })).openGraph).toMatchObject({
      locale: 'en_GB',
    })
    expect(
      buildMetadata(page({ type: 'article', publishedTime: '2026-11-01', modifiedTime: null }))
        .openGraph,
    ).toEqual(expect.not.objectContaining({ modifiedTime: expect.anything() }))
  })
})
