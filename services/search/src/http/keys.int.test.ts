/** @jest-environment node */
import { keys } from '../testing/service'
import { startArticles } from '../testing/articles-service'

const { admin, indexName, raw, reader } = startArticles(3_824)

describe('keys', () => {
  it.each([
    ['PUT', '/1/indexes/articles_en/settings'],
    ['POST', '/1/indexes/articles_en/synonyms/batch'],
    ['POST', '/1/indexes/articles_en/batch'],
    ['POST', '/1/indexes/articles_en/operation'],
    ['GET', '/1/indexes/articles_en/task/1'],
    ['DELETE', '/1/indexes/articles_en'],
    ['GET', '/2/searches/noResults?index=articles_en'],
    ['GET', '/2/clicks/clickThroughRate?index=articles_en'],
    ['GET', '/2/clicks/averageClickPosition?index=articles_en'],
    ['PUT', '/1/indexes/*/queries'],
    ['GET', '/1/indexes/articles_en/settings'],
    ['GET', '/1/keys'],
    ['GET', '/1/nowhere'],
  ])('the search-only key may not %s %s', async (method, path) => {
    const response = await raw(method, path, {
      key: keys.search,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    })
    expect(response).toMatchObject({
      status: 403,
      body: { status: 403, message: 'Method not allowed with this API key' },
    })
  })

  it('rejects a wrong key or application first', async () => {
    const wrong: Record<string, string>[] = [
      { 'x-algolia-api-key': 'wrong' },
      { 'x-algolia-api-key': '' },
      { 'x-algolia-application-id': 'OTHER' },
    ]
    for (const headers of wrong) {
      expect(await raw('POST', '/1/indexes/*/queries', { body: '{}', headers })).toMatchObject({
        status: 403,
        body: { message: 'Invalid Application-ID or API key' },
      })
    }
  })

  it('never returns unretrievable attributes to the search key', async () => {
    const searchParams = {
      query: 'note 7',
      attributesToRetrieve: ['*', 'secret'],
      attributesToHighlight: ['*'],
      attributesToSnippet: ['*:5'],
      facets: ['*', 'secret'],
      getRankingInfo: true,
    }
    const response = await reader().searchSingleIndex({ indexName, searchParams })
    expect(response.nbHits).toBeGreaterThan(0)
    expect(JSON.stringify({ ...response, params: '', query: '' })).not.toContain('internal')
    const ofAdmin = await admin().searchSingleIndex({ indexName, searchParams })
    expect(JSON.stringify(ofAdmin.hits)).toContain('internal note 7')
    expect(ofAdmin.facets).toMatchObject({ hidden: { 'internal group': ofAdmin.nbHits } })
  })
})
