import { searchOnServer } from '@/lib/search/search-on-server'
import { getInsightFacets, toSearchFilters } from './get-insight-facets'
import { insightsList } from './insights-list'

type Request = { facets: string[]; filters: string; query: string }
type Search = (requests: Request[]) => unknown

jest.mock('@/lib/search/configuration', () => ({ searchSettings: () => ({ index: 'site_en' }) }))
jest.mock('@/lib/search/search-on-server', () => ({ searchOnServer: jest.fn() }))

const answerWith = (search: Search) =>
  jest.mocked(searchOnServer).mockImplementation(async (_settings, run) =>
    run({
      search: async ({ requests }: { requests: Request[] }) => search(requests),
    } as unknown as Parameters<typeof run>[0]),
  )
const facetsOf = (query: Record<string, string>) =>
  getInsightFacets('en', insightsList.parse(query))

test('a condition for each filter, in days', () =>
  expect(
    toSearchFilters(
      insightsList.parse({
        kind: 'report',
        practice: 'tax',
        sector: 'energy',
        location: 'japan',
        from: '1970-01-02',
        to: '1970-01-03',
      }),
    ),
  ).toBe(
    'type:"publication" AND kind:"report" AND slugs:"practice:tax" AND slugs:"sector:energy" AND ' +
      'slugs:"country:japan" AND day >= 1 AND day <= 2',
  ))

test('events have no kind', () =>
  expect(toSearchFilters(insightsList.parse({ type: 'event', kind: 'report' }))).toBe(
    'type:"event"',
  ))

test('all types are counted whatever the kind', () =>
  expect(toSearchFilters(insightsList.parse({ kind: 'report', sector: 'energy' }), 'type')).toBe(
    'slugs:"sector:energy"',
  ))

test('the values of a chosen filter are counted without it', async () => {
  const requests: Request[] = []
  answerWith((sent) => {
    requests.push(...sent)
    return {
      results: sent.map(({ facets }) => ({
        facets: Object.fromEntries(facets.map((name) => [name, { [`a ${name}`]: 2 }])),
      })),
    }
  })
  expect(await facetsOf({ q: 'merger', practice: 'tax' })).toEqual({
    type: { 'a type': 2 },
    kind: { 'a kind': 2 },
    practice: { 'a practice': 2 },
    sector: { 'a sector': 2 },
    location: { 'a country': 2 },
  })
  expect(requests.map(({ facets, filters, query }) => [facets, filters, query])).toEqual([
    [['kind', 'sector', 'country'], 'type:"publication" AND slugs:"practice:tax"', 'merger'],
    [['type'], 'slugs:"practice:tax"', 'merger'],
    [['practice'], 'type:"publication"', 'merger'],
  ])
})

test('there are none during an outage', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerWith(() => {
    throw new Error('out')
  })
  expect(await facetsOf({})).toBeNull()
})
