/** @jest-environment node */
import { request as httpRequest } from 'node:http'
import { gzipSync } from 'node:zlib'
import { articles } from './testing/articles'
import {
  createFolder,
  keys,
  startService,
  type RequestOptions,
  type Service,
} from './testing/service'

const port = 3_805
const folder = createFolder()
let service: Service

beforeAll(async () => {
  service = await startService(port, folder.file)
})

afterAll(async () => {
  await service.stop()
  folder.remove()
})

const admin = () => service.client()
const reader = () => service.client(keys.search)

const raw = (method: string, path: string, options: RequestOptions = {}) =>
  service.request(method, path, options)

describe('the client against the service', () => {
  const indexName = 'articles_en'

  beforeAll(async () => {
    const { taskID } = await admin().setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['title', 'unordered(secret)'],
        attributesForFaceting: ['type', 'searchable(sector)', 'year', 'searchable(hidden)'],
        customRanking: ['desc(year)'],
        unretrievableAttributes: ['secret', 'hidden'],
        replicas: ['articles_en_year', 'virtual(articles_en_virtual)'],
      },
    })
    await admin().waitForTask({ indexName, taskID })
    await admin().saveObjects({ indexName, objects: articles, waitForTasks: true })
    const settings = await admin().setSettings({
      indexName: 'articles_en_year',
      indexSettings: { ranking: ['asc(year)', 'typo', 'words', 'custom'] },
    })
    await admin().waitForTask({ indexName: 'articles_en_year', taskID: settings.taskID })
  })

  it('returns the fields of Algolia’s API for a query', async () => {
    const response = await reader().searchSingleIndex({
      indexName,
      searchParams: {
        query: 'energy',
        facets: ['*'],
        hitsPerPage: 5,
        clickAnalytics: true,
        getRankingInfo: true,
        attributesToSnippet: ['title:3'],
      },
    })
    expect(response).toMatchObject({
      nbHits: 20,
      page: 0,
      nbPages: 4,
      hitsPerPage: 5,
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      exhaustive: { facetsCount: true, nbHits: true, typo: true },
      query: 'energy',
      index: indexName,
      facets: { sector: { Energy: 20, Transport: 20 } },
    })
    expect(response.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(response.params).toContain('query=energy')
    expect(response.hits[0]).toMatchObject({
      _highlightResult: { title: { matchLevel: 'full' } },
      _rankingInfo: { nbTypos: 0, words: 1 },
    })
    expect(typeof response.processingTimeMS).toBe('number')
  })

  it('answers multiple queries, with the counts of a disjunctive facet for InstantSearch', async () => {
    const shared = {
      indexName,
      query: 'article',
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    }
    const { results } = await reader().search<{ title: string }>({
      requests: [
        {
          ...shared,
          facetFilters: [['type:Guide'], ['year:2020', 'year:2021']],
          facets: ['type', 'sector', 'year'],
          maxValuesPerFacet: 10,
        },
        {
          ...shared,
          facetFilters: [['year:2020', 'year:2021']],
          facets: ['type'],
          hitsPerPage: 0,
          analytics: false,
          clickAnalytics: false,
          page: 0,
        },
        {
          ...shared,
          facetFilters: [['type:Guide']],
          facets: ['year'],
          hitsPerPage: 0,
          analytics: false,
          clickAnalytics: false,
          page: 0,
        },
        { indexName, type: 'facet', facet: 'sector', facetQuery: 'tec' },
      ],
    })
    const count = (test: (article: (typeof articles)[number]) => boolean) =>
      articles.filter(test).length
    expect(results[0]).toMatchObject({
      nbHits: count(({ type, year }) => type === 'Guide' && year < 2022),
      facets: { type: { Guide: 12 }, year: { 2020: 6, 2021: 6 } },
    })
    expect(results[1]).toMatchObject({
      hits: [],
      facets: {
        type: {
          Guide: count(({ type, year }) => type === 'Guide' && year < 2022),
          News: count(({ type, year }) => type === 'News' && year < 2022),
        },
      },
    })
    expect(results[2]).toMatchObject({
      facets: {
        year: Object.fromEntries(
          [2020, 2021, 2022, 2023, 2024].map((each) => [
            each,
            count(({ type, year }) => type === 'Guide' && year === each),
          ]),
        ),
      },
    })
    expect(results[3]).toMatchObject({
      facetHits: [{ value: 'Technology', highlighted: '<em>Tec</em>hnology', count: 40 }],
    })
    expect(JSON.stringify(results[0])).toContain('__ais-highlight__Article__/ais-highlight__')
  })

  it('ranks a replica by its settings', async () => {
    const [first, second] = await Promise.all(
      ['articles_en_year', 'articles_en_virtual'].map((name) =>
        reader().searchSingleIndex<{ year: number }>({
          indexName: name,
          searchParams: { query: 'article' },
        }),
      ),
    )
    expect(first?.hits[0]?.year).toBe(2020)
    expect(second?.hits[0]?.year).toBe(2024)
    expect(await admin().getSettings({ indexName: 'articles_en_year' })).toMatchObject({
      primary: indexName,
    })
    await expect(
      admin().saveObject({ indexName: 'articles_en_year', body: { objectID: 'x' } }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('finds values of a facet', async () => {
    const { facetHits } = await reader().searchForFacetValues({
      indexName,
      facetName: 'sector',
      searchForFacetValuesRequest: { facetQuery: 'trnasport', filters: 'type:Guide' } as {
        facetQuery: string
      },
    })
    expect(facetHits).toEqual([
      { value: 'Transport', highlighted: '<em>Transport</em>', count: 10 },
    ])
    await expect(
      reader().searchForFacetValues({ indexName, facetName: 'type' }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('browses everything with a cursor', async () => {
    const seen: string[] = []
    await admin().browseObjects({
      indexName,
      browseParams: { hitsPerPage: 7 },
      aggregator: ({ hits }) => void seen.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(seen.sort()).toEqual(articles.map(({ objectID }) => objectID).sort())
  })

  it('saves, partially updates, gets and deletes objects', async () => {
    const name = 'crud_en'
    const created = await admin().saveObject({ indexName: name, body: { title: 'Without id' } })
    expect(created.objectID).toBeTruthy()
    await admin().addOrUpdateObject({
      indexName: name,
      objectID: 'a/b c',
      body: { title: 'One', views: 1, tags: ['x'] },
    })
    await admin().partialUpdateObject({
      indexName: name,
      objectID: 'a/b c',
      attributesToUpdate: {
        views: { _operation: 'Increment', value: 2 },
        tags: { _operation: 'AddUnique', value: 'y' },
      },
    })
    await admin().partialUpdateObject({
      indexName: name,
      objectID: 'absent',
      attributesToUpdate: { title: 'No' },
      createIfNotExists: false,
    })
    const { taskID } = await admin().partialUpdateObject({
      indexName: name,
      objectID: 'made',
      attributesToUpdate: { title: 'Made' },
    })
    expect(await admin().waitForTask({ indexName: name, taskID: taskID ?? 0 })).toMatchObject({
      status: 'published',
    })
    expect(await admin().getObject({ indexName: name, objectID: 'a/b c' })).toEqual({
      objectID: 'a/b c',
      title: 'One',
      views: 3,
      tags: ['x', 'y'],
    })
    const { results } = await admin().getObjects({
      requests: [
        { indexName: name, objectID: 'made', attributesToRetrieve: ['title'] },
        { indexName: name, objectID: 'absent' },
      ],
    })
    expect(results).toEqual([{ objectID: 'made', title: 'Made' }, null])
    const removed = await admin().deleteObject({ indexName: name, objectID: 'made' })
    await admin().waitForTask({ indexName: name, taskID: removed.taskID })
    await expect(admin().getObject({ indexName: name, objectID: 'made' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    })
    expect(
      (await admin().searchSingleIndex({ indexName: name, searchParams: { query: 'made' } }))
        .nbHits,
    ).toBe(0)
  })

  it('writes to several indexes, deletes by filter, clears, copies, moves, deletes', async () => {
    const done = await admin().multipleBatch({
      requests: ['multi_a', 'multi_b'].flatMap((name) =>
        [1, 2, 3].map((n) => ({
          action: 'addObject' as const,
          indexName: name,
          body: { objectID: String(n), n },
        })),
      ),
    })
    expect(Object.keys(done.taskID)).toEqual(['multi_a', 'multi_b'])
    const wait = (indexName: string, { taskID }: { taskID: number }) =>
      admin().waitForTask({ indexName, taskID })
    const ids = async (indexName: string) =>
      (await admin().searchSingleIndex({ indexName })).hits.map(({ objectID }) => objectID).sort()
    await wait(
      'multi_a',
      await admin().deleteBy({
        indexName: 'multi_a',
        deleteByParams: { numericFilters: ['n>=2'] },
      }),
    )
    expect(await ids('multi_a')).toEqual(['1'])
    await wait(
      'multi_c',
      await admin().operationIndex({
        indexName: 'multi_b',
        operationIndexParams: { operation: 'copy', destination: 'multi_c' },
      }),
    )
    await wait('multi_b', await admin().clearObjects({ indexName: 'multi_b' }))
    expect([await ids('multi_b'), await ids('multi_c')]).toEqual([[], ['1', '2', '3']])
    await wait(
      'multi_a',
      await admin().operationIndex({
        indexName: 'multi_c',
        operationIndexParams: { operation: 'move', destination: 'multi_a' },
      }),
    )
    expect(await ids('multi_a')).toEqual(['1', '2', '3'])
    await expect(ids('multi_c')).rejects.toMatchObject({
      status: 404,
      message: 'Index multi_c does not exist',
    })
    await wait('multi_b', await admin().deleteIndex({ indexName: 'multi_b' }))
    expect((await admin().listIndices()).items.map(({ name }) => name)).not.toContain('multi_b')
  })

  it('replaces all objects atomically', async () => {
    const name = 'replaced_en'
    await admin().setSettings({
      indexName: name,
      indexSettings: { searchableAttributes: ['title'], replicas: ['replaced_en_date'] },
    })
    const replica = await admin().setSettings({
      indexName: 'replaced_en_date',
      indexSettings: { ranking: ['desc(date)'] },
    })
    await admin().waitForTask({ indexName: name, taskID: replica.taskID })
    const make = (version: number) =>
      Array.from({ length: 1_500 }, (_, i) => ({
        objectID: String(i),
        title: `Version ${version}`,
        date: i,
      }))
    await admin().saveObjects({ indexName: name, objects: make(1), waitForTasks: true })
    let running = true
    const counts = new Set<number>()
    const watcher = (async () => {
      while (running) {
        const { results } = await reader().searchForHits({
          requests: [
            { indexName: name, query: 'version', hitsPerPage: 5 },
            { indexName: 'replaced_en_date', query: 'version', hitsPerPage: 5 },
          ],
        })
        results.forEach(({ hits, nbHits }) => counts.add(hits.length * 10_000 + (nbHits ?? 0)))
      }
    })()
    await admin().replaceAllObjects({ indexName: name, objects: make(2) })
    running = false
    await watcher
    expect([...counts]).toEqual([51_500])
    expect(
      (await reader().searchSingleIndex({ indexName: name, searchParams: { query: 'version 2' } }))
        .nbHits,
    ).toBe(1_500)
    expect(
      (await reader().searchSingleIndex<{ date: number }>({ indexName: 'replaced_en_date' }))
        .hits[0]?.date,
    ).toBe(1_499)
  })

  it('turns a removed replica into an index', async () => {
    const name = 'primary_en'
    const set = async (replicas: string[]) => {
      const { taskID } = await admin().setSettings({ indexName: name, indexSettings: { replicas } })
      await admin().waitForTask({ indexName: name, taskID })
    }
    await admin().saveObjects({
      indexName: name,
      objects: [{ objectID: '1' }, { objectID: '2' }],
      waitForTasks: true,
    })
    await set(['primary_en_asc', 'virtual(primary_en_virtual)'])
    expect((await admin().listIndices()).items.find((item) => item.name === name)).toMatchObject({
      replicas: ['primary_en_asc', 'primary_en_virtual'],
    })
    await set([])
    await admin().saveObjects({
      indexName: 'primary_en_asc',
      objects: [{ objectID: '3' }],
      waitForTasks: true,
    })
    expect((await reader().searchSingleIndex({ indexName: 'primary_en_asc' })).nbHits).toBe(3)
    expect((await reader().searchSingleIndex({ indexName: name })).nbHits).toBe(2)
    await expect(
      reader().searchSingleIndex({ indexName: 'primary_en_virtual' }),
    ).rejects.toMatchObject({ status: 404 })
    await admin().setSettings({ indexName: 'primary_en_desc', indexSettings: { hitsPerPage: 1 } })
    await set(['primary_en_desc'])
    expect(await reader().searchSingleIndex({ indexName: 'primary_en_desc' })).toMatchObject({
      nbHits: 2,
      hitsPerPage: 1,
    })
    await expect(
      admin().setSettings({ indexName: name, indexSettings: { replicas: ['primary_en_asc'] } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('stops at the first query with enough hits for stopIfEnoughMatches', async () => {
    const request = { indexName, hitsPerPage: 5 }
    const { results } = await reader().searchForHits({
      requests: [
        { ...request, query: 'zzzz' },
        { ...request, query: 'energy' },
        { ...request, query: 'tax' },
      ],
      strategy: 'stopIfEnoughMatches',
    })
    expect(results.map(({ hits }) => hits.length)).toEqual([0, 5, 0])
    expect(results[2]).toMatchObject({ processed: false })
  })

  it('keeps synonyms', async () => {
    const name = 'synonyms_en'
    await admin().saveObjects({
      indexName: name,
      objects: [
        { objectID: '1', title: 'Mergers and acquisitions' },
        { objectID: '2', title: 'Tax' },
      ],
      waitForTasks: true,
    })
    const { taskID } = await admin().saveSynonyms({
      indexName: name,
      synonymHit: [
        { objectID: 'ma', type: 'synonym', synonyms: ['M&A', 'mergers and acquisitions'] },
        { objectID: 'levy', type: 'onewaysynonym', input: 'levy', synonyms: ['tax'] },
      ],
    })
    await admin().waitForTask({ indexName: name, taskID })
    const first = async (query: string) =>
      (await reader().searchSingleIndex({ indexName: name, searchParams: { query } })).hits[0]
        ?.objectID
    expect([await first('M&A'), await first('levy')]).toEqual(['1', '2'])
    expect(
      await admin().searchSynonyms({ indexName: name, searchSynonymsParams: { query: 'lev' } }),
    ).toMatchObject({ nbHits: 1, hits: [{ objectID: 'levy' }] })
    expect(await admin().getSynonym({ indexName: name, objectID: 'ma' })).toMatchObject({
      type: 'synonym',
    })
    const removed = await admin().deleteSynonym({ indexName: name, objectID: 'levy' })
    await admin().waitForTask({ indexName: name, taskID: removed.taskID })
    expect(await first('levy')).toBeUndefined()
    await admin().clearSynonyms({ indexName: name })
    expect(await admin().searchSynonyms({ indexName: name })).toMatchObject({ nbHits: 0 })
  })

  it('rejects unknown settings and parameters', async () => {
    await expect(
      admin().setSettings({ indexName, indexSettings: { searchableAtributes: ['x'] } as object }),
    ).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('searchableAtributes'),
    })
    await expect(
      reader().searchSingleIndex({ indexName, searchParams: { queri: 'x' } as object }),
    ).rejects.toMatchObject({ status: 400, message: 'Unknown parameter: queri' })
    await expect(
      reader().searchSingleIndex({ indexName, searchParams: { filters: 'type:' } }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(reader().searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    })
  })
})

describe('keys', () => {
  const indexName = 'articles_en'

  it.each([
    ['GET', '/1/indexes'],
    ['GET', '/1/indexes/articles_en/settings'],
    ['PUT', '/1/indexes/articles_en/settings'],
    ['POST', '/1/indexes/articles_en/batch'],
    ['POST', '/1/indexes/*/batch'],
    ['POST', '/1/indexes/articles_en'],
    ['PUT', '/1/indexes/articles_en/1'],
    ['POST', '/1/indexes/articles_en/1/partial'],
    ['DELETE', '/1/indexes/articles_en/1'],
    ['DELETE', '/1/indexes/articles_en'],
    ['POST', '/1/indexes/articles_en/clear'],
    ['POST', '/1/indexes/articles_en/deleteByQuery'],
    ['POST', '/1/indexes/articles_en/operation'],
    ['POST', '/1/indexes/articles_en/browse'],
    ['GET', '/1/indexes/articles_en/browse'],
    ['POST', '/1/indexes/articles_en/synonyms/batch'],
    ['POST', '/1/indexes/articles_en/synonyms/search'],
    ['POST', '/1/indexes/articles_en/synonyms/clear'],
    ['GET', '/1/indexes/articles_en/task/1'],
    ['GET', '/1/keys'],
    ['POST', '/1/keys'],
    ['GET', `/1/keys/${keys.admin}`],
    ['DELETE', '/1/keys/abc'],
    ['GET', '/2/searches?index=articles_en'],
    ['GET', '/2/searches/noResults?index=articles_en'],
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
    const answers = [
      await reader().searchSingleIndex({
        indexName,
        searchParams: {
          query: 'note 7',
          attributesToRetrieve: ['*', 'secret'],
          attributesToHighlight: ['*'],
          attributesToSnippet: ['*:5'],
          facets: ['*', 'secret'],
          getRankingInfo: true,
        },
      }),
      await reader().getObject({ indexName, objectID: '7', attributesToRetrieve: ['secret'] }),
      await reader().getObjects({ requests: [{ indexName, objectID: '7' }] }),
    ]
    expect((answers[0] as { nbHits: number }).nbHits).toBeGreaterThan(0)
    expect(
      JSON.stringify(answers.map((response) => ({ ...response, params: '', query: '' }))),
    ).not.toContain('internal')
    await expect(
      reader().searchForFacetValues({ indexName, facetName: 'hidden' }),
    ).rejects.toMatchObject({ status: 400 })
    expect(
      (
        await reader().searchSingleIndex({
          indexName,
          searchParams: { filters: 'hidden:"internal group"' },
        })
      ).nbHits,
    ).toBe(60)
    expect(JSON.stringify(await admin().getObject({ indexName, objectID: '7' }))).toContain(
      'internal note 7',
    )
    expect(
      (await admin().searchSingleIndex({ indexName, searchParams: { facets: ['hidden'] } })).facets,
    ).toEqual({ hidden: { 'internal group': 60 } })
  })

  it('enforces permissions and restrictions of keys', async () => {
    const { key } = await admin().addApiKey({
      acl: ['search', 'browse'],
      indexes: ['articles_*'],
      maxHitsPerQuery: 3,
      queryParameters: 'filters=type:News',
      validity: 600,
      description: 'Partners',
    })
    const limited = service.client(key)
    const response = await limited.searchSingleIndex<{ type: string }>({
      indexName,
      searchParams: { hitsPerPage: 50, filters: 'year:2020 OR year:2021' },
    })
    expect(response.hits).toHaveLength(3)
    expect(new Set(response.hits.map(({ type }) => type))).toEqual(new Set(['News']))
    await expect(limited.searchSingleIndex({ indexName: 'crud_en' })).rejects.toMatchObject({
      status: 403,
      message: 'Index not allowed with this API key',
    })
    await expect(limited.search({ requests: [{ indexName: 'crud_en' }] })).rejects.toMatchObject({
      status: 403,
    })
    await expect(
      limited.getObjects({ requests: [{ indexName: 'crud_en', objectID: 'a/b c' }] }),
    ).rejects.toMatchObject({ status: 403 })
    expect(
      (await limited.browse<{ type: string }>({ indexName })).hits.every(
        ({ type }) => type === 'News',
      ),
    ).toBe(true)
    expect(await admin().getApiKey({ key })).toMatchObject({
      value: key,
      acl: ['search', 'browse'],
      validity: expect.any(Number),
      maxHitsPerQuery: 3,
    })
    expect(await limited.getApiKey({ key })).toMatchObject({ description: 'Partners' })
    expect((await admin().listApiKeys()).keys.map(({ value }) => value)).toEqual(
      expect.arrayContaining([key, keys.search]),
    )
    await admin().updateApiKey({ key, apiKey: { acl: ['search'] } })
    await expect(limited.browse({ indexName })).rejects.toMatchObject({ status: 403 })
    await admin().deleteApiKey({ key })
    await expect(limited.searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 403 })
    expect((await admin().listApiKeys()).keys.map(({ value }) => value)).not.toContain(key)
    await admin().restoreApiKey({ key })
    expect((await limited.searchSingleIndex({ indexName })).nbHits).toBeGreaterThan(0)
    await expect(admin().restoreApiKey({ key })).rejects.toMatchObject({ status: 404 })
  })

  it('limits a key by its restrictions whatever a cursor says', async () => {
    const { key } = await admin().addApiKey({
      acl: ['browse'],
      maxHitsPerQuery: 3,
      queryParameters: 'attributesToRetrieve=title',
    })
    const query = { hitsPerPage: 1_000, attributesToRetrieve: ['*'] }
    const cursor = Buffer.from(JSON.stringify({ from: -1, query })).toString('base64url')
    const { hits } = await service.client(key).browse({ indexName, browseParams: { cursor } })
    expect(hits).toHaveLength(3)
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(['objectID', 'title'])
  })

  it('responds 429 above a key’s rate limit', async () => {
    const { key } = await admin().addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 2 })
    const search = () => raw('POST', `/1/indexes/${indexName}/query`, { key, body: '{}' })
    expect([(await search()).status, (await search()).status, (await search()).status]).toEqual([
      200, 200, 429,
    ])
  })

  describe('secured keys', () => {
    const sign = (restrictions: object, parentApiKey: string = keys.search) =>
      admin().generateSecuredApiKey({ parentApiKey, restrictions })

    it('add their filters to every query and cannot be widened', async () => {
      const client = service.client(
        sign({ filters: 'type:News', userToken: 'someone', searchParams: { hitsPerPage: 2 } }),
      )
      for (const searchParams of [
        {},
        { filters: 'type:Guide OR type:News' },
        { filters: 'type:Guide' },
        { facetFilters: [['type:Guide', 'type:News']] },
        { optionalFilters: ['type:Guide'] },
        { query: 'article', hitsPerPage: 100 },
      ]) {
        const { hits } = await client.searchSingleIndex<{ type: string }>({
          indexName,
          searchParams,
        })
        expect(hits.length).toBeLessThanOrEqual(2)
        expect(hits.every(({ type }) => type === 'News')).toBe(true)
      }
      await expect(client.getObject({ indexName, objectID: '0' })).rejects.toMatchObject({
        status: 404,
      })
      expect(await client.getObject({ indexName, objectID: '1' })).toMatchObject({ type: 'News' })
      const { facetHits } = await client.searchForFacetValues({ indexName, facetName: 'sector' })
      expect(facetHits.find(({ value }) => value === 'Energy')?.count).toBe(10)
    })

    it('enforce their indexes and expiry', async () => {
      const restricted = service.client(sign({ restrictIndices: ['articles_en'] }))
      expect((await restricted.searchSingleIndex({ indexName })).nbHits).toBe(60)
      await expect(restricted.searchSingleIndex({ indexName: 'crud_en' })).rejects.toMatchObject({
        status: 403,
      })
      const now = Math.floor(Date.now() / 1000)
      expect(
        (await service.client(sign({ validUntil: now + 60 })).searchSingleIndex({ indexName }))
          .nbHits,
      ).toBe(60)
      await expect(
        service.client(sign({ validUntil: now - 1 })).searchSingleIndex({ indexName }),
      ).rejects.toMatchObject({ status: 403 })
      await expect(
        service.client(sign({ restrictSources: '10.0.0.0/8' })).searchSingleIndex({ indexName }),
      ).rejects.toMatchObject({ status: 403 })
    })

    it('are rejected when tampered with, or signed with the admin key', async () => {
      const decoded = Buffer.from(sign({ filters: 'type:News' }), 'base64').toString()
      const forged = [
        decoded.replace('News', 'Guide'),
        decoded.slice(0, 64),
        `${'0'.repeat(64)}filters=type%3ANews`,
        `${decoded}&validUntil=9999999999`,
      ]
      for (const key of [
        ...forged.map((text) => Buffer.from(text).toString('base64')),
        sign({}, keys.admin),
      ]) {
        await expect(service.client(key).searchSingleIndex({ indexName })).rejects.toMatchObject({
          status: 403,
        })
      }
    })

    it('have search permissions only, whatever their parent has', async () => {
      const { key } = await admin().addApiKey({ acl: ['search', 'addObject', 'settings'] })
      const client = service.client(sign({}, key))
      expect((await client.searchSingleIndex({ indexName })).nbHits).toBe(60)
      await expect(client.saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject(
        { status: 403 },
      )
      await expect(client.getSettings({ indexName })).rejects.toMatchObject({ status: 403 })
    })
  })
})

describe('over HTTP', () => {
  const queries = JSON.stringify({
    requests: [{ indexName: 'articles_en', query: 'energy', hitsPerPage: 1 }],
  })

  it('accepts keys in the query and JSON of any content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const response = await fetch(
        `${service.url}/1/indexes/*/queries?x-algolia-agent=x&x-algolia-api-key=${keys.search}&x-algolia-application-id=${keys.appId}`,
        {
          method: 'POST',
          body: queries,
          headers: { 'content-type': type, origin: 'http://localhost:3000' },
        },
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  it('accepts gzip bodies, GET queries, and parameters as a query string', async () => {
    expect(
      (
        await raw('POST', '/1/indexes/*/queries', {
          body: gzipSync(queries),
          headers: { 'content-encoding': 'gzip' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await raw(
          'GET',
          '/1/indexes/articles_en/query?query=energy&hitsPerPage=2&facets=%5B%22type%22%5D&facetFilters=%5B%22type:Guide%22%5D',
        )
      ).body,
    ).toMatchObject({ nbHits: 10, facets: { type: { Guide: 10 } } })
    expect(
      (
        await raw('POST', '/1/indexes/articles_en/query', {
          body: JSON.stringify({ params: 'query=energy&facets=*&page=1&hitsPerPage=5' }),
        })
      ).body,
    ).toMatchObject({ nbHits: 20, page: 1 })
  })

  it('answers a preflight', async () => {
    const response = await fetch(`${service.url}/1/indexes/*/queries`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-algolia-api-key',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key')
  })

  it.each([
    ['POST', '/1/indexes/*/queries', '{not json', 400],
    ['POST', '/1/indexes/*/queries', '[]', 400],
    ['POST', '/1/indexes/*/queries', '"text"', 400],
    ['POST', '/1/indexes/*/queries', '{"requests":[{}]}', 400],
    [
      'POST',
      '/1/indexes/*/queries',
      JSON.stringify({
        requests: Array.from({ length: 51 }, () => ({ indexName: 'articles_en' })),
      }),
      400,
    ],
    ['POST', '/1/indexes/articles_en/query', '['.repeat(100_000), 400],
    [
      'POST',
      '/1/indexes/articles_en/query',
      `{"facetFilters":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      400,
    ],
    ['POST', '/1/indexes/articles_en/query', '{"hitsPerPage":-1}', 400],
    ['POST', '/1/indexes/articles_en/query', '{"aroundLatLng":"north"}', 400],
    ['POST', '/1/indexes/articles_en/query', '{"__proto__":{"x":1}}', 400],
    ['POST', '/1/indexes/articles_en/browse', '{"cursor":"%%%"}', 400],
    ['POST', '/1/indexes/articles_en/batch', '{"requests":[{"action":"explode","body":{}}]}', 400],
    [
      'POST',
      '/1/indexes/articles_en/batch',
      '{"requests":[{"action":"updateObject","body":{}}]}',
      400,
    ],
    [
      'POST',
      '/1/indexes/articles_en/batch',
      JSON.stringify({
        requests: [{ action: 'addObject', body: { objectID: 'big', text: 'x'.repeat(120_000) } }],
      }),
      400,
    ],
    ['POST', '/1/indexes/articles_en/synonyms/batch', '[{"objectID":"x"}]', 400],
    ['POST', '/1/keys', '{"acl":["root"]}', 400],
    ['PUT', '/1/indexes/*/queries', '{}', 405],
    ['PATCH', '/1/indexes', undefined, 405],
    ['GET', '/1/nowhere', undefined, 404],
    ['GET', '/1/indexes/nowhere/settings', undefined, 404],
    ['GET', '/1/indexes/%E0%A4%A/settings', undefined, 400],
    ['GET', '/1/task/99999999', undefined, 404],
    ['DELETE', '/1/keys/unknown', undefined, 404],
    ['POST', '/health', '{}', 405],
  ])('%s %s with %.60j is %#', async (method, path, body, status) => {
    const response = await raw(method, path, { body })
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ status, message: expect.any(String) })
  })

  it('rejects a body above the size limit', async () => {
    expect(
      (
        await raw('POST', '/1/indexes/articles_en/query', {
          key: keys.search,
          body: JSON.stringify({ query: 'x'.repeat(600_000) }),
        })
      ).status,
    ).toBe(413)
    const bomb = gzipSync(Buffer.alloc(3_000_000, ' '))
    expect(
      (
        await raw('POST', '/1/indexes/articles_en/query', {
          key: keys.search,
          body: bomb,
          headers: { 'content-encoding': 'gzip' },
        })
      ).status,
    ).toBe(413)
  })

  it.each([
    ['ten kilobytes', { query: 'energy data tax '.repeat(700) }],
    ['a long word', { query: 'e'.repeat(10_000) }],
    ['control characters', { query: '\u0000\u0007\u001b[2Jenergy\u007f' }],
    ['operators of FTS5', { query: 'energy" OR NEAR(data, 2) AND title:* NOT "tax ^' }],
    [
      'an expression that would never end',
      { query: '(a+)+$'.repeat(90), facetFilters: ['type:(x+x+)+y'] },
    ],
    ['lone surrogates', { query: '\ud800energy\udc00\ud83d' }],
    ['filter injection', { filters: "type:Guide' OR 1=1; DROP TABLE records --" }],
    ['deep parentheses', { filters: `${'('.repeat(400)}type:Guide${')'.repeat(400)}` }],
    [
      'a thousand ORs',
      { filters: Array.from({ length: 1_000 }, (_, i) => `type:T${i}`).join(' OR ') },
    ],
    [
      'a thousand ANDs',
      { filters: Array.from({ length: 1_000 }, (_, i) => `NOT year:${i}`).join(' AND ') },
    ],
    ['a huge page', { page: 9_007_199_254_740_991 }],
    ['a huge offset', { offset: 9_007_199_254_740_991, length: 1_000 }],
    ['long tags', { query: 'article', highlightPreTag: 'x'.repeat(100_000) }],
    ['many boxes', { insideBoundingBox: Array.from({ length: 5_000 }, () => [1, 2, 3, 4]) }],
    ['many names', { attributesToRetrieve: Array.from({ length: 20_000 }, (_, i) => `a${i}`) }],
    [
      'words to leave out one by one',
      {
        query: 'zzzqqq article on energy data tax 1 2 3 4 5 6 7 8 9',
        removeWordsIfNoResults: 'lastWords',
      },
    ],
    [
      'names of the language',
      {
        query: '__proto__ constructor toString',
        facets: ['__proto__', 'constructor'],
        filters: 'constructor:x',
      },
    ],
  ])('responds quickly to a query with %s', async (_, params) => {
    const times: number[] = [] // the best of a few: other work on the machine is not the query's
    for (let i = 0; i < 4; i++) {
      const started = performance.now()
      const response = await raw('POST', '/1/indexes/articles_en/query', {
        key: keys.search,
        body: JSON.stringify(params),
      })
      times.push(performance.now() - started)
      expect([200, 400]).toContain(response.status)
    }
    expect(Math.min(...times)).toBeLessThan(250) // the bench holds it to 50
  })

  it('survives connections that break', async () => {
    await new Promise<void>((resolve) => {
      const sent = httpRequest({
        port,
        host: 'localhost',
        method: 'POST',
        path: '/1/indexes/articles_en/query',
        headers: {
          'x-algolia-application-id': keys.appId,
          'x-algolia-api-key': keys.search,
          'content-length': '1000',
        },
      })
      sent.on('error', () => resolve())
      sent.write('{"query":')
      setTimeout(() => sent.destroy(), 50)
    })
    expect((await fetch(`${service.url}/health`)).status).toBe(200)
  })

  it('never writes a key or a query to its log', async () => {
    await reader().searchSingleIndex({
      indexName: 'articles_en',
      searchParams: { query: 'confidentialwish' },
    })
    expect(service.log()).toContain('Write')
    expect(service.log()).not.toMatch(
      /confidentialwish|test-admin-key|test-search-key|"level":"error"/,
    )
  })
})

describe('search counts for editors', () => {
  it('are per day, anonymous, and respect analytics: false', async () => {
    const search = (query: string, more: object = {}) =>
      reader().searchSingleIndex({
        indexName: 'articles_en',
        searchParams: { query, userToken: 'person-1', ...more },
      })
    for (const query of ['Unfindable  Thing', 'unfindable thing', 'energy']) await search(query)
    await search('unfindable thing', { filters: 'type:Guide' })
    await search('unfindable thing', { analytics: false })
    await search('energy', { page: 1 })
    const none = await raw('GET', '/2/searches/noResults?index=articles_en')
    expect(none.body).toMatchObject({
      searches: expect.arrayContaining([
        { search: 'unfindable thing', count: 3, withFilterCount: 1 },
      ]),
    })
    expect(JSON.stringify(none.body)).not.toMatch(/person-1|127\.0\.0\.1|::1/)
    const all = await raw('GET', '/2/searches?index=articles_en&limit=1000')
    expect(
      (all.body.searches as { search: string; count: number }[]).find(
        ({ search }) => search === 'unfindable thing',
      ),
    ).toMatchObject({ count: 3, nbHits: 0 })
    expect(
      (await raw('GET', '/2/searches?index=articles_en&startDate=2001-01-01&endDate=2001-01-02'))
        .body,
    ).toEqual({ searches: [] })
    expect((await raw('GET', '/2/searches')).status).toBe(400)
  })
})
