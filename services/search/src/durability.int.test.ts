/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFolder, keys, startService } from './testing/service'

const port = 3_806
const records = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    objectID: String(i),
    title: `Record ${i}`,
    body: 'words of a text that has some length '.repeat(10),
    type: i % 2 ? 'odd' : 'even',
  }))

describe('acknowledged writes are durable', () => {
  const folder = createFolder()
  afterAll(folder.remove)

  it('after a kill in the middle of indexing, with settings, synonyms and tasks', async () => {
    const first = await startService(port, folder.file)
    const client = first.client()
    const indexName = 'kept_en'
    await client.setSettings({
      indexName,
      indexSettings: { attributesForFaceting: ['type'], searchableAttributes: ['title'] },
    })
    await client.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['record', 'file'] }],
      replaceExistingSynonyms: true,
    })
    const { taskID } = await client.batch({
      indexName,
      batchWriteParams: {
        requests: records(1_000).map((body) => ({ action: 'addObject' as const, body })),
      },
    })
    await first.stop('SIGKILL')

    const second = await startService(port, folder.file)
    const response = await second
      .client(keys.search)
      .searchSingleIndex({ indexName, searchParams: { query: 'file', facets: ['type'] } })
    expect(response).toMatchObject({ nbHits: 1_000, facets: { type: { odd: 500, even: 500 } } })
    expect(await second.client().getTask({ indexName, taskID })).toMatchObject({
      status: 'published',
    })
    const [next] = await second.client().deleteObjects({ indexName, objectIDs: ['1'] })
    expect(next?.taskID).toBeGreaterThan(taskID)
    const { code, ms } = await second.stop()
    expect(code).toBe(0)
    expect(ms).toBeLessThan(5_000) // within a second, on a machine that is not short of time

    const third = await startService(port, folder.file)
    expect((await third.client().searchSingleIndex({ indexName })).nbHits).toBe(999)
    await third.stop()
  })

  it('and queries do not wait while thousands of records are written', async () => {
    const service = await startService(port, folder.file)
    const client = service.client()
    let writing = true
    const times: number[] = []
    const reading = (async () => {
      while (writing) {
        const started = performance.now()
        await client.searchSingleIndex({ indexName: 'kept_en', searchParams: { query: 'record' } })
        times.push(performance.now() - started)
      }
    })()
    const began = performance.now()
    await client.saveObjects({
      indexName: 'kept_en',
      objects: records(5_000),
      waitForTasks: true,
      batchSize: 5_000, // one write, long enough for a busy machine to answer queries meanwhile
    })
    const took = performance.now() - began
    writing = false
    await reading
    expect(times.length).toBeGreaterThan(3)
    expect(Math.max(...times)).toBeLessThan(took)
    await service.stop()
  })

  it('a start with a wrong environment fails and names the variable', async () => {
    await expect(
      startService(port, folder.file, { SEARCH_WEB_ORIGINS: 'not an origin' }),
    ).rejects.toThrow('SEARCH_WEB_ORIGINS')
  })

  it('only listed origins may read responses', async () => {
    const service = await startService(port, folder.file, {
      SEARCH_WEB_ORIGINS: 'http://localhost:3000',
    })
    const allowed = async (origin: string) =>
      (await fetch(`${service.url}/health`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect([await allowed('http://localhost:3000'), await allowed('http://evil.example')]).toEqual([
      'http://localhost:3000',
      null,
    ])
    await service.stop()
  })
})

describe('a large index', () => {
  const folder = createFolder()
  afterAll(folder.remove)
  const indexName = 'large_en'
  const savedIndexes = () =>
    readdirSync(path.dirname(folder.file)).filter((name) => name.includes('.index-'))

  it('is read from its file after a stop, with what was written before a kill', async () => {
    const first = await startService(port, folder.file)
    await first.client().saveObjects({ indexName, objects: records(2_000), waitForTasks: true })
    await first.stop()
    expect(savedIndexes()).toHaveLength(1)

    const second = await startService(port, folder.file)
    await second.client().batch({
      indexName,
      batchWriteParams: {
        requests: [
          { action: 'deleteObject', body: { objectID: '5' } },
          { action: 'addObject', body: { objectID: '6', title: 'changed' } },
          { action: 'addObject', body: { objectID: 'new', title: 'changed' } },
        ],
      },
    })
    await second.stop('SIGKILL')

    const third = await startService(port, folder.file)
    const nbHitsOf = async (query: string) =>
      (await third.client().searchSingleIndex({ indexName, searchParams: { query } })).nbHits
    expect(await nbHitsOf('')).toBe(2_000)
    expect(await nbHitsOf('changed')).toBe(2)
    await third.stop()
  })

  it('is built for new settings once, while records are written', async () => {
    writeFileSync(`${folder.file}.index-1.new.77.writing`, 'of a build that a stop interrupted')
    const service = await startService(port, folder.file)
    expect(savedIndexes()).toHaveLength(1)
    const client = service.client()
    const settings = await client.setSettings({
      indexName,
      indexSettings: { searchableAttributes: ['body'] },
    })
    await client.saveObjects({
      indexName,
      objects: [{ objectID: 'z', body: 'quokka' }],
      waitForTasks: true,
    })
    const isBuilt = async () =>
      (await client.getTask({ indexName, taskID: settings.taskID })).status === 'published'
    expect(await isBuilt()).toBe(false)
    await client.deleteObjects({ indexName, objectIDs: ['new'] })
    await client.waitForTask({ indexName, taskID: settings.taskID })
    const nbHitsOf = async (query: string) =>
      (await client.searchSingleIndex({ indexName, searchParams: { query } })).nbHits
    expect(await nbHitsOf('changed')).toBe(0) // only in titles
    expect(await nbHitsOf('quokka')).toBe(1)
    expect(await nbHitsOf('')).toBe(2_000)
    expect(service.log()).not.toContain('could not')
    const again = await client.setSettings({
      indexName,
      indexSettings: { searchableAttributes: ['body', 'title'] },
    })
    await client.waitForTask({ indexName, taskID: again.taskID })
    expect(service.log().match(/An index was built/g)).toHaveLength(2)
    await client
      .deleteIndex({ indexName })
      .then(({ taskID }) => client.waitForTask({ indexName, taskID }))
    await service.stop()
    expect(savedIndexes()).toEqual([])
  })
})
