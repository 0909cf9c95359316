/** @jest-environment node */
import type { StoredRecord } from '../index/record'
import { searchTarget, createTarget, toIds } from '../testing/target'
import { best, rank, toKeys } from './rank'

const records: StoredRecord[] = [
  {
    objectID: 'a',
    title: 'Green energy',
    body: 'Wind and solar power',
    type: 'Article',
    family: 'x',
    year: 2020,
    views: 5,
  },
  {
    objectID: 'b',
    title: 'Energy law',
    body: 'The green deal and its law',
    type: 'Article',
    family: 'x',
    year: 2022,
    views: 9,
  },
  {
    objectID: 'c',
    title: 'Solar',
    body: 'Green energy again',
    type: 'News',
    family: 'y',
    year: 2021,
    views: 1,
  },
  {
    objectID: 'd',
    title: 'Energie',
    body: 'A near miss',
    type: 'News',
    year: 2023,
    secret: 'energy vault',
  },
]
const settings = {
  searchableAttributes: ['title', 'unordered(body)'],
  attributesForFaceting: ['type', 'family', 'year', 'filterOnly(views)'],
  customRanking: ['desc(year)'],
}
const target = createTarget('site_en', settings, records)

describe('search', () => {
  it.each([
    ['everything by custom ranking', {}, 'dbca'],
    ['title before body, no typo before one', { query: 'energy' }, 'bacd'],
    ['words as typed before words apart', { query: 'green energy' }, 'acb'],
    ['one attribute', { query: 'green', restrictSearchableAttributes: ['title'] }, 'a'],
    ['beginnings of the last word', { query: 'ener' }, 'dbac'],
    ['all words', { query: 'green vault' }, ''],
    [
      'any of the words',
      { query: 'vault solar law', removeWordsIfNoResults: 'allOptional' as const },
      'cba',
    ],
    ['quotes without the syntax', { query: '"energy law"' }, 'b'],
    ['a page', { hitsPerPage: 2, page: 1 }, 'ca'],
    ['a page beyond the end', { page: 999_999 }, ''],
    ['no hits at all', { hitsPerPage: 0 }, ''],
  ])('shows %s', (_, params, expected) => {
    expect(toIds(target, params).join('')).toBe(expected)
  })

  it.each([
    ['stop words left out', 'the energy of law', { removeStopWords: true }, 'b'],
    ['a quoted phrase', '"green energy"', { advancedSyntax: true }, 'ac'],
    ['a word that must not be there', 'energy -solar', { advancedSyntax: true }, 'bd'],
    ['another ranking', '', { ranking: ['asc(year)'] }, 'acbd'],
    ['no typos', 'energy', { disableTypoToleranceOnAttributes: ['title'] }, 'bac'],
    ['no more hits than may be paged through', '', { paginationLimitedTo: 2 }, 'db'],
  ])('with settings shows %s', (_, query, more, expected) => {
    expect(toIds({ ...target, settings: { ...settings, ...more } }, { query }).join('')).toBe(
      expected,
    )
  })

  it('counts facets over all results, hides filter-only ones', () => {
    const response = searchTarget(target, { query: 'energy', facets: ['*'], hitsPerPage: 1 })
    expect(response).toMatchObject({
      nbHits: 4,
      facets: { type: { Article: 2, News: 2 }, year: { 2020: 1, 2021: 1, 2022: 1, 2023: 1 } },
    })
    expect(response.facets).not.toHaveProperty('views')
  })

  it('limits facet values to the most frequent', () => {
    const { facets } = searchTarget(target, {
      query: 'green',
      facets: ['type'],
      maxValuesPerFacet: 1,
    })
    expect(facets).toEqual({ type: { Article: 2 } })
  })

  it('highlights what was typed of a word, all of a form, and names what matched', () => {
    const [hit] = searchTarget(target, { query: 'law gre' }).hits
    expect(hit?._highlightResult.title).toEqual({
      value: 'Energy <em>law</em>',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['law'],
    })
    expect(hit?._highlightResult.body).toMatchObject({
      value: 'The <em>gre</em>en deal and its <em>law</em>',
      matchLevel: 'full',
      matchedWords: ['law', 'gre'],
    })
    const [whole] = searchTarget(target, {
      query: 'solar',
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    }).hits
    expect(whole?._highlightResult.title).toMatchObject({
      value: '__ais-highlight__Solar__/ais-highlight__',
      fullyHighlighted: true,
    })
    expect(searchTarget(target, { query: '' }).hits[0]?._highlightResult.title).toEqual({
      value: 'Energie',
      matchLevel: 'none',
      matchedWords: [],
    })
  })

  it('does not escape a value, as the original does not', () => {
    const raw = createTarget('raw', {}, [{ objectID: '1', title: '<b>law</b> & order' }])
    expect(searchTarget(raw, { query: 'law' }).hits[0]?._highlightResult.title?.value).toBe(
      '<b><em>law</em></b> & order',
    )
  })

  it('cuts snippets around the match', () => {
    const long = createTarget('long', {}, [
      {
        objectID: '1',
        body: `${'one two three four '.repeat(20)}needle ${'five six '.repeat(20)}`,
      },
    ])
    const [hit] = searchTarget(long, { query: 'needle', attributesToSnippet: ['body:5'] }).hits
    expect(hit?._snippetResult.body?.value).toMatch(/^….*<em>needle<\/em>.*…$/)
    expect(hit?._snippetResult.body?.value.split(' ')).toHaveLength(5)
  })

  it('highlights adjacent Chinese words as one', () => {
    const zh = createTarget('site_zh', {}, [{ objectID: '1', title: '数据保护法' }])
    expect(searchTarget(zh, { query: '数据保护' }).hits[0]?._highlightResult.title?.value).toBe(
      '<em>数据保护</em>法',
    )
  })

  it('retrieves the requested attributes', () => {
    const only = (attributesToRetrieve: string[]) =>
      Object.keys(
        searchTarget(target, { query: 'wind', attributesToRetrieve, attributesToHighlight: [] })
          .hits[0] ?? {},
      ).sort()
    expect(only(['title'])).toEqual(['objectID', 'title'])
    expect(only(['*'])).toEqual(['body', 'family', 'objectID', 'title', 'type', 'views', 'year'])
    expect(only([])).toEqual(['objectID'])
  })

  it('ranks adjacent words in query order before distant ones', () => {
    const texts = ['wind of change and of power', 'power wind', 'wind power', 'wind and power'].map(
      (body, i) => ({ objectID: String(i), body, date: -i }),
    )
    const near = createTarget(
      'near',
      { searchableAttributes: ['unordered(body)'], customRanking: ['desc(date)'] },
      texts,
    )
    expect(toIds(near, { query: 'wind power' })).toEqual(['2', '1', '3', '0'])
    const apart = (page: number) =>
      searchTarget(near, {
        query: 'wind power',
        getRankingInfo: true,
        hitsPerPage: 2,
        page,
      }).hits.map(({ objectID, _rankingInfo }) => [
        objectID,
        (_rankingInfo as { proximityDistance: number }).proximityDistance,
      ])
    expect([apart(0), apart(1)]).toEqual([
      [
        ['2', 0],
        ['1', 1],
      ],
      [
        ['3', 1],
        ['0', 4],
      ],
    ])
  })

  it('ranks a value that is the query as a whole before others', () => {
    const names = createTarget('names', { searchableAttributes: ['name'] }, [
      { objectID: '1', name: 'Tax planning' },
      { objectID: '2', name: 'Tax' },
    ])
    expect(toIds(names, { query: 'tax' })).toEqual(['2', '1'])
  })

  it('packs criteria into keys that order as the criteria do', () => {
    const count = 3_000
    const columns = [8, 1 << 24, 1 << 26, 255, 20_000, 3].map((range, k) => ({
      range,
      values: Array.from(
        { length: count },
        (_, i) => (Math.imul(i + 1, 2_654_435_761 + k * 97) % (k === 0 ? 4 : range)) >>> 0,
      ).map((value) => value % range),
    }))
    const keys = toKeys(
      columns.map(({ range, values }) => ({ range, toValues: () => values })),
      Uint32Array.from(Array(count).keys()),
    )
    const expected = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) =>
        columns
          .map(({ values }) => (values[a] ?? 0) - (values[b] ?? 0))
          .find((difference) => difference !== 0) ?? a - b,
    )
    expect([...best(keys, count, 50)]).toEqual(expected.slice(0, 50))
    expect([...best(keys, count, count)]).toEqual(expected)

    let asked: number[] = []
    const criteria = columns.map(({ range, values }, k) => ({
      range,
      toValues: (candidates: Uint32Array) => {
        if (k === 1) asked = [...candidates]
        return values
      },
      isExpensive: k === 1,
    }))
    expect([...rank(criteria, count, 50)]).toEqual(expected.slice(0, 50))
    // more than 50 of them
    expect(asked).toEqual([...Array(count).keys()].filter((c) => columns[0]?.values[c] === 0))
    expect([...rank(criteria, count, count)]).toEqual(expected)
    expect([...rank(criteria, count, 0)]).toEqual([])
  })
})

