/** @jest-environment node */
import { keys } from '../testing/service'
import { startArticles } from '../testing/articles-service'

const { admin, indexName, reader, raw } = startArticles(3_826)

type Name = 'stopwords' | 'plurals' | 'compounds'

const change = async (
  dictionaryName: Name,
  action: 'addEntry' | 'deleteEntry',
  ...bodies: object[]
) => {
  const requests = bodies.map((body) => ({
    action,
    body: { objectID: 'own', language: 'en' as const, ...body },
  }))
  const { taskID } = await admin().batchDictionaryEntries({
    dictionaryName,
    batchDictionaryEntriesParams: { requests },
  })
  await admin().waitForAppTask({ taskID })
}
const hitsOf = async (query: string, more: object = {}) =>
  (await reader().searchSingleIndex({ indexName, searchParams: { query, ...more } })).nbHits

it('leaves out stop words of the dictionary, and keeps those that it disables', async () => {
  const withoutStopWords = { removeStopWords: ['en'], queryType: 'prefixNone' }
  expect(await hitsOf('whereas energy', withoutStopWords)).toBe(0)
  expect(await hitsOf('the energy', withoutStopWords)).toBe(20)
  await change('stopwords', 'addEntry', { word: 'Whereas' })
  expect(await hitsOf('whereas energy', withoutStopWords)).toBe(20)
  await change('stopwords', 'addEntry', { objectID: 'off', word: 'the', state: 'disabled' })
  expect(await hitsOf('the energy', withoutStopWords)).toBe(0)
  await change('stopwords', 'deleteEntry', { objectID: 'own' }, { objectID: 'off' })
  expect(await hitsOf('whereas energy', withoutStopWords)).toBe(0)

  const settings = { disableStandardEntries: { stopwords: { en: true } } }
  await admin().setDictionarySettings(settings)
  expect(await admin().getDictionarySettings()).toEqual(settings)
  expect(await hitsOf('the energy', withoutStopWords)).toBe(0)
})

it('finds other forms and the parts of compounds, in indexes of the language', async () => {
  expect(await hitsOf('datum')).toBe(0)
  expect(await hitsOf('articleseven')).toBe(0)
  await change('plurals', 'addEntry', { words: ['datum', 'data'] })
  await change('compounds', 'addEntry', {
    word: 'articleseven',
    decomposition: ['article', '7'],
  })
  await change('compounds', 'addEntry', {
    objectID: 'german',
    language: 'de',
    word: 'steuerartikel',
    decomposition: ['article', '7'],
  })
  expect(await hitsOf('datum')).toBe(20)
  expect(await hitsOf('articleseven')).toBe(1)
  expect(await hitsOf('steuerartikel')).toBe(0)
})

it('searches and replaces entries', async () => {
  const found = (query: string) =>
    admin().searchDictionaryEntries({
      dictionaryName: 'plurals',
      searchDictionaryEntriesParams: { query },
    })
  expect(await found('DATUM')).toMatchObject({
    nbHits: 1,
    hits: [{ objectID: 'own', words: ['datum', 'data'], type: 'custom' }],
  })
  const { taskID } = await admin().batchDictionaryEntries({
    dictionaryName: 'plurals',
    batchDictionaryEntriesParams: { clearExistingDictionaryEntries: true, requests: [] },
  })
  await admin().waitForAppTask({ taskID })
  expect(await found('data')).toMatchObject({ nbHits: 0, nbPages: 0 })
  expect(await hitsOf('datum')).toBe(0)
})

it.each([
  ['POST', '/1/dictionaries/names/batch', '{"requests":[]}', 400],
  ['POST', '/1/dictionaries/plurals/batch', '{}', 400],
  [
    'POST',
    '/1/dictionaries/plurals/batch',
    '{"requests":[{"action":"addEntry","body":{"objectID":"x"}}]}',
    400,
  ],
  ['PUT', '/1/dictionaries/*/settings', '{"disableStandardEntries":{"plurals":{"en":true}}}', 400],
])('%s %s with %j is %i', async (method, path, body, status) => {
  expect((await raw(method, path, { body })).status).toBe(status)
  expect((await raw(method, path, { body, key: keys.search })).status).toBe(403)
})

it('are not changed by a key for some indexes, as they are of all', async () => {
  const { key } = await admin().addApiKey({ acl: ['editSettings'], indexes: [indexName] })
  const path = '/1/dictionaries/stopwords/batch'
  expect((await raw('POST', path, { body: '{"requests":[]}', key })).status).toBe(403)
})
