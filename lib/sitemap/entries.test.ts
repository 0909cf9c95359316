import { graduateLocales, siteLocales } from '@law-firm/contract/locales'
import { getSitemapEntries, toLocales, parseSitemapName, sitemapTypes } from './entries'

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
const contents = jest.fn<unknown, []>(() => ({}))
jest.mock('@/lib/graphql/server', () => ({ queryContent: async () => contents() }))

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

describe('the sitemap of lists', () => {
  const namesOf = async () => (await getSitemapEntries('lists')).map(({ target }) => target.to)

  test('has no page that says noindex', async () => {
    contents.mockReturnValue({ documents: { docs: [{ id: 1, slug: 'a' }] } })
    expect(await namesOf()).toEqual(expect.arrayContaining(['home', 'people', 'insights']))
    expect(await namesOf()).not.toContain('search')
    expect(await namesOf()).not.toContain('received')
  })

  test('has no list without a document', async () => {
    contents.mockReturnValue({})
    const names = await namesOf()
    expect(names).toEqual(expect.arrayContaining(['home', 'aboutUs', 'careers', 'contactUs']))
    for (const list of [
      'people',
      'insights',
      'newsList',
      'deals',
      'products',
      'locations',
      'expertise',
      'solutions',
    ])
      expect(names).not.toContain(list)
  })
})
