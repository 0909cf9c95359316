import { graduateLocales, siteLocales } from '@aldermere/contract/locales'
import { getSitemapEntries, toLocales, parseSitemapName, sitemapTypes } from './entries'

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/graphql/server', () => ({ queryContent: async () => ({}) }))

describe('the file of a sitemap', () => {
  test.each(
    sitemapTypes.flatMap((type) =>
      toLocales(type).map((locale) => [`${type}-${locale}.xml`, type, locale] as const),
    ),
  )('%s holds %s in %s', (file, type, locale) =>
    expect(parseSitemapName(file)).toEqual({ type, locale }),
  )

  test.each([
    '',
    '.xml',
    '-',
    'people',
    'people.xml',
    'people-.xml',
    'people-en',
    'people-en.xml.gz',
    'people-en.XML',
    'People-en.xml',
    'people-EN.xml',
    'people-de.xml',
    'people-de-de.xml',
    'people-en-sg.xml',
    'graduates-fr-fr.xml',
    'graduates-zh-cn.xml',
    'moon-en.xml',
    'people--en.xml',
    'people-en-.xml',
    ' people-en.xml',
    'people-en.xml ',
    'people-en.xml\n',
    '../people-en.xml',
    'people-../../etc.xml',
    'people-%65n.xml',
    '__proto__-en.xml',
    'constructor-en.xml',
    'people-constructor.xml',
    'people-__proto__.xml',
    'people-en\u0000.xml',
    'people-en.xml/x',
    'x'.repeat(1_000_000),
  ])('is not named %.60j', (file) => expect(parseSitemapName(file)).toBeNull())

  test('has each type and language once', () => {
    const files = sitemapTypes.flatMap((type) =>
      toLocales(type).map((locale) => `${type}-${locale}.xml`),
    )
    expect(new Set(files).size).toBe(files.length)
    expect(files).toHaveLength(9 * siteLocales.length + graduateLocales.length)
  })
})

test('the sitemap of lists has no page that says noindex', async () => {
  const names = (await getSitemapEntries('lists')).map(({ target }) => target.to)
  expect(names).toContain('people')
  expect(names).not.toContain('search')
  expect(names).not.toContain('received')
})