describe('limits on the work of a query', () => {
  const long = 'law '.repeat(300)
  const many = Array.from({ length: 1_000 }, (_, i) => ({ objectID: `${i}`, title: long, n: i }))
  const large = createTarget('site_en', { searchableAttributes: ['title'] }, many)

  it('refuse a response with too much highlighted text', () => {
    expect(() => searchTarget(large, { query: 'law', hitsPerPage: 1_000 })).toThrow('highlights')
    expect(
      searchTarget(large, { query: 'law', hitsPerPage: 1_000, attributesToHighlight: [] }).hits,
    ).toHaveLength(1_000)
  })

  it('refuse words with too many occurrences', () => {
    const words = [...'abcdefghijklmnop'].map((letter) => `law${letter}`).join(' ')
    const query = { query: words, attributesToHighlight: [] }
    expect(() => searchTarget(large, query)).not.toThrow()
    const more = createTarget('site_en', { searchableAttributes: ['title'] }, [
      ...many,
      ...many.map((record) => ({ ...record, objectID: `x${record.objectID}` })),
    ])
    expect(() => searchTarget(more, query)).toThrow('too broad')
  })
})

describe('words of a query', () => {
  const people: StoredRecord[] = [
    { objectID: 'kato', title: 'Tax lawyer Tokyo' },
    { objectID: 'rule', title: 'Mergers and acquisitions' },
    { objectID: 'office', title: '东京办公室' },
    { objectID: 'page', title: 'M&A in Dubai' },
  ]
  const site = createTarget('site_en', { searchableAttributes: ['title'] }, people, [
    { objectID: '1', type: 'synonym', synonyms: ['lawyer', 'attorney'] },
    { objectID: '2', type: 'synonym', synonyms: ['takeover', 'mergers and acquisitions'] },
    { objectID: '3', type: 'synonym', synonyms: ['办公室', '办事处'] },
  ])

  it.each([
    ['tax attorneys tokyo', ['kato']],
    ['takeovers', ['rule']],
    ['東京辦公室', ['office']],
    ['东京办事处', ['office']],
  ])('%s finds other forms and synonyms', (query, found) =>
    expect(toIds(site, { query })).toEqual(found),
  )

  it.each([
    ['"tax lawyer"', ['kato']],
    ['"lawyer tax"', []],
    ['m&a -dubai', []],
    ['lawyer -dubai', ['kato']],
  ])('takes the operators of %s', (query, found) =>
    expect(
      toIds({ ...site, settings: { ...site.settings, advancedSyntax: true } }, { query }),
    ).toEqual(found),
  )

  it.each([
    ['Oslo tax lawyer', 'none', undefined],
    ['tax lawyer', 'allOptional', undefined],
    ['Oslo tax lawyer', 'allOptional', '<em>Oslo</em> <em>tax</em> <em>lawyer</em>'],
    ['Oslo Bergen', 'allOptional', undefined],
  ] as const)(
    '%s with %s marks removed words',
    (query, removeWordsIfNoResults, queryAfterRemoval) => {
      expect(searchTarget(site, { query, removeWordsIfNoResults }).queryAfterRemoval).toBe(
        queryAfterRemoval,
      )
    },
  )

  it('counts a synonym of several words as exact with multiWordsSynonym', () => {
    const exact = (alternativesAsExact: ('singleWordSynonym' | 'multiWordsSynonym')[]) =>
      searchTarget(
        { ...site, settings: { ...site.settings, alternativesAsExact } },
        { query: 'takeover', getRankingInfo: true },
      ).hits[0]?._rankingInfo
    expect(exact(['singleWordSynonym'])).toMatchObject({ nbExactWords: 0 })
    expect(exact(['multiWordsSynonym'])).toMatchObject({ nbExactWords: 1 })
  })
})
