/** @jest-environment node */
import { createFolder, startService } from './testing/service'

const port = 3_809
const indexName = 'committed_en'
const records = (title: string) =>
  Array.from({ length: 400 }, (_, i) => ({ objectID: String(i), title }))

/** Fails at its last item, after all others were written: an object without an id. */
const failingBatch = [...records('uncommitted'), { title: 'uncommitted' }].map((body) => ({
  action: 'updateObject' as const,
  body,
}))

describe('queries during batches that fail', () => {
  const folder = createFolder()
  afterAll(folder.remove)

  it('never return an uncommitted record, index or setting', async () => {
    const service = await startService(port, folder.file)
    const client = service.client()
    const { taskID } = await client.batch({
      indexName,
      batchWriteParams: {
        requests: records('committed').map((body) => ({ action: 'addObject', body })),
      },
    })
    await client.waitForTask({ indexName, taskID })
    await client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } })

    let isWriting = true
    const write = async () => {
      let failed = 0
      while (isWriting) {
        const written = await Promise.allSettled([
          client.batch({ indexName, batchWriteParams: { requests: failingBatch } }),
          client.batch({ indexName: 'new_en', batchWriteParams: { requests: failingBatch } }),
          // a replica that has records already is refused, after the settings were written
          client.setSettings({
            indexName: 'other_en',
            indexSettings: { hitsPerPage: 3, replicas: [indexName] },
          }),
        ])
        failed += written.filter(({ status }) => status === 'rejected').length
      }
      return failed
    }
    const writing = write()
    const seen = new Set<string>()
    for (let i = 0; i < 250; i++) {
      const answers = await Promise.all([
        client.searchSingleIndex<{ title: string }>({ indexName }),
        client.getObject({ indexName, objectID: String(i) }),
        client.listIndices(),
        client.searchSingleIndex({ indexName: 'new_en' }).catch(() => ({ hits: [] })),
      ])
      const [{ hits }, object, { items }, { hits: none }] = answers
      hits.forEach(({ title }) => seen.add(title))
      seen.add(String(object.title))
      items.forEach(({ name }) => seen.add(name))
      none.forEach(({ objectID }) => seen.add(objectID))
      seen.add(`${hits.length} hits`)
    }
    isWriting = false
    expect(await writing).toBeGreaterThan(10)
    expect([...seen].sort()).toEqual(['7 hits', 'committed', indexName])
    await service.stop()
  }, 120_000)
})
