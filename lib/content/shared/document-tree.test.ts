import {
  findAncestors,
  findDescendants,
  findBySlugs,
  toSlugs,
  type TreeItem,
} from './document-tree'

const item = (id: number, slug: string, parent: number | null = null): TreeItem => ({
  id,
  slug,
  parent,
})

const corporate = item(1, 'corporate')
const mergers = item(2, 'mergers', 1)
const takeovers = item(3, 'takeovers', 2)
const disputes = item(4, 'disputes')
const tax = item(5, 'tax', 1)
const otherTax = item(6, 'tax', 4)
const orphan = item(7, 'orphan', 99)
const items = [takeovers, otherTax, mergers, corporate, disputes, tax, orphan]

/** 8 and 9 are each other's parent, 10 is below both, 11 is its own parent. */
const circle = [item(8, 'a', 9), item(9, 'b', 8), item(10, 'c', 9), item(11, 'd', 11)]

const toIds = (list: TreeItem[]) => list.map(({ id }) => id)

describe('the ancestors of a document', () => {
  test.each<[string, TreeItem, number[]]>([
    ['a root', corporate, []],
    ['a second level', mergers, [1]],
    ['a third level', takeovers, [1, 2]],
    ['a document without its parent', orphan, []],
    ['a document outside the list', item(50, 'x', 2), [1, 2]],
  ])('of %s are sorted root first', (_, one, above) =>
    expect(toIds(findAncestors(one, items))).toEqual(above),
  )

  test.each<[string, number, number[]]>([
    ['two that stand below each other', 8, [9]],
    ['a child of a cycle', 10, [8, 9]],
    ['a document that is its own parent', 11, []],
  ])('of %s are finite', (_, id, above) =>
    expect(
      toIds(findAncestors(circle.find((item) => item.id === id) ?? corporate, circle)),
    ).toEqual(above),
  )

  test('are empty for an empty list', () => expect(findAncestors(takeovers, [])).toEqual([]))

  test('can be a thousand', () => {
    const chain = Array.from({ length: 1000 }, (_, at) =>
      item(at + 1, `s${at}`, at === 0 ? null : at),
    )
    expect(findAncestors(chain[999] ?? corporate, chain)).toHaveLength(999)
  })

  test('include a parent with id 0', () =>
    expect(toIds(findAncestors(item(1, 'b', 0), [item(0, 'a')]))).toEqual([0]))
})

describe('the slugs of a document', () => {
  test.each<[TreeItem, string[]]>([
    [corporate, ['corporate']],
    [takeovers, ['corporate', 'mergers', 'takeovers']],
    [orphan, ['orphan']],
  ])('%j are %j', (one, slugs) => expect(toSlugs(one, items)).toEqual(slugs))
})

describe('the descendants of a document', () => {
  test.each<[TreeItem, number[]]>([
    [corporate, [2, 3, 5]],
    [mergers, [3]],
    [takeovers, []],
    [disputes, [6]],
    [orphan, []],
  ])('of %j are %j', (one, below) =>
    expect(toIds(findDescendants(one, items)).sort()).toEqual(below),
  )

  test('exclude the document itself, also in a cycle', () => {
    for (const one of circle) expect(findDescendants(one, circle)).not.toContain(one)
  })
})

describe('the document of a path', () => {
  test.each<[string[], number | null]>([
    [['corporate'], 1],
    [['corporate', 'mergers', 'takeovers'], 3],
    [['corporate', 'tax'], 5],
    [['disputes', 'tax'], 6],
    [['takeovers'], 3], // redirects to its own address
    [['disputes', 'takeovers'], 3],
    [['nowhere', 'at', 'all', 'mergers'], 2],
    [['tax'], null], // two are called so
    [['nowhere', 'tax'], null],
    [['corporate', 'nowhere'], null],
    [[], null],
    [[''], null],
    [['__proto__'], null],
    [['constructor'], null],
    [['corporate/mergers', 'takeovers'], 3],
    [['Corporate'], null],
    [['cor%70orate'], null],
  ])('%j is %j', (slugs, id) => expect(findBySlugs(slugs, items)?.id ?? null).toBe(id))

  test('is null for an empty list', () => expect(findBySlugs(['a'], [])).toBeNull())

  test.each(circle.map(({ slug, id }) => [slug, id] as const))(
    '%s of a cycle is found',
    (slug, id) => expect(findBySlugs([slug], circle)?.id).toBe(id),
  )
})
