import { namedSectors } from '../shared/document-links'
import { toHref } from '@/lib/routes/href'
import {
  inTreeOrder,
  toTarget,
  type ExpertiseNode,
  type ExpertiseTrees,
  type ExpertiseType,
} from './tree'

const node = (
  type: ExpertiseType,
  id: number,
  slug: string,
  parent: number | null = null,
): ExpertiseNode => ({
  type,
  id,
  slug,
  title: slug,
  summary: '',
  language: 'en',
  translations: ['en'],
  updatedAt: '',
  noIndex: false,
  parent,
  practices: [],
  sectors: [],
})

/** A chain of four documents of each type, with the ids 1 to 4. */
const chain = (type: ExpertiseType) =>
  ['a', 'b', 'c', 'd'].map((slug, at) => node(type, at + 1, slug, at === 0 ? null : at))
const trees: ExpertiseTrees = {
  service: chain('service'),
  sector: chain('sector'),
  solution: chain('solution'),
}

describe('the link target of an expertise document', () => {
  test.each<[ExpertiseType, number, string | null]>([
    ['service', 1, '/service/a'],
    ['service', 3, '/service/a/b/c'],
    ['service', 4, null],
    ['sector', 1, '/sector/a'],
    ['sector', 3, '/sector/a/b/c'],
    ['sector', 4, null],
    ['solution', 1, '/solutions/a'],
    ['solution', 2, '/solutions/a/b'],
    ['solution', 3, null],
    ['solution', 4, null],
  ])('%s %d: %s', (type, id, href) => {
    const target = toTarget(trees[type][id - 1] as ExpertiseNode, trees)
    expect(target && toHref(target, 'en')).toBe(href)
  })

  test.each(Object.entries(namedSectors))('the sector %s has an address by name', (slug, to) => {
    expect(toTarget(node('sector', 9, slug), trees)).toEqual({ to })
    expect(toHref({ to }, 'en')).toBe(`/${slug}`)
    expect(toTarget(node('service', 9, slug), trees)).toEqual({
      to: 'service',
      params: { slugs: [slug] },
    })
    expect(toTarget(node('solution', 9, slug), trees)).toEqual({
      to: 'solution',
      params: { slugs: [slug] },
    })
  })

  test.each(['__proto__', 'constructor', 'toString'])('the sector %s has not', (slug) =>
    expect(toTarget(node('sector', 9, slug), trees)).toEqual({
      to: 'sector',
      params: { slugs: [slug] },
    }),
  )

  test('ignores ids of other types', () =>
    expect(toTarget(node('service', 9, 'x', 2), { ...trees, service: [] })).toEqual({
      to: 'service',
      params: { slugs: ['x'] },
    }))

  test.each<[string, ExpertiseNode[], number, string[]]>([
    [
      'two below each other',
      [node('service', 1, 'a', 2), node('service', 2, 'b', 1)],
      0,
      ['b', 'a'],
    ],
    ['one below itself', [node('service', 1, 'a', 1)], 0, ['a']],
    ['one below nothing', [node('service', 1, 'a', 77)], 0, ['a']],
  ])('is finite for %s', (_, service, at, slugs) =>
    expect(toTarget(service[at] as ExpertiseNode, { ...trees, service })).toEqual({
      to: 'service',
      params: { slugs },
    }),
  )
})

describe('the order of a tree', () => {
  test('is depth-first', () => {
    const nodes = [
      node('service', 4, 'd'),
      node('service', 3, 'c', 2),
      node('service', 1, 'a'),
      node('service', 5, 'e', 4),
      node('service', 2, 'b', 1),
    ]
    expect(inTreeOrder(nodes).map(({ node: { id }, depth }) => [id, depth])).toEqual([
      [4, 0],
      [5, 1],
      [1, 0],
      [2, 1],
      [3, 2],
    ])
  })

  test('excludes cycles and orphans', () => {
    expect(
      inTreeOrder([
        node('service', 1, 'a', 2),
        node('service', 2, 'b', 1),
        node('service', 3, 'c', 3),
        node('service', 4, 'd', 99),
      ]),
    ).toEqual([])
  })

  test('is empty for an empty list', () => expect(inTreeOrder([])).toEqual([]))
})
