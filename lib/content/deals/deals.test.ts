import { asRaw, rawContact, rawSector, rawService } from '@/lib/testing/raw'
import { dealFilterNames, dealsPerPage, filterDeals, toDeals, type Deal } from './deals'
import { dealsList, type DealFilters } from './deals-list'

type Data = Parameters<typeof toDeals>[0]

const tax = rawService({ id: 3002, slug: 'tax', title: 'Tax' })
const japan = { id: 4001, slug: 'japan', name: 'Japan' }
const france = { id: 4002, slug: 'france', name: 'France' }

const raw = (id: number, more: Record<string, unknown> = {}) => ({
  __typename: 'Deal',
  id,
  slug: `deal-${id}`,
  title: `Deal ${id}`,
  summary: 'S',
  announcedOn: '2026-03-01T00:00:00.000Z',
  client: 'A client',
  value: '€ 1 bn',
  locale: 'en',
  translations: ['en'],
  practices: [rawService()],
  sectors: [rawSector()],
  countries: [japan],
  contacts: [rawContact()],
  ...more,
})
const deals = (...docs: unknown[]): Deal[] => toDeals(asRaw<Data>({ Deals: { docs } }))

const all = deals(
  raw(1),
  raw(2, { practices: [rawService(), tax], announcedOn: '2025-12-31T23:59:59.000Z' }),
  raw(3, { practices: [tax], countries: [france, japan], sectors: [] }),
  raw(4, { practices: [], countries: [], sectors: [], announcedOn: null }),
)

const none: DealFilters = { q: '', practice: '', sector: '', country: '', year: '', page: 1 }
const find = (filters: Partial<DealFilters> = {}, from: readonly Deal[] = all) =>
  filterDeals(from, { ...none, ...filters }, 'en')
const toIds = (filters: Partial<DealFilters>) => find(filters).deals.map(({ id }) => id)

describe('a deal', () => {
  test('maps the fields of the response', () => {
    expect(deals(raw(1))).toMatchObject([
      {
        id: 1,
        client: 'A client',
        value: '€ 1 bn',
        practices: [{ slug: 'disputes' }],
        sectors: [{ slug: 'energy' }],
        countries: [{ label: 'Japan', target: { to: 'location', params: { slug: 'japan' } } }],
        people: [
          { label: 'Inès Kato', target: { to: 'person', params: { id: 1001, slug: 'ines-kato' } } },
        ],
      },
    ])
  })

  test('with null fields has defaults', () => {
    const bare = Object.fromEntries(
      Object.keys(raw(1)).map((name) => [name, name === 'id' ? 1 : null]),
    )
    expect(deals(bare)).toEqual([
      {
        id: 1,
        slug: '',
        title: '',
        summary: '',
        announcedOn: '',
        client: '',
        value: null,
        language: 'en',
        practices: [],
        sectors: [],
        countries: [],
        people: [],
      },
    ])
  })

  test.each([
    ['', null],
    [null, null],
    ['€ 1', '€ 1'],
  ])('with the value %j has the value %j', (value, shown) =>
    expect(deals(raw(1, { value }))[0]?.value).toBe(shown),
  )

  test('is absent without a list', () => {
    expect(toDeals(asRaw<Data>({ Deals: null }))).toEqual([])
    expect(deals()).toEqual([])
  })
})

describe('the filters of a query', () => {
  test('are read', () =>
    expect(
      dealsList.parse({
        practice: 'tax',
        sector: 'energy',
        country: 'hong-kong',
        year: '2026',
        page: '3',
      }),
    ).toEqual({
      q: '',
      practice: 'tax',
      sector: 'energy',
      country: 'hong-kong',
      year: '2026',
      page: 3,
    }))

  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['nothing', {}],
    ['undefined', { practice: undefined, year: undefined, page: undefined }],
    ['empty values', { practice: '', sector: '', country: '', year: '', page: '' }],
    ['empty lists', { practice: [], year: [], page: [] }],
    ['capital letters', { practice: 'Tax' }],
    ['a slash', { sector: 'a/b' }],
    ['markup', { country: '"><script>' }],
    ['Chinese', { country: '日本' }],
    ['a prototype', { practice: '__proto__' }],
    ['a line break', { practice: 'tax\nb', year: '20\n26' }],
    ['a long slug', { practice: 'a'.repeat(97) }],
    ['a short year', { year: '26' }],
    ['a long year', { year: '20261' }],
    ['a year in words', { year: 'this' }],
    ['a page of nought', { page: '0' }],
    ['a page below nought', { page: '-1' }],
    ['half a page', { page: '1.5' }],
    ['a page too far', { page: '1000' }],
    ['an endless page', { page: '1e999' }],
    ['other filters', { type: 'x', utm_source: 'y' }],
  ])('ignore %s', (_, query) => expect(dealsList.parse(query)).toEqual(none))

  test('use the first of several values, and slugs of 96 letters', () =>
    expect(dealsList.parse({ practice: ['a'.repeat(96), 'tax'], page: ['2', '3'] })).toMatchObject({
      practice: 'a'.repeat(96),
      page: 2,
    }))
})

