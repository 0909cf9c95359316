import { getSearchesWithoutResults } from './no-results'

jest.mock('../env', () => ({
  env: {
    ALGOLIA_APP_ID: 'local',
    ALGOLIA_ADMIN_KEY: 'key',
    ALGOLIA_HOST: 'http://search.test',
    ALGOLIA_INDEX_PREFIX: 'site',
  },
}))

const mockResponses = (byIndex: Record<string, unknown>, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (url) =>
        new Response(
          JSON.stringify(
            byIndex[new URL(String(url)).searchParams.get('index') ?? ''] ?? { searches: [] },
          ),
          { status },
        ),
    )

afterEach(() => jest.restoreAllMocks())

test('returns searches of all languages, most frequent first', async () => {
  const fetchMock = mockResponses({
    site_en: { searches: [{ search: 'crypto', count: 2, withFilterCount: 0 }] },
    site_zh: { searches: [{ search: '加密', count: 9 }] },
  })
  expect(await getSearchesWithoutResults(new Date('2026-11-20T10:00:00Z'))).toEqual([
    { locale: 'zh-cn', search: '加密', count: 9 },
    { locale: 'en', search: 'crypto', count: 2 },
  ])
  expect(String(fetchMock.mock.calls[0]?.[0])).toContain('startDate=2026-10-21')
})

test.each([
  null,
  {},
  { searches: 'x' },
  { searches: [null, {}, { search: ' ', count: 1 }, { search: 'x' }, { search: 1, count: 1 }] },
])('returns an empty list for %j', async (body) => {
  mockResponses({ site_en: body })
  expect(await getSearchesWithoutResults()).toEqual([])
})

test('returns null when the service rejects or is unreachable', async () => {
  mockResponses({}, 403)
  expect(await getSearchesWithoutResults()).toBeNull()
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  expect(await getSearchesWithoutResults()).toBeNull()
})
