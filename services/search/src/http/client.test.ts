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
    expect(JSON.stringify(results[0])).toContain('__ais-highlight__Article__/ais-highlight__')
  })

  it('ranks a replica by its settings', async () => {
    const { taskID } = await admin().setSettings({
      indexName: 'articles_en_year',
      indexSettings: { ranking: ['asc(year)', 'typo', 'words', 'custom'] },
    })
    await admin().waitForTask({ indexName: 'articles_en_year', taskID })
    const [replica, primary] = await Promise.all(
      ['articles_en_year', indexName].map((name) =>
        reader().searchSingleIndex<{ year: number }>({
          indexName: name,
          searchParams: { query: 'article' },
        }),
      ),
    )
    expect(replica?.hits[0]?.year).toBe(2020)
    expect(primary?.hits[0]?.year).toBe(2024)
    for (const refused of [
      admin().saveObjects({ indexName: 'articles_en_year', objects: [{ objectID: 'x' }] }),
      admin().deleteIndex({ indexName: 'articles_en_year' }),
    ])
      await expect(refused).rejects.toMatchObject({ status: 403 })
  })

  it('saves, replaces and deletes objects', async () => {
    const name = 'crud_en'
    const find = async (query: string) =>
      (await admin().searchSingleIndex({ indexName: name, searchParams: { query } })).hits
    const objects = [
      { objectID: 'a/b c', title: 'One' },
      { objectID: '2', title: 'Two' },
    ]
    await admin().saveObjects({ indexName: name, objects, waitForTasks: true })
    await admin().saveObjects({
      indexName: name,
      objects: [{ objectID: 'a/b c', title: 'Three' }],
      waitForTasks: true,
    })
    expect(await find('one')).toEqual([])
    expect(await find('three')).toMatchObject([{ objectID: 'a/b c', title: 'Three' }])
    await admin().deleteObjects({
      indexName: name,
      objectIDs: ['a/b c', 'unknown'],
      waitForTasks: true,
    })
    expect(await find('')).toMatchObject([{ objectID: '2' }])
  })

  it('copies settings and synonyms, moves and deletes indexes', async () => {
    const wait = (name: string, { taskID }: { taskID: number }) =>
      admin().waitForTask({ indexName: name, taskID })
    const copy = (scope?: ('settings' | 'synonyms')[]) =>
      admin().operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: 'copied_en',
          ...(scope ? { scope } : {}),
        },
      })
    await wait('copied_en', await copy(['settings', 'synonyms']))
    await expect(copy()).rejects.toMatchObject({ status: 400 }) // records are not copied
    await admin().saveObjects({
      indexName: 'copied_en',
      objects: [{ objectID: '1', title: 'Moved', secret: 'hidden words' }],
      waitForTasks: true,
    })
    await wait(
      'moved_en',
      await admin().operationIndex({
        indexName: 'copied_en',
        operationIndexParams: { operation: 'move', destination: 'moved_en' },
      }),
    )
    const { hits } = await reader().searchSingleIndex({ indexName: 'moved_en' })
    expect(hits).toMatchObject([{ objectID: '1', title: 'Moved' }])
    expect(hits[0]).not.toHaveProperty('secret')
    await expect(reader().searchSingleIndex({ indexName: 'copied_en' })).rejects.toMatchObject({
      status: 404,
      message: 'Index copied_en does not exist',
    })
    await admin().deleteIndex({ indexName: 'moved_en' })
    await expect(reader().searchSingleIndex({ indexName: 'moved_en' })).rejects.toMatchObject({
      status: 404,
    })
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

  it('deletes a replica that is not listed any more, and both with their primary', async () => {
    const name = 'primary_en'
    const set = async (replicas: string[]) => {
      const { taskID } = await admin().setSettings({ indexName: name, indexSettings: { replicas } })
      await admin().waitForTask({ indexName: name, taskID })
    }
    const counts = async () => {
      const requests = [name, 'primary_en_asc', 'primary_en_desc'].map((each) =>
        reader()
          .searchSingleIndex({ indexName: each })
          .then(
            ({ nbHits }) => nbHits,
            (cause: { status?: number }) => `status ${cause.status}`,
          ),
      )
      return Promise.all(requests)
    }
    await admin().saveObjects({
      indexName: name,
      objects: [{ objectID: '1' }, { objectID: '2' }],
      waitForTasks: true,
    })
    await set(['primary_en_asc'])
    expect(await counts()).toEqual([2, 2, 'status 404'])
    await set(['primary_en_desc'])
    expect(await counts()).toEqual([2, 'status 404', 2])
    await expect(set([indexName])).rejects.toMatchObject({ status: 400 })
    await admin().deleteIndex({ indexName: name })
    expect(await counts()).toEqual(['status 404', 'status 404', 'status 404'])
  })

  it('replaces synonyms', async () => {
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
        { objectID: 'levy', type: 'synonym', synonyms: ['levy', 'tax'] },
      ],
      replaceExistingSynonyms: true,
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
        replaceExistingSynonyms: true,
      }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'Invalid synonym set at position 0: synonyms.0',
    })
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
