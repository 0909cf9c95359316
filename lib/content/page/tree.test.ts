import { toHref } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'
import {
  findAncestors,
  findChildren,
  findByPairs,
  findBySlugs,
  inEditorsOrder,
  toTarget,
} from './tree'
import type { MarketingArea, PageNode, PageType } from './types'

const node = (
  type: PageType,
  id: number,
  slug: string,
  more: Partial<PageNode> = {},
): PageNode => ({
  type,
  id,
  slug,
  title: slug,
  summary: '',
  language: 'en',
  translations: ['en'],
  parent: null,
  order: 0,
  updatedAt: '',
  noIndex: false,
  root: null,
  area: null,
  vacancy: null,
  effectiveOn: null,
  ...more,
})

/** A chain of pages `a`, `b`, … with the ids 1, 2, … */
const chain = (type: PageType, length: number, more: Partial<PageNode> = {}) =>
  Array.from({ length }, (_, at) =>
    node(type, at + 1, String.fromCharCode(97 + at), { parent: at === 0 ? null : at, ...more }),
  )

const deepestOf = (nodes: PageNode[]) => toTarget(nodes[nodes.length - 1] as PageNode, nodes)

describe('a page below “About us” or “Careers”', () => {
  test.each([
    ['about', 'aboutPage', '/about-us'],
    ['careers', 'careersPage', '/about-us/careers'],
  ] as const)(
    'of kind %s stands at the slugs above it and its own, five levels deep',
    (type, to, folder) => {
      for (let length = 1; length <= 5; length += 1) {
        const slugs = ['a', 'b', 'c', 'd', 'e'].slice(0, length)
        const target = deepestOf(chain(type, length))
        expect(target).toEqual({ to, params: { slugs } })
        expect(target && toHref(target, 'en')).toBe(`${folder}/${slugs.join('/')}`)
      }
      expect(deepestOf(chain(type, 6))).toBeNull()
      expect(deepestOf(chain(type, 40))).toBeNull()
    },
  )

  test('in a cycle has a link target', () => {
    const circle = [node('about', 1, 'a', { parent: 2 }), node('about', 2, 'b', { parent: 1 })]
    expect(toTarget(circle[0] as PageNode, circle)).toEqual({
      to: 'aboutPage',
      params: { slugs: ['b', 'a'] },
    })
    expect(toTarget(node('about', 3, 'c', { parent: 3 }), circle)).toEqual({
      to: 'aboutPage',
      params: { slugs: ['c'] },
    })
  })

  test('without its parent has the path of its slug', () =>
    expect(toTarget(node('careers', 3, 'c', { parent: 99 }), [])).toEqual({
      to: 'careersPage',
      params: { slugs: ['c'] },
    }))
})

