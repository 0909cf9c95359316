import { articles } from './articles'
import { createFolder, keys, startService, type RequestOptions, type Service } from './service'

const indexName = 'articles_en'

/**
 * Runs the service with the articles, for all tests of a file.
 *
 * @param port of its own, as test files run at the same time
 */
export function startArticles(port: number) {
  const folder = createFolder()
  let service: Service
  const admin = () => service.client()

  beforeAll(async () => {
    service = await startService(port, folder.file)
    const { taskID } = await admin().setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['title', 'unordered(secret)'],
        attributesForFaceting: ['type', 'sector', 'year', 'hidden'],
        customRanking: ['desc(year)'],
        unretrievableAttributes: ['secret', 'hidden'],
        replicas: ['articles_en_year'],
      },
    })
    await admin().waitForTask({ indexName, taskID })
    await admin().saveObjects({ indexName, objects: articles, waitForTasks: true })
  })

  afterAll(async () => {
    await service.stop()
    folder.remove()
  })

  return {
    indexName,
    service: () => service,
    admin,
    reader: () => service.client(keys.search),
    raw: (method: string, path: string, options: RequestOptions = {}) =>
      service.request(method, path, options),
  }
}
