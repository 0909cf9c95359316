/** @jest-environment node */
import { articles } from '../testing/articles'
import { createFolder, keys, startService, type Service } from '../testing/service'

const folder = createFolder()
let service: Service

beforeAll(async () => {
  service = await startService(3_821, folder.file)
})

afterAll(async () => {
  await service.stop()
  folder.remove()
})

const admin = () => service.client()
const reader = () => service.client(keys.search)

describe('rules and related records', () => {
  const indexName = 'ruled_en'
  const rule = {
    objectID: 'careers',
    conditions: [{ pattern: 'jobs', anchoring: 'contains' as const }],
    consequence: { promote: [{ objectID: '7', position: 0 }] },
    description: 'Vacancies first',
  }
  const first = async (query: string) =>
    (await reader().searchSingleIndex({ indexName, searchParams: { query } })).hits[0]?.objectID

  beforeAll(async () => {
    const indexSettings = { attributesToIndex: ['title'], attributesForFaceting: ['sector'] }
    await admin().setSettings({ indexName, indexSettings })
    await admin().saveObjects({ indexName, objects: articles, waitForTasks: true })
  })

  it('knows the former name of a setting', async () => {
    const { searchableAttributes } = await admin().getSettings({ indexName })
    expect(searchableAttributes).toEqual(['title'])
  })

  it('saves, finds, applies, copies and deletes rules', async () => {
    const saved = await admin().saveRules({ indexName, rules: [rule] })
    await admin().waitForTask({ indexName, taskID: saved.taskID })
    expect(await first('jobs')).toBe('7')
    expect(await admin().getRule({ indexName, objectID: 'careers' })).toMatchObject(rule)
    const found = async (query: string) =>
      (await admin().searchRules({ indexName, searchRulesParams: { query } })).nbHits
    expect(await found('vacancies')).toBe(1)
    expect(await found('tax')).toBe(0)
    const copy = await admin().operationIndex({
      indexName,
      operationIndexParams: { operation: 'copy', destination: 'ruled_copy', scope: ['rules'] },
    })
    await admin().waitForTask({ indexName: 'ruled_copy', taskID: copy.taskID })
    expect(await admin().searchRules({ indexName: 'ruled_copy' })).toMatchObject({ nbHits: 1 })
    const { taskID } = await admin().deleteRule({ indexName, objectID: 'careers' })
    await admin().waitForTask({ indexName, taskID })
    expect(await first('jobs')).toBeUndefined()
    await expect(admin().getRule({ indexName, objectID: 'careers' })).rejects.toThrow(
      'ObjectID does not exist',
    )
  })

  it('refuses a wrong rule, and any rule of a key without the right', async () => {
    const rules = [{ ...rule, consequence: { promote: [{ objectID: '7', position: -1 }] } }]
    await expect(admin().saveRules({ indexName, rules })).rejects.toThrow(
      'Invalid rule at position 0: consequence.promote.0.position',
    )
    await expect(reader().saveRules({ indexName, rules: [rule] })).rejects.toThrow('not allowed')
  })

  it('recommends related records', async () => {
    const recommend = (request: object) =>
      service.request('POST', '/1/indexes/*/recommendations', {
        key: keys.search,
        body: JSON.stringify({ requests: [{ indexName, threshold: 0, ...request }] }),
      })
    const related = await recommend({
      model: 'related-products',
      objectID: '0',
      maxRecommendations: 1,
    })
    expect(related.body.results).toMatchObject([{ hits: [{ sector: ['Energy', 'Transport'] }] }])
    expect((await recommend({ model: 'trending-items' })).status).toBe(400)
    expect((await recommend({ model: 'looking-similar', objectID: 'none' })).status).toBe(404)
  })
})
