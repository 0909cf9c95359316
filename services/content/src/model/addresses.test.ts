import type { CollectionSlug, PayloadRequest } from 'payload'
import { toAddress, hasSlugAddress } from './addresses'
import { slugsWith } from './content-types'
import { stub } from '../testing/stub'

type Row = {
  slug: string
  parent?: number | null
  title?: string
  service?: number
  region?: number
  marketing?: number[]
}
type Where = { id: { in: number[] } } | { marketing: { in: number[] } }

/** A request whose database holds these documents. */
const req = (rows: Record<number, Row> = {}) =>
  stub<PayloadRequest>({
    context: {},
    locale: 'en',
    payload: {
      db: {
        find: async ({ where }: { where: Where }) => ({
          docs: Object.entries(rows)
            .filter(([id, { marketing }]) =>
              'id' in where
                ? where.id.in.includes(Number(id))
                : marketing?.some((pageId) => where.marketing.in.includes(pageId)),
            )
            .map(([id, row]) => ({ id: Number(id), ...row })),
        }),
      },
    },
  })

const address = (
  collection: string,
  doc: Record<string, unknown>,
  rows: Record<number, Row> = {},
) => toAddress(collection as CollectionSlug, { id: 7, slug: 'x', ...doc }, req(rows))

/** A chain of parents, and documents of the navigator. */
const rows = {
  1: { slug: 'a', parent: null },
  2: { slug: 'b', parent: 1 },
  3: { slug: 'c', parent: 2 },
  4: { slug: 'r', service: 1 },
  5: { slug: 'germany', region: 4 },
  6: { slug: 'fines' },
  8: { slug: 'tax', marketing: [7] },
}

describe('toAddress', () => {
  test.each<[string, Record<string, unknown>, string | null]>([
    ['articles', {}, '/publications/7/x'],
    ['contacts', {}, '/people/7/x'],
    ['events', {}, '/events/7/x'],
    ['trainings', {}, '/training/7/x'],
    ['training-series', {}, '/training-series/7/x'],
    ['news', {}, '/about-us/news/x'],
    ['services', {}, '/service/x'],
    ['services', { parent: 2 }, '/service/a/b/x'],
    ['services', { parent: { id: 2, slug: 'ignored' } }, '/service/a/b/x'],
    ['services', { parent: 99 }, '/service/x'],
    ['services', { parent: 'nonsense' }, '/service/x'],
    ['sectors', {}, '/sector/x'],
    ['sectors', { parent: 1 }, '/sector/a/x'],
    ['sectors', { slug: 'tmt' }, '/tmt'],
    ['sectors', { slug: 'financial-institutions' }, '/financial-institutions'],
    ['sectors', { slug: 'life-sciences' }, '/life-sciences'],
    [
      'sectors',
      { slug: 'asset-management-and-investment-funds' },
      '/asset-management-and-investment-funds',
    ],
    ['services', { slug: 'tmt' }, '/service/tmt'],
    ['solutions', { parent: 1 }, '/solutions/a/x'],
    ['countries', {}, '/locations/x'],
    ['offices', {}, '/offices/x'],
    ['about-pages', { parent: 3 }, '/about-us/a/b/c/x'],
    ['careers-pages', { parent: 1 }, '/about-us/careers/a/x'],
    [
      'legal-pages',
      { slug: 'legal-and-regulatory-information' },
      '/legal-and-regulatory-information',
    ],
    ['legal-pages', { slug: 'data-privacy' }, '/legal-and-regulatory-information/data-privacy'],
    ['feature-pages', { root: 'tool' }, '/features/tool'],
    ['feature-pages', { root: 'tool', parent: 1 }, '/features/tool/7/x'],
    ['feature-pages', { root: 'tool', parent: 3 }, '/features/tool/2/b/3/c/7/x'],
    ['product-pages', { root: 'disputes-aviator' }, '/disputes-aviator'],
    ['product-pages', { root: 'disputes-aviator', parent: 1 }, '/products/disputes-aviator/7/x'],
    ['product-pages', { root: 'navigator' }, '/products/navigator'],
    ['marketing-pages', { area: 'root' }, '/x'],
    ['marketing-pages', { area: 'features' }, '/features/marketing/x'],
    ['marketing-pages', { area: 'products' }, '/products/marketing/x'],
    ['marketing-pages', { area: 'thank-you' }, '/thank-you/x'],
    ['marketing-pages', { area: 'contact-us' }, '/contact-us/x'],
    ['marketing-pages', { area: 'navigator' }, '/products/navigator/tax/marketing/x'],
    ['marketing-pages', { area: 'navigator', id: 70 }, null],
    ['marketing-pages', { area: '__proto__' }, null],
    ['marketing-pages', { area: 'constructor' }, null],
    ['marketing-pages', {}, null],
    ['graduate-pages', { page: 'home' }, '/graduates'],
    ['graduate-pages', { page: 'apply' }, '/graduates/apply'],
    ['navigator-services', {}, '/products/navigator/x'],
    ['navigator-regions', { service: 1 }, '/products/navigator/a/x'],
    ['navigator-jurisdictions', { service: 1, region: 4 }, '/products/navigator/a/r/x'],
    ['navigator-contents', { service: 1 }, '/products/navigator/a/content/7/x'],
    [
      'navigator-contents',
      { service: 1, region: { id: 4 } },
      '/products/navigator/a/r/content/7/x',
    ],
    [
      'navigator-answers',
      { jurisdiction: 5, question: 6 },
      '/products/navigator/a/r/germany#fines',
    ],
    ['navigator-answers', { jurisdiction: 99, question: 6 }, null],
    ['navigator-regions', { service: 99 }, null],
    ['navigator-questions', { service: 1 }, null],
    ['media', {}, null],
    ['deals', {}, null],
    ['__proto__', {}, null],
    ['constructor', {}, null],
    ['', {}, null],
  ])('of %s %j is %s', async (collection, doc, expected) =>
    expect(await address(collection, doc, rows)).toBe(expected),
  )

  test.each([null, undefined, 7, {}])('is null for the slug %j', async (slug) =>
    expect(await address('services', { slug })).toBeNull(),
  )

  test('terminates for cyclic parents', async () => {
    const result = await address(
      'services',
      { parent: 1 },
      { 1: { slug: 'a', parent: 2 }, 2: { slug: 'b', parent: 1 } },
    )
    expect(result).toMatch(/^\/service(\/[ab]){1,6}\/x$/)
  })

  test.each(slugsWith('linkable'))(
    'is defined for the linkable collection %s',
    async (collection) =>
      expect(
        await address(
          collection,
          { root: 'tool', area: 'root', page: 'apply', service: 1, region: 4 },
          rows,
        ),
      ).toMatch(/^\/[a-z]/),
  )
})

describe('hasSlugAddress', () => {
  test.each([
    ['services', true],
    ['news', true],
    ['about-pages', true],
    ['marketing-pages', true],
    ['articles', false],
    ['contacts', false],
    ['feature-pages', false],
    ['constructor', false],
    ['', false],
  ])('of %s is %j', (collection, has) => expect(hasSlugAddress(collection)).toBe(has))
})
