/** @jest-environment node */
import { articles } from '../testing/articles'
import { createFolder, keys, startService, type Service } from '../testing/service'

const folder = createFolder()
let service: Service

beforeAll(async () => {
  service = await startService(3_822, folder.file)
})

afterAll(async () => {
  await service.stop()
  folder.remove()
})

const admin = () => service.client()
const reader = () => service.client(keys.search)

describe('clicks', () => {
  const indexName = 'clicked_en'
  const event = (more: object) => ({
    eventType: 'click',
    eventName: 'Result',
    index: indexName,
    userToken: 'anonymous',
    objectIDs: ['0'],
    ...more,
  })
  const send = (...events: object[]) =>
    service.request('POST', '/1/events', { key: keys.search, body: JSON.stringify({ events }) })
  const figures = async (path: string) =>
    (await service.request('GET', `/2/${path}?index=${indexName}`)).body as Record<string, unknown>

  it('are counted by search, without anything about the visitor', async () => {
    await admin().saveObjects({ indexName, objects: articles, waitForTasks: true })
    const searchParams = { query: 'tax', clickAnalytics: true }
    const queryIds = []
    for (let i = 0; i < 4; i++)
      queryIds.push((await reader().searchSingleIndex({ indexName, searchParams })).queryID)
    const [first] = queryIds
    expect(
      await send(
        event({ queryID: first, positions: [1] }),
        event({ queryID: first, objectIDs: ['0', '3'], positions: [2, 6] }),
        event({ queryID: '0'.repeat(32), positions: [1] }),
      ),
    ).toMatchObject({ status: 200, body: { status: 200, message: 'OK' } })
    expect(await figures('clicks/clickThroughRate')).toMatchObject({
      rate: 0.25,
      clickCount: 1,
      trackedSearchCount: 4,
    })
    expect(await figures('clicks/averageClickPosition')).toMatchObject({
      average: 3,
      clickCount: 3,
    })
  })

  it.each([
    { eventType: 'purchase' },
    { eventType: 'conversion' },
    { userToken: 'name@firm.example' },
    { objectIDs: undefined },
    { queryID: '0'.repeat(32), positions: [1, 2] },
    { queryID: 'x' },
    { positions: [1e300] },
  ])('are refused with %j', async (wrong) => {
    const click = event({ queryID: '0'.repeat(32), positions: [1], ...wrong })
    expect((await send(click)).status).toBe(422)
  })

  it('are read with the right to analytics only', async () => {
    const path = `/2/clicks/clickThroughRate?index=${indexName}`
    expect((await service.request('GET', path, { key: keys.search })).status).toBe(403)
  })
})

describe('search counts for editors', () => {
  it('are per day, anonymous, and respect analytics: false', async () => {
    await admin().saveObjects({ indexName: 'counted_en', objects: articles, waitForTasks: true })
    const search = (query: string, more: object = {}) =>
      reader().searchSingleIndex({
        indexName: 'counted_en',
        searchParams: { query, ...more },
      })
    for (const query of ['Unfindable  Thing', 'unfindable thing', 'energy']) await search(query)
    await search('unfindable thing', { filters: 'type:Guide' })
    await search('unfindable thing', { analytics: false })
    await search('energy', { page: 1 })
    const none = await service.request('GET', '/2/searches/noResults?index=counted_en')
    expect(none.body).toMatchObject({
      searches: expect.arrayContaining([{ search: 'unfindable thing', count: 3 }]),
    })
    expect(JSON.stringify(none.body)).not.toMatch(/127\.0\.0\.1|::1/)
    const later = '/2/searches/noResults?index=counted_en&startDate=2999-01-01'
    expect((await service.request('GET', later)).body).toEqual({ searches: [] })
    expect((await service.request('GET', '/2/searches/noResults')).status).toBe(400)
  })
})
