import { isValidElement, type ReactElement } from 'react'
import { documentPage } from './document-page'

jest.mock('@/lib/content/site/get-site', () => ({
  getSite: async () => ({ firmName: 'Aldermere' }),
}))
jest.mock('@/lib/graphql/server', () => ({ queryContent: async () => ({}) }))

const item = {
  title: 'A study',
  summary: 'What it is about',
  language: 'en' as const,
  translations: ['en' as const],
  seo: { title: null, description: null, noIndex: false },
  slugs: ['a', 'b'],
}

const page = documentPage({
  getParams: async () => [{ slugs: ['a', 'b'] }],
  find: async ({ slugs }, locale) =>
    slugs.at(-1) === 'b' ? { ...item, title: `${item.title} ${locale}` } : null,
  toTarget: ({ slugs }) => ({ to: 'service', params: { slugs } }),
  describe: (found) => found,
  openGraph: () => ({ type: 'profile' }),
  jsonLd: ({ title }, url, firm) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    title,
    url,
    firmName: firm.name,
    firmUrl: firm.url,
  }),
  render: ({ title }, locale, { firmName }) => `${title} | ${locale} | ${firmName}`,
})

const props = (slugs: string[], locale = 'en') => ({ params: Promise.resolve({ locale, slugs }) })

const findChildren = (node: unknown): unknown[] =>
  isValidElement(node) ? (node as ReactElement<{ children: unknown[] }>).props.children : []

describe('the page of a document', () => {
  test('renders JSON-LD with absolute URLs, then the content', async () => {
    const [jsonLd, content] = findChildren(await page.Page(props(['a', 'b'], 'fr-fr')))
    expect(content).toBe('A study fr-fr | fr-fr | Aldermere')
    expect((jsonLd as ReactElement<{ data: object }>).props.data).toMatchObject({
      title: 'A study fr-fr',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/service\/a\/b$/),
      firmUrl: expect.stringMatching(/^https?:\/\/[^/]+$/),
    })
  })

  test.each<[string, string[], string, string]>([
    ['is missing without a document', ['a', 'c'], 'en', '404'],
    ['is missing in an unknown language', ['a', 'b'], 'de-de', '404'],
    ['redirects from another path', ['x', 'b'], 'en', '/service/a/b;308'],
    ['redirects from a shorter path', ['b'], 'fr-fr', '/fr-fr/service/a/b;308'],
  ])('%s', async (_, slugs, locale, digest) => {
    await expect(page.Page(props(slugs, locale))).rejects.toMatchObject({
      digest: expect.stringContaining(digest),
    })
  })

  test('has the metadata of the document', async () => {
    expect(await page.generateMetadata(props(['a', 'b']))).toMatchObject({
      title: 'A study en · Aldermere',
      description: 'What it is about',
      openGraph: { type: 'profile' },
    })
  })

  test('is not indexed when it is missing', async () =>
    expect(await page.generateMetadata(props(['a', 'c']))).toEqual({ robots: { index: false } }))
})
