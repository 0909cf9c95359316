/** @jest-environment node */
import { articles } from '../testing/articles'
import { startArticles } from '../testing/articles-service'

const { admin, indexName, reader } = startArticles(3_823)

describe('the client against the service', () => {
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
    const { taskID } = await admin().setSettings({
      indexName: 'articles_en_year',
      indexSettings: { ranking: ['asc(year)', 'typo', 'words', 'custom'] },
    })
    await admin().waitForTask({ indexName: 'articles_en_year', taskID })
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

  it('saves synonyms, and replaces them', async () => {
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
    const replaced = await admin().saveSynonyms({
      indexName: name,
      synonymHit: [{ objectID: 'ma', type: 'synonym', synonyms: ['M&A', 'tax'] }],
      replaceExistingSynonyms: true,
    })
    await admin().waitForTask({ indexName: name, taskID: replaced.taskID })
    expect([await first('M&A'), await first('levy')]).toEqual(['2', undefined])
    await expect(
      admin().saveSynonyms({
        indexName: name,
        synonymHit: [{ objectID: 'x', type: 'synonym', synonyms: [1 as never] }],
      }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'Invalid synonym set at position 0: synonyms.0',
    })
  })

  it('takes the settings that it returned, whose nulls are defaults', async () => {
    const name = 'settings_en'
    const set = async (indexSettings: object) => {
      const { taskID } = await admin().setSettings({ indexName: name, indexSettings })
      await admin().waitForTask({ indexName: name, taskID })
    }
    await set({})
    const before = await admin().getSettings({ indexName: name })
    await set({ attributesForFaceting: ['type'], hitsPerPage: 3, replicas: ['settings_other'] })
    await set({ ...before, replicas: null })
    expect(await admin().getSettings({ indexName: name })).toEqual(before)
    expect(await admin().getSettings({ indexName: 'settings_other' })).not.toHaveProperty('primary')
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
