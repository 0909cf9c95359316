import type { SitemapEntry } from './entries'
import { writeSitemap, writeSitemapIndex } from './write'

const entriesOf = jest.fn<SitemapEntry[], [type: string]>()
jest.mock('./entries', () => ({
  ...jest.requireActual('./entries'),
  getSitemapEntries: async (type: string) => entriesOf(type),
}))
jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/graphql/server', () => ({}))

const entry: SitemapEntry = {
  target: { to: 'newsItem', params: { slug: 'one' } },
  locales: ['en', 'fr-fr'],
  updatedAt: '2026-01-02T03:04:05.000Z',
}
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

test.each([
  ['no entries', [], 'en', []],
  ['no entry in the language', [entry], 'zh-cn', []],
  ['one entry', [entry], 'en', ['http://localhost:3000/about-us/news/one']],
  ['one translated entry', [entry], 'fr-fr', ['http://localhost:3000/fr-fr/about-us/news/one']],
] as const)('a sitemap of %s lists only its pages', async (_, entries, locale, locations) => {
  const xml = await writeSitemap(entries, locale)
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset [^>]*>/)
  expect(locationsOf(xml)).toEqual(locations)
})

test('the index leaves out sitemaps without pages', async () => {
  entriesOf.mockImplementation((type) => (type === 'news' ? [entry] : []))
  expect(locationsOf(await writeSitemapIndex())).toEqual([
    'http://localhost:3000/sitemaps/news-en.xml',
    'http://localhost:3000/sitemaps/news-fr-fr.xml',
  ])
})
