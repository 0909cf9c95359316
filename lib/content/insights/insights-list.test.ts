import { toInsightWhere, type TopicIds } from './insight-where'
import { articleKinds, datedTypes, insightsList, type InsightFilters } from './insights-list'

const none: InsightFilters = {
  q: '',
  type: '',
  kind: '',
  practice: '',
  sector: '',
  location: '',
  from: '',
  to: '',
  page: 1,
}

describe('the filters of a query', () => {
  test('are empty without a query', () => expect(insightsList.parse({})).toEqual(none))

  test('are read', () => {
    expect(
      insightsList.parse({
        q: ' tax ',
        kind: 'guide',
        practice: 'merger-control',
        sector: 'tmt',
        location: 'japan',
        from: '2026-01-01',
        to: '2026-12-31',
        page: '3',
      }),
    ).toEqual({
      q: 'tax',
      type: '',
      kind: 'guide',
      practice: 'merger-control',
      sector: 'tmt',
      location: 'japan',
      from: '2026-01-01',
      to: '2026-12-31',
      page: 3,
    })
  })

  test.each(articleKinds)('know the kind %s', (kind) =>
    expect(insightsList.parse({ kind }).kind).toBe(kind),
  )

  test.each(datedTypes)('know the type %s', (type) =>
    expect(insightsList.parse({ type }).type).toBe(type),
  )

  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['the type that is there anyway', { type: 'publication' }],
    ['an unknown type', { type: 'film' }],
    ['a type that every object has', { type: 'constructor' }],
    ['an unknown kind', { kind: 'novel' }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['capital letters', { practice: 'Merger-Control' }],
    ['a slug with a quote', { practice: "a'b" }],
    ['a slug with a slash', { sector: '../a' }],
    ['a slug in Chinese', { location: '日本' }],
    ['markup', { practice: '<script>' }],
    ['a day that is none', { from: '2026-02-31', to: '2026-13-01' }],
    ['a leap day of a common year', { from: '2026-02-29' }],
    ['a day with a time', { from: '2026-01-01T00:00:00Z' }],
    ['a day in words', { from: '1 January 2026', to: '2026-1' }],
    ['a day whose month comes first', { from: '12/31/2026' }],
    ['a day with signs', { from: '+02026-01-01', to: '-000001-01-01' }],
    ['empty values', { q: '', kind: '', practice: ' ', from: '', page: '' }],
    ['a page of zero', { page: '0' }],
    ['a negative page', { page: '-1' }],
    ['half a page', { page: '1.5' }],
    ['a page that is no number', { page: 'next' }],
    ['an endless page', { page: 'Infinity' }],
    ['a page too far', { page: '5001' }],
    ['an empty list', { q: [], page: [] }],
    ['nothing', { q: undefined, page: undefined }],
    ['another filter', { office: 'tokyo', utm_source: 'x' }],
  ])('ignore %s', (_, query) => expect(insightsList.parse(query)).toEqual(none))

  test('use the first of several values', () =>
    expect(
      insightsList.parse({ q: ['a', 'b'], kind: ['guide', 'report'], page: ['2', '9'] }),
    ).toMatchObject({ q: 'a', kind: 'guide', page: 2 }))

  test('truncate words to 100 characters and remove control characters', () => {
    expect(insightsList.parse({ q: 'x'.repeat(1_000_000) }).q).toHaveLength(100)
    expect(insightsList.parse({ q: 'a\u0000b\tc\nd\u0085e' }).q).toBe('a b c d e')
    expect(insightsList.parse({ q: '<b>"\'%' }).q).toBe('<b>"\'%')
  })

  test('have a query parameter for each filter', () =>
    expect([...insightsList.names, 'page'].sort()).toEqual(Object.keys(none).sort()))
})

describe('the where input', () => {
  const ids: TopicIds = {
    practice: new Map([['disputes', [3001, 3002]]]),
    sector: new Map([['tmt', 3101]]),
    location: new Map([['japan', 4001]]),
  }

  const where = (more: Partial<InsightFilters>) => toInsightWhere({ ...none, ...more }, ids)

  test('is empty without filters', () => expect(where({})).toEqual({}))

  test.each<[Partial<InsightFilters>, unknown]>([
    [{ q: 'tax' }, { OR: [{ title: { like: 'tax' } }, { summary: { like: 'tax' } }] }],
    [{ kind: 'guide' }, { kind: { equals: 'guide' } }],
    [{ practice: 'disputes' }, { practices: { in: [3001, 3002] } }],
    [{ sector: 'tmt' }, { sectors: { in: [3101] } }],
    [{ location: 'japan' }, { countries: { in: [4001] } }],
    [{ from: '2026-01-01' }, { publishedOn: { greater_than_equal: '2026-01-01T00:00:00.000Z' } }],
    [{ to: '2026-01-01' }, { publishedOn: { less_than_equal: '2026-01-01T23:59:59.999Z' } }],
  ])('for %j has one condition', (filters, condition) =>
    expect(where(filters)).toEqual({ AND: [condition] }),
  )

  test.each(datedTypes)(
    'of a list of type %s counts days from the start, and has no kinds',
    (type) => {
      expect(where({ type, from: '2026-01-01', kind: 'guide' })).toEqual({
        AND: [{ startsAt: { greater_than_equal: '2026-01-01T00:00:00.000Z' } }],
      })
    },
  )

  test.each<[Partial<InsightFilters>, unknown]>([
    [{ practice: 'nowhere' }, { practices: { in: [0] } }],
    [{ sector: 'nowhere' }, { sectors: { in: [0] } }],
    [{ location: 'nowhere' }, { countries: { in: [0] } }],
    [{ practice: 'constructor' }, { practices: { in: [0] } }],
  ])('for %j matches nothing', (filters, condition) =>
    expect(where(filters)).toEqual({ AND: [condition] }),
  )

  test('compares at most six words with title and summary', () => {
    expect(where({ q: '  merger   control ' }).AND).toHaveLength(2)
    expect(where({ q: 'a b c d e f g h i j' }).AND).toHaveLength(6)
    expect(where({ q: '   ' })).toEqual({})
  })

  test('combines all conditions', () =>
    expect(
      where({
        q: 'a b',
        kind: 'guide',
        practice: 'disputes',
        sector: 'tmt',
        location: 'japan',
        from: '2026-01-01',
        to: '2026-02-01',
      }).AND,
    ).toHaveLength(8))
})

describe('the where input with search hits', () => {
  const ids: TopicIds = { practice: new Map(), sector: new Map(), location: new Map() }

  test('has ids instead of words', () =>
    expect(
      toInsightWhere(
        { ...none, q: 'two words' },
        ids,
        new Map([
          [7, 0],
          [9, 1],
        ]),
      ),
    ).toEqual({ AND: [{ OR: [{ id: { equals: 7 } }, { id: { equals: 9 } }] }] }))
  test('matches nothing without hits', () =>
    expect(toInsightWhere({ ...none, q: 'x' }, ids, new Map())).toEqual({
      AND: [{ OR: [{ id: { equals: 0 } }] }],
    }))
  test('ignores the hits without words', () =>
    expect(toInsightWhere(none, ids, new Map([[7, 0]]))).toEqual({}))
})
