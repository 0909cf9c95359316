import type { PageNode, Vacancy } from '../page/types'
import { filterVacancies, isOpen, vacancyFilterNames } from './vacancies'
import { vacanciesList, type VacancyFilters } from './vacancies-list'

const tokyo = { id: 4101, slug: 'tokyo', label: 'Tokyo', address: [], isoCode: 'JP' }
const paris = { id: 4102, slug: 'paris', label: 'Paris', address: [], isoCode: 'FR' }
const tax = { id: 3002, slug: 'tax', label: 'Tax' }
const disputes = { id: 3001, slug: 'disputes', label: 'Disputes' }

const vacancy = (more: Partial<Vacancy> = {}): Vacancy => ({
  office: tokyo,
  practice: tax,
  contract: 'permanent',
  postedOn: '2026-11-01',
  closesOn: null,
  applyUrl: null,
  ...more,
})
const node = (id: number, title: string, given: Vacancy | null): PageNode => ({
  type: 'careers',
  id,
  slug: `v${id}`,
  title,
  summary: '',
  language: 'en',
  translations: ['en'],
  parent: null,
  order: 0,
  updatedAt: '',
  noIndex: false,
  root: null,
  area: null,
  vacancy: given,
  effectiveOn: null,
})

const now = new Date('2026-11-21T12:00:00Z')
const none: VacancyFilters = { q: '', office: '', type: '', practice: '', page: 1 }

describe('a vacancy is open', () => {
  // The day ends last at UTC-12: 24 hours and 12 after it began in UTC.
  test.each<[string | null, string, boolean]>([
    ['2026-11-21', '2026-11-20T00:00:00Z', true],
    ['2026-11-21', '2026-11-21T23:59:59Z', true],
    ['2026-11-21', '2026-11-22T11:59:59Z', true], // 23:59:59 at UTC-12
    ['2026-11-21', '2026-11-22T12:00:00Z', false],
    ['2026-11-21', '2026-11-23T00:00:00Z', false],
    ['2026-11-21T00:00:00.000Z', '2026-11-22T11:59:59Z', true],
    ['2026-11-21T00:00:00.000Z', '2026-11-22T12:00:00Z', false],
    ['2026-11-21T23:59:00.000Z', '2026-11-22T11:59:59Z', true],
    ['2028-02-29', '2028-03-01T11:59:59Z', true],
    ['2026-12-31', '2027-01-01T11:59:59Z', true],
    ['2026-12-31', '2027-01-01T12:00:00Z', false],
    [null, '2099-01-01T00:00:00Z', true],
    ['', '2099-01-01T00:00:00Z', true],
    ['soon', '2026-01-01T00:00:00Z', false], // what cannot be read is not offered
    ['2026-13-40', '2026-01-01T00:00:00Z', false],
  ])('that closes on %j, at %s: %j', (closesOn, moment, open) =>
    expect(isOpen(node(1, 'A', vacancy({ closesOn })), new Date(moment))).toBe(open),
  )

  test('never when the page is not a vacancy', () =>
    expect(isOpen(node(1, 'Benefits', null), now)).toBe(false))
})

describe('the filters of a query', () => {
  test('are read', () =>
    expect(vacanciesList.parse({ office: 'tokyo', type: 'fixed-term', practice: 'tax' })).toEqual({
      q: '',
      office: 'tokyo',
      type: 'fixed-term',
      practice: 'tax',
      page: 1,
    }))

  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['nothing', {}],
    ['undefined', { office: undefined }],
    ['an empty list', { office: [] }],
    ['capital letters', { office: 'Tokyo' }],
    ['an underscore', { type: 'fixed_term' }],
    ['a prototype', { type: '__proto__' }],
    ['markup', { practice: '<b>' }],
    ['a line break', { practice: 'tax\r\nb' }],
    ['Chinese', { office: '东京' }],
    ['a long slug', { office: 'a'.repeat(97) }],
    ['other filters', { page: '2', utm_source: 'x' }],
  ])('ignore %s', (_, query) => expect(vacanciesList.parse(query)).toEqual(none))

  test('use the first of several values', () =>
    expect(vacanciesList.parse({ office: ['tokyo', 'paris'] }).office).toBe('tokyo'))
})

