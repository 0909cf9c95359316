import { ancestorsOf, descendantsOf, findBySlugs, slugsOf, type TreeItem } from './tree'

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

/** 8 and 9 stand below each other, 10 below both, 11 below itself. */
const circle = [item(8, 'a', 9), item(9, 'b', 8), item(10, 'c', 9), item(11, 'd', 11)]

const idsOf = (found: TreeItem[]) => found.map(({ id }) => id)

describe('the documents above one', () => {
  test.each<[string, TreeItem, number[]]>([
    ['a root', corporate, []],
    ['a second level', mergers, [1]],
    ['a third level', takeovers, [1, 2]],
    ['one whose parent is missing', orphan, []],
    ['one that is in no list', item(50, 'x', 2), [1, 2]],
  ])('of %s are counted from the root down', (_, one, above) =>
    expect(idsOf(ancestorsOf(one, items))).toEqual(above),
  )

  test.each<[string, number, number[]]>([
    ['two that stand below each other', 8, [9]],
    ['one below a circle', 10, [8, 9]],
    ['one below itself', 11, []],
  ])('of %s end', (_, id, above) =>
    expect(idsOf(ancestorsOf(circle.find((one) => one.id === id) ?? corporate, circle))).toEqual(
      above,
    ),
  )

  test('are none in an empty list', () => expect(ancestorsOf(takeovers, [])).toEqual([]))

  test('may be a thousand', () => {
    const chain = Array.from({ length: 1000 }, (_, at) =>
      item(at + 1, `s${at}`, at === 0 ? null : at),
    )
    expect(ancestorsOf(chain[999] ?? corporate, chain)).toHaveLength(999)
  })

  test('with a parent of number 0 are found, as 0 is a number', () =>
    expect(idsOf(ancestorsOf(item(1, 'b', 0), [item(0, 'a')]))).toEqual([0]))
})

describe('the slugs of a document', () => {
  test.each<[TreeItem, string[]]>([
    [corporate, ['corporate']],
    [takeovers, ['corporate', 'mergers', 'takeovers']],
    [orphan, ['orphan']],
  ])('%j are %j', (one, slugs) => expect(slugsOf(one, items)).toEqual(slugs))
})

describe('the documents below one', () => {
  test.each<[TreeItem, number[]]>([
    [corporate, [2, 3, 5]],
    [mergers, [3]],
    [takeovers, []],
    [disputes, [6]],
    [orphan, []],
  ])('of %j are %j', (one, below) => expect(idsOf(descendantsOf(one, items)).sort()).toEqual(below))

  test('never hold the document itself, in a circle neither', () => {
    for (const one of circle) expect(descendantsOf(one, circle)).not.toContain(one)
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

  test('is none in an empty list', () => expect(findBySlugs(['a'], [])).toBeNull())

  test.each(circle.map(({ slug, id }) => [slug, id] as const))(
    '%s of a circle is found and ends',
    (slug, id) => expect(findBySlugs([slug], circle)?.id).toBe(id),
  )
})
