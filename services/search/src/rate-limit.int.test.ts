/** @jest-environment node */
import { createFolder, keys, startService } from './testing/service'

const port = 3_808
const indexName = 'limited_en'

describe('the time that queries of an address may take', () => {
  const folder = createFolder()
  afterAll(folder.remove)

  it('is limited for each visitor of a proxy, and not for processes of this machine', async () => {
    const service = await startService(port, folder.file, {
      TRUST_PROXY: '1',
      SEARCH_RATE_LIMIT: '1',
    })
    const client = service.client()
    const objects = [{ objectID: '1', title: 'tax' }]
    await client.saveObjects({ indexName, objects, waitForTasks: true })
    const search = async (from?: string) => {
      const response = await fetch(`${service.url}/1/indexes/${indexName}/query`, {
        method: 'POST',
        headers: {
          'x-algolia-application-id': keys.appId,
          'x-algolia-api-key': keys.search,
          ...(from ? { 'x-forwarded-for': from } : {}),
        },
        body: JSON.stringify({ query: 'tax' }),
      })
      return response.status
    }
    const many = async (from?: string) => {
      const statuses: number[] = []
      for (let count = 0; count < 50; count += 1) statuses.push(await search(from))
      return statuses
    }
    expect((await many('192.0.2.1')).at(-1)).toBe(429)
    expect(await search('192.0.2.2')).toBe(200)
    expect(new Set(await many())).toEqual(new Set([200]))
    await service.stop()
  })
})
