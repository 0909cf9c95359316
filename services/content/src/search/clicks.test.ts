import { getSearchClicks } from './clicks'

jest.mock('../env', () => ({
  env: {
    ALGOLIA_APP_ID: 'local',
    ALGOLIA_ADMIN_KEY: 'key',
    ALGOLIA_HOST: 'http://search.test',
    ALGOLIA_INDEX_PREFIX: 'site',
  },
}))

const mockReports = (readBody: (url: URL) => unknown, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (url) => new Response(JSON.stringify(readBody(new URL(String(url)))), { status }),
    )

afterEach(() => jest.restoreAllMocks())

test('sums over the languages', async () => {
  mockReports(({ pathname, searchParams }) => {
    const isFrench = searchParams.get('index') === 'site_fr'
    if (pathname.endsWith('clickThroughRate'))
      return { rate: 0.5, clickCount: isFrench ? 1 : 2, trackedSearchCount: 10 }
    return isFrench ? { average: 4, clickCount: 1 } : { average: 1, clickCount: 3 }
  })
  expect(await getSearchClicks()).toEqual({ searches: 30, clicked: 5, position: 10 / 7 })
})

test('is without a position as long as no visitor clicked', async () => {
  mockReports(() => ({ rate: null, average: null, clickCount: 0, trackedSearchCount: 2 }))
  expect(await getSearchClicks()).toEqual({ searches: 6, clicked: 0, position: null })
})

test('is null when the service refuses or is unreachable', async () => {
  mockReports(() => ({}), 403)
  expect(await getSearchClicks()).toBeNull()
})
