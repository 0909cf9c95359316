import { rawTopical } from '@/lib/testing/raw'
import { getNewsItem, getNewsList, getNewsOfCountry } from './get-news'
import { newsList } from './news-list'
import { pageTags } from '@/lib/testing/page-tags'

const asked: { name: string; variables: Record<string, unknown> }[] = []
let answer: (operation: string) => unknown = () => ({})

jest.mock('../shared/is-draft-request', () => ({ isDraftRequest: async () => false }))
jest.mock('next/cache', () => jest.requireActual('@/lib/testing/page-tags'))
jest.mock('@/lib/graphql/server', () => ({
  queryContent: async (
    query: { definitions: { name: { value: string } }[] },
    variables: Record<string, unknown>,
  ) => {
    const name = query.definitions[0]?.name.value ?? ''
    asked.push({ name, variables })
    return answer(name)
  },
}))

const news = (more: Record<string, unknown> = {}) => ({
  ...rawTopical({ __typename: 'News', id: 6001, slug: 'new-office' }),
  publishedOn: '2026-11-12T08:00:00.000Z',
  contacts: [],
  pressContact: null,
  ...more,
})

beforeEach(() => {
  asked.length = 0
  pageTags.length = 0
  answer = (name) => ({
    NewsItems: {
      docs: [
        name === 'NewsPaths'
          ? { id: 1, slug: 'a', publishedOn: '2026-11-12T08:00:00.000Z' }
          : news(),
      ],
      totalDocs: 30,
      totalPages: 3,
    },
  })
})

describe('the filters of a query', () => {
  test.each<[Record<string, string | string[] | undefined>, string, number]>([
    [{}, '', 1],
    [{ year: '2026', page: '2' }, '2026', 2],
    [{ year: '1999' }, '1999', 1],
    [{ year: '1899' }, '', 1],
    [{ year: '2100' }, '', 1],
    [{ year: '20266' }, '', 1],
    [{ year: ' 2026' }, '2026', 1],
    [{ year: '20\n26' }, '', 1],
    [{ year: '-2026' }, '', 1],
    [{ year: '２０２６' }, '', 1],
    [{ year: '2026; DROP TABLE news' }, '', 1],
    [{ year: '<b>' }, '', 1],
    [{ year: ['2025', '2024'], page: ['3', '4'] }, '2025', 3],
    [{ year: [], page: [] }, '', 1],
    [{ year: undefined, page: undefined }, '', 1],
    [{ year: '', page: '' }, '', 1],
    [{ page: '0' }, '', 1],
    [{ page: '-1' }, '', 1],
    [{ page: '1.5' }, '', 1],
    [{ page: '100' }, '', 100],
    [{ page: '101' }, '', 1],
    [{ page: '1e999' }, '', 1],
    [{ page: 'NaN' }, '', 1],
    [{ page: 'x'.repeat(1_000_000) }, '', 1],
    [{ q: 'x', utm_source: 'y' }, '', 1],
  ])('of %j have the year %j and the page %d', (query, year, page) =>
    expect(newsList.parse(query)).toEqual({ year, page }),
  )

  test('are empty for a query with another prototype', () =>
    expect(newsList.parse(Object.create(null) as Record<string, string>)).toEqual({
      year: '',
      page: 1,
    }))
})

describe('the list of news', () => {
  test('queries the whole year in UTC', async () => {
    await getNewsList('fr-fr', { year: '2025', page: 2 })
    expect(asked.find(({ name }) => name === 'NewsList')?.variables).toEqual({
      locale: 'fr_fr',
      limit: 12,
      page: 2,
      where: {
        AND: [
          { publishedOn: { greater_than_equal: '2025-01-01T00:00:00.000Z' } },
          { publishedOn: { less_than: '2026-01-01T00:00:00.000Z' } },
        ],
      },
    })
  })

  test('queries all items without a year', async () => {
    await getNewsList('en', { year: '', page: 1 }, 4)
    expect(asked.find(({ name }) => name === 'NewsList')?.variables).toEqual({
      locale: 'en',
      limit: 4,
      page: 1,
      where: {},
    })
  })

  test('returns items, counts and years, newest first', async () => {
    answer = (name) =>
      name === 'NewsPaths'
        ? {
            NewsItems: {
              docs: ['2024-05-01', '2026-11-12', '2026-01-01', null, 'nonsense'].map(
                (publishedOn, id) => ({ id, slug: 'a', publishedOn }),
              ),
            },
          }
        : { NewsItems: { docs: [news()], totalDocs: 30, totalPages: 3 } }
    expect(await getNewsList('en', { year: '', page: 1 })).toMatchObject({
      items: [{ id: 6001 }],
      total: 30,
      page: 1,
      pages: 3,
      years: [2026, 2024],
    })
    expect(pageTags).toEqual([expect.arrayContaining(['News@*', 'News:6001'])])
  })

  test.each([
    [{ NewsItems: null }, 1],
    [{ NewsItems: { docs: [], totalDocs: 0, totalPages: 0 } }, 1],
    [{ NewsItems: { docs: [], totalDocs: 99_999, totalPages: 9_999 } }, 100],
  ])('of %j has %d pages', async (data, pages) => {
    answer = () => data
    expect(await getNewsList('en', { year: '', page: 1 })).toMatchObject({
      items: [],
      pages,
      years: [],
    })
  })
})

test('returns the three newest items of a country', async () => {
  expect(await getNewsOfCountry(4001, 'en')).toMatchObject([{ id: 6001 }])
  expect(asked[0]?.variables).toEqual({
    locale: 'en',
    where: { countries: { in: [4001] } },
    limit: 3,
    counted: false,
  })
})

describe('a news item', () => {
  test('is queried by its slug and tagged with its id', async () => {
    answer = () => ({ NewsItems: { docs: [{ ...news(), body: [] }] } })
    expect(await getNewsItem('new-office', 'zh-cn')).toMatchObject({ id: 6001, body: [] })
    expect(asked[0]?.variables).toEqual({ slug: 'new-office', locale: 'zh_cn', draft: false })
    expect(pageTags[0]).toContain('News:6001')
  })

  test('is null for an unknown slug, whose page is not cached', async () => {
    answer = () => ({ NewsItems: { docs: [] } })
    expect(await getNewsItem('nowhere', 'en')).toBeNull()
    expect(pageTags).toEqual([[]])
  })
})
