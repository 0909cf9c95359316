/** @jest-environment node */
import { createFolder, startService } from './testing/service'

const port = 3_809
const indexName = 'committed_en'
const records = (title: string) =>
  Array.from({ length: 400 }, (_, i) => ({ objectID: String(i), title }))

/** Fails at its last item, after all others were written: an object without an id. */
const failingBatch = [...records('uncommitted'), { title: 'uncommitted' }].map((body) => ({
  action: 'addObject' as const,
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
    await client.setSettings({ indexName, indexSettings: { paginationLimitedTo: 7 } })

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
            indexSettings: { paginationLimitedTo: 3, replicas: [indexName] },
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
        ...['new_en', 'other_en'].map((name) =>
          client.searchSingleIndex({ indexName: name }).catch(() => null),
        ),
      ])
      const [{ hits }, ...others] = answers
      hits.forEach(({ title }) => seen.add(title))
      others.forEach((each) => each && seen.add(each.index ?? 'an index that was not committed'))
      seen.add(`${hits.length} hits`)
    }
    isWriting = false
    expect(await writing).toBeGreaterThan(10)
    expect([...seen].sort()).toEqual(['7 hits', 'committed'])
    await service.stop()
  }, 120_000)
})