describe('the filtered vacancies', () => {
  const nodes = [
    node(1, 'Zoologist', vacancy()),
    node(
      2,
      'Associate',
      vacancy({
        office: paris,
        practice: disputes,
        contract: 'fixed_term',
        closesOn: '2026-12-31',
      }),
    ),
    node(3, 'Benefits', null),
    node(4, 'Gone', vacancy({ closesOn: '2026-01-01' })),
    node(
      5,
      'Clerk',
      vacancy({ office: paris, practice: null, contract: 'part_time', closesOn: '2026-11-30' }),
    ),
    node(6, 'Anything', vacancy({ office: null, practice: null, contract: null })),
    node(7, 'Barrister', vacancy({ practice: disputes, closesOn: '2026-11-30' })),
  ]
  const find = (filters: Partial<VacancyFilters> = {}) =>
    filterVacancies(nodes, { ...none, ...filters }, now, 'en')
  const toIds = (filters: Partial<VacancyFilters> = {}) =>
    find(filters).vacancies.map(({ id }) => id)

  test('are sorted by closing date, those without one last, then by title', () =>
    expect(toIds()).toEqual([7, 5, 2, 6, 1]))

  test.each<[Partial<VacancyFilters>, number[]]>([
    [{ office: 'tokyo' }, [7, 1]],
    [{ office: 'paris' }, [5, 2]],
    [{ office: 'paris', type: 'part-time' }, [5]],
    [{ type: 'permanent' }, [7, 1]],
    [{ type: 'fixed-term' }, [2]],
    [{ practice: 'disputes' }, [7, 2]],
    [{ practice: 'tax', office: 'paris' }, []],
    [{ office: 'constructor' }, []],
    [{ q: 'zoo' }, [1]],
    [{ q: 'PARIS disputes' }, [2]],
    [{ q: 'anything', office: 'paris' }, []],
  ])('%j: %j', (filters, ids) => expect(toIds(filters)).toEqual(ids))

  test('are those that the search service finds, or that have the words when it finds none', () => {
    const idsWith = (found: Map<number, number> | null, q = 'parris') =>
      filterVacancies(nodes, { ...none, q, office: 'paris' }, now, 'en', found).vacancies.map(
        ({ id }) => id,
      )
    expect(idsWith(new Map([4, 5, 7].map((id, rank) => [id, rank])))).toEqual([5])
    expect(idsWith(new Map())).toEqual([])
    expect(idsWith(new Map(), 'clerk')).toEqual([5])
    expect(idsWith(null, 'clerk')).toEqual([5])
  })

  test('have facets with counts', () => {
    const { choices } = find()
    expect(choices.office).toEqual([
      { value: 'paris', label: 'Paris', count: 2 },
      { value: 'tokyo', label: 'Tokyo', count: 2 },
    ])
    expect(choices.type.map(({ value, count }) => [value, count])).toEqual([
      ['fixed-term', 1],
      ['part-time', 1],
      ['permanent', 2],
    ])
    expect(choices.practice.map(({ value, count }) => [value, count])).toEqual([
      ['disputes', 2],
      ['tax', 1],
    ])
  })

  test('are counted with the other filters applied', () => {
    for (const chosen of [{}, { office: 'paris' }, { practice: 'disputes', type: 'permanent' }]) {
      for (const name of vacancyFilterNames)
        for (const { value, count } of find(chosen).choices[name])
          expect(toIds({ ...chosen, [name]: value })).toHaveLength(count)
    }
    expect(
      find({ office: 'paris', practice: 'disputes' }).choices.office.map(({ value }) => value),
    ).toEqual(['paris', 'tokyo'])
  })

  test('can be empty', () =>
    expect(filterVacancies([], none, now, 'en')).toEqual({
      filters: none,
      vacancies: [],
      choices: { office: [], type: [], practice: [] },
    }))

  test('do not change the order of the source list', () =>
    expect(nodes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]))
})