describe('a legal page', () => {
  test.each([
    ['legal-and-regulatory-information', { to: 'legal' }],
    ['cookie-policy', { to: 'cookiePolicy' }],
    ['data-privacy', { to: 'dataPrivacy' }],
    ['terms', null],
    ['', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%s has the target %j', (slug, target) =>
    expect(toTarget(node('legal', 1, slug), [])).toEqual(target),
  )
})

describe('a page of a feature or a product', () => {
  test.each([
    ['feature', 'feature', '/features'],
    ['product', 'product', '/products'],
  ] as const)(
    'of kind %s stands at its root and pairs of number and slug, five levels below the root',
    (type, to, folder) => {
      for (let length = 1; length <= 6; length += 1) {
        const nodes = chain(type, length, { root: 'tool' })
        const pairs = nodes.slice(1).flatMap(({ id, slug }) => [String(id), slug])
        const target = deepestOf(nodes)
        expect(target).toEqual({ to, params: { root: 'tool', pairs } })
        expect(target && toHref(target, 'en')).toBe([`${folder}/tool`, ...pairs].join('/'))
      }
      expect(deepestOf(chain(type, 7, { root: 'tool' }))).toBeNull()
    },
  )

  test.each(['feature', 'product'] as const)('of kind %s without a root has no address', (type) => {
    for (const root of [null, '']) expect(toTarget(node(type, 1, 'a', { root }), [])).toBeNull()
  })

  test.each([
    ['disputes-aviator', { to: 'disputesAviator' }],
    ['navigator', { to: 'navigator' }],
  ])('that is the first of %s has its own route, unlike its descendants', (root, target) => {
    const nodes = chain('product', 2, { root })
    expect(toTarget(nodes[0] as PageNode, nodes)).toEqual(target)
    expect(toTarget(nodes[1] as PageNode, nodes)).toEqual({
      to: 'product',
      params: { root, pairs: ['2', 'b'] },
    })
  })

  test('that is a feature has a feature route for any root', () =>
    expect(toTarget(node('feature', 1, 'a', { root: 'navigator' }), [])).toEqual({
      to: 'feature',
      params: { root: 'navigator', pairs: [] },
    }))
})

describe('a marketing page', () => {
  test.each<[MarketingArea | null, string, object | null]>([
    ['root', 'accessibility', { to: 'accessibility' }],
    ['root', 'remote', { to: 'remote' }],
    ['root', 'wechat', { to: 'wechat' }],
    ['root', 'our-story', { to: 'ourStory' }],
    ['root', 'responsible-business', { to: 'responsibleBusiness' }],
    ['root', 'pro-bono', { to: 'proBono' }],
    ['root', 'corporate-responsibility', { to: 'corporateResponsibility' }],
    ['root', 'fraud-and-scam-alerts', { to: 'fraudAndScamAlerts' }],
    ['root', 'access-the-tool', { to: 'accessTheTool' }],
    ['root', 'nowhere', null],
    ['root', '__proto__', null],
    ['root', 'toString', null],
    ['features', 'x', { to: 'featureMarketing', params: { slug: 'x' } }],
    ['products', 'x', { to: 'productMarketing', params: { slug: 'x' } }],
    ['thank_you', 'x', { to: 'thankYou', params: { slug: 'x' } }],
    ['contact_us', 'x', { to: 'contactPage', params: { slug: 'x' } }],
    ['navigator', 'x', null],
    [null, 'accessibility', null],
    ['moon' as MarketingArea, 'x', null],
  ])('in %s with the slug %s has the target %j', (area, slug, target) =>
    expect(toTarget(node('marketing', 1, slug, { area }), [])).toEqual(target),
  )

  test.each(['accessibility', 'our-story', 'pro-bono', 'access-the-tool', 'fraud-and-scam-alerts'])(
    '%s stands at its slug',
    (slug) => {
      const target = toTarget(node('marketing', 1, slug, { area: 'root' }), [])
      expect(target && toHref(target, 'en')).toBe(`/${slug}`)
    },
  )
})

test('paths match the route that built them', () => {
  const nodes = [
    ...chain('about', 5),
    ...chain('feature', 6, { root: 'tool' }),
    node('marketing', 1, 'x', { area: 'contact_us' }),
    node('legal', 1, 'data-privacy'),
  ]
  const deep = [
    toTarget(nodes[4] as PageNode, nodes.slice(0, 5)),
    toTarget(nodes[10] as PageNode, nodes.slice(5, 11)),
    toTarget(nodes[11] as PageNode, []),
    toTarget(nodes[12] as PageNode, []),
  ]
  for (const target of deep)
    expect(target && matchRoute(toHref(target, 'en'))).toMatchObject({
      name: target?.to,
      params: target?.params ?? {},
    })
})

describe('the children of a page', () => {
  const nodes = [
    node('about', 1, 'b', { order: 2 }),
    node('about', 2, 'z', { order: 1 }),
    node('about', 3, 'a', { order: 2 }),
    node('about', 4, 'below', { parent: 1 }),
  ]

  test('are in the order of the tree', () =>
    expect(findChildren(null, nodes).map(({ id }) => id)).toEqual([1, 2, 3]))
  test('exclude children of other parents', () => {
    expect(findChildren(1, nodes).map(({ id }) => id)).toEqual([4])
    expect(findChildren(99, nodes)).toEqual([])
  })
})

test('pages are in the order of editors, then by title as the language sorts it', () => {
  const nodes = [
    node('about', 1, 'presse', { order: 2, title: 'Presse' }),
    node('about', 2, 'valeurs', { order: 1, title: 'Valeurs' }),
    node('about', 3, 'ethique', { order: 2, title: 'Éthique' }),
  ]
  expect(inEditorsOrder(nodes, 'fr-fr').map(({ id }) => id)).toEqual([2, 3, 1])
})

describe('the page of a root and pairs', () => {
  const nodes = [
    node('product', 1, 'start', { root: 'tool' }),
    node('product', 2, 'use', { root: 'tool', parent: 1 }),
    node('product', 3, 'more', { root: 'tool', parent: 2 }),
    node('product', 4, 'start', { root: 'other' }),
    node('product', 5, 'use', { root: 'other', parent: 4 }),
  ]

  test.each<[string, string[], number | null]>([
    ['tool', [], 1],
    ['other', [], 4],
    ['tool', ['2', 'use'], 2],
    ['tool', ['2', 'use', '3', 'more'], 3],
    ['tool', ['3', 'more'], 3], // redirects to its own address
    ['tool', ['2', 'an-old-slug'], 2],
    ['tool', ['99', 'x', '2', 'use'], 2],
    ['tool', ['1', 'start'], null], // the first page is the root's own
    ['tool', ['5', 'use'], null], // of another root
    ['other', ['5', 'use'], 5],
    ['tool', ['2'], null],
    ['tool', ['use'], null],
    ['tool', ['use', '2'], null],
    ['tool', ['x', 'use'], null],
    ['tool', ['', 'use'], null],
    ['tool', ['-2', 'use'], null],
    ['tool', ['NaN', 'use'], null],
    ['tool', ['1e999', 'use'], null],
    ['nowhere', [], null],
    ['__proto__', [], null],
    ['', [], null],
  ])('%s %j is %j', (root, pairs, id) =>
    expect(findByPairs(root, pairs, nodes)?.id ?? null).toBe(id),
  )

  test('is null for an empty list', () => {
    expect(findByPairs('tool', [], [])).toBeNull()
    expect(findByPairs('tool', ['2', 'use'], [])).toBeNull()
  })
})

test('finds pages by their slugs, with ancestors', () => {
  const nodes = chain('about', 3)
  expect(findBySlugs(['a', 'b', 'c'], nodes)?.id).toBe(3)
  expect(findAncestors(nodes[2] as PageNode, nodes).map(({ id }) => id)).toEqual([1, 2])
})