describe('the filtered deals', () => {
  test.each<[Partial<DealFilters>, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ practice: 'tax' }, [2, 3]],
    [{ practice: 'disputes' }, [1, 2]],
    [{ practice: 'disputes', year: '2025' }, [2]],
    [{ sector: 'energy' }, [1, 2]],
    [{ country: 'japan' }, [1, 2, 3]],
    [{ country: 'france', practice: 'tax' }, [3]],
    [{ year: '2026' }, [1, 3]],
    [{ year: '1999' }, []],
    [{ practice: 'nowhere' }, []],
    [{ practice: 'constructor' }, []],
  ])('%j: %j', (filters, ids) => {
    expect(toIds(filters)).toEqual(ids)
    expect(find(filters).total).toBe(ids.length)
  })

  test('can be empty', () =>
    expect(find({ page: 7 }, [])).toEqual({
      filters: none,
      deals: [],
      total: 0,
      pages: 1,
      choices: { practice: [], sector: [], country: [], year: [] },
    }))
})

describe('the choices of a filter', () => {
  const counts = (name: (typeof dealFilterNames)[number], filters: Partial<DealFilters> = {}) =>
    find(filters).choices[name].map(({ value, count }) => [value, count])

  test('are counted, by name; years the newest first', () => {
    expect(counts('practice')).toEqual([
      ['disputes', 2],
      ['tax', 2],
    ])
    expect(counts('sector')).toEqual([['energy', 2]])
    expect(counts('country')).toEqual([
      ['france', 1],
      ['japan', 3],
    ])
    expect(counts('year')).toEqual([
      ['2026', 2],
      ['2025', 1],
    ])
  })

  test('are counted with the other filters applied', () => {
    expect(counts('practice', { practice: 'tax', country: 'france' })).toEqual([['tax', 1]])
    expect(counts('country', { practice: 'tax', country: 'france' })).toEqual([
      ['france', 1],
      ['japan', 2],
    ])
    expect(counts('year', { year: '1999', practice: 'disputes' })).toEqual([
      ['2026', 1],
      ['2025', 1],
    ])
  })

  test('have the count that choosing them would give', () => {
    for (const chosen of [{}, { practice: 'tax' }, { country: 'japan', year: '2026' }]) {
      for (const name of dealFilterNames)
        for (const { value, count } of find(chosen).choices[name])
          expect(find({ ...chosen, [name]: value }).total).toBe(count)
    }
  })

  test('have no empty value, which would not filter', () => {
    const holes = deals(
      raw(1, {
        announcedOn: null,
        practices: [rawService({ slug: null, title: null })],
        countries: [{ id: 1, slug: null, name: null }],
        sectors: [rawSector({ slug: '' })],
      }),
      raw(2),
    )
    for (const name of dealFilterNames)
      expect(find({}, holes).choices[name].map(({ value }) => value)).not.toContain('')
  })

  test('count a deal once that has a value twice', () => {
    const [choice] = find({}, deals(raw(1, { practices: [rawService(), rawService()] }))).choices
      .practice
    expect(choice).toMatchObject({ value: 'disputes', count: 1 })
  })
})

describe('the pages', () => {
  const many = deals(...Array.from({ length: dealsPerPage * 2 + 1 }, (_, at) => raw(at + 1)))

  test.each([
    [1, 1, dealsPerPage, 1],
    [2, 2, dealsPerPage, dealsPerPage + 1],
    [3, 3, 1, dealsPerPage * 2 + 1],
    [999, 3, 1, dealsPerPage * 2 + 1],
  ])('for page %d: page %d with %d deals from number %d', (requested, page, length, first) => {
    const result = find({ page: requested }, many)
    expect(result).toMatchObject({ pages: 3, total: many.length, filters: { page } })
    expect(result.deals).toHaveLength(length)
    expect(result.deals[0]?.id).toBe(first)
  })

  test('are exactly one when it is full', () =>
    expect(find({}, many.slice(0, dealsPerPage)).pages).toBe(1))
})
