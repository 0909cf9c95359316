import { insightsList } from '@/lib/content/insights/insights-list'
import { peopleList } from '@/lib/content/people/people-list'
import { dynamicParameters } from '@/lib/routes/dynamic'
import { day, defineList, oneOf, slug, year } from './define-list'

const people = peopleList.parse({ q: 'a b', office: 'tokyo', sort: 'level', page: '3' })
const insights = insightsList.parse({ q: 'tax', kind: 'guide', from: '2026-01-01', page: '3' })

describe('the href of a list', () => {
  test.each([
    [{}, '/people?q=a+b&office=tokyo&sort=level'],
    [{ page: 2 }, '/people?q=a+b&office=tokyo&sort=level&page=2'],
    [{ office: '' }, '/people?q=a+b&sort=level'],
    [{ letter: 'K', sort: 'name' as const }, '/people?q=a+b&office=tokyo&letter=K'],
    [{ page: 1 }, '/people?q=a+b&office=tokyo&sort=level'],
  ])('starts at the first page with %j', (changes, href) =>
    expect(peopleList.href(people, changes, 'en')).toBe(href),
  )

  test('has no query without filters', () =>
    expect(peopleList.href(peopleList.parse({}), {}, 'fr-fr')).toBe('/fr-fr/people'))

  test.each([
    ['people', peopleList, people],
    ['insights', insightsList, insights],
  ] as const)('of %s parses to the filters that it was built from', (_, list, values) => {
    const href = (list as typeof peopleList).href(values as typeof people, { page: 3 }, 'zh-cn')
    const { searchParams } = new URL(href, 'https://site.test')
    expect(list.parse(Object.fromEntries(searchParams))).toEqual(values)
  })
})

describe('a list', () => {
  const list = defineList({ to: 'deals', filters: { a: slug }, deepestPage: 2 })

  test('has all of its parameters in the table of the middleware', () => {
    expect(dynamicParameters.people).toEqual(Object.keys(peopleList.parse({})))
    expect(dynamicParameters.insights).toEqual(Object.keys(insightsList.parse({})))
  })

  test('without pages ignores the page', () => {
    const single = defineList({ to: 'careers', filters: { a: slug }, deepestPage: 1 })
    expect([single.parameters, single.parse({ page: '2' }).page]).toEqual([['a'], 1])
  })

  test.each(['0', '-1', '1.5', '3', '1e999', 'NaN', ''])('has no page %j', (page) =>
    expect(list.parse({ page }).page).toBe(1),
  )

  test('parses a query without a prototype', () =>
    expect(list.parse(Object.create(null) as Record<string, string>)).toEqual({ a: '', page: 1 }))
})

describe('parsers of values', () => {
  test.each([
    [slug, 'a-1', 'a-1'],
    [slug, 'A', ''],
    [slug, 'a'.repeat(97), ''],
    [year, '2026', '2026'],
    [year, '1899', ''],
    [year, '２０２６', ''],
    [day, '2024-02-29', '2024-02-29'],
    [day, '2026-02-29', ''],
    [day, '31/12/2026', '2026-12-31'],
    [day, '1.3.2026', '2026-03-01'],
    [day, '29/02/2026', ''],
    [day, '2026/3/1', '2026-03-01'],
    [day, '2026年12月31日', '2026-12-31'],
    [day, '31/12/26', ''],
    [day, '12/31/2026', ''],
    [oneOf(['a', 'b']), 'b', 'b'],
    [oneOf(['a', 'b']), 'constructor', ''],
    [oneOf(['a', 'b'], 'a'), 'c', 'a'],
  ])('%p of %j is %j', (parse, value, parsed) => expect(parse(value)).toBe(parsed))
})
