import { fold } from '@/lib/lists/fold'
import { asRaw, rawContact, rawOffice, rawSector, rawService } from '@/lib/testing/raw'
import { filterPeople, peoplePerPage } from './filter-people'
import { levels, peopleList, type PeopleFilters } from './people-list'
import { toIndexedPerson, type IndexedPerson } from './to-people'

type Raw = Parameters<typeof toIndexedPerson>[0]

const tokyo = rawOffice()
const paris = rawOffice({ id: 4102, slug: 'paris', name: 'Paris' })
const disputes = rawService()
const tax = rawService({ id: 3002, slug: 'tax', title: 'Tax' })
const energy = rawSector()

const index = (
  id: number,
  givenName: string,
  familyName: string,
  more: Record<string, unknown> = {},
): IndexedPerson =>
  toIndexedPerson(
    asRaw<Raw>({
      ...rawContact({
        id,
        slug: fold(`${givenName} ${familyName}`).replace(/ /g, '-'),
        name: `${givenName} ${familyName}`,
        givenName,
        familyName,
      }),
      languages: ['en'],
      headline: null,
      practices: [disputes],
      sectors: [],
      ...more,
    }),
  )

const kato = index(1, 'Inès', 'Kato', {
  offices: [tokyo],
  languages: ['en', 'ja', 'fr'],
  headline: 'Advises on offshore wind.',
})
const aubrac = index(2, 'Hélène', 'Aubrac', {
  offices: [paris],
  practices: [tax],
  languages: ['fr', 'en'],
  level: 'counsel',
})
const brandt = index(3, 'Anton', 'Brandt', {
  offices: [paris, tokyo],
  practices: [tax, disputes],
  sectors: [energy],
  level: 'senior_associate',
})
const oeuvray = index(4, 'Luc', 'Œuvray', {
  offices: [],
  level: 'business_services',
  languages: null,
  practices: null,
  sectors: null,
})
const everybody = [kato, aubrac, brandt, oeuvray]

const none: PeopleFilters = {
  q: '',
  letter: '',
  level: '',
  office: '',
  practice: '',
  sector: '',
  language: '',
  sort: 'name',
  page: 1,
}

const find = (more: Partial<PeopleFilters> = {}, people: readonly IndexedPerson[] = everybody) =>
  filterPeople(people, { ...none, ...more }, 'en')
const getNames = (more: Partial<PeopleFilters>, people?: readonly IndexedPerson[]) =>
  find(more, people).people.map((person) => person.familyName)
const counts = (facets: { value: string; count: number }[]) =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]))

describe('folded words', () => {
  test.each([
    ['Hélène', 'helene'],
    ['ÉTÉ', 'ete'],
    ['Œuvray', 'oeuvray'],
    ['Straße', 'strasse'],
    ['Søren Ångström', 'soren angstrom'],
    ['Łukasz', 'lukasz'],
    ['Đặng', 'dang'],
    ['Ærø', 'aero'],
    ['O’Brien-Smith', 'o brien smith'],
    ['ﬁrm', 'firm'],
    ['并购', '并购'],
    ['', ''],
  ])('of %s are %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('an indexed person', () => {
  test.each([
    ['Kato', 'K'],
    ['Œuvray', 'O'],
    ['Ångström', 'A'],
    ['Łuczak', 'L'],
    ['Ørsted', 'O'],
    ['’t Hooft', 'T'],
    ['al-Darwish', 'A'],
    ['', ''],
  ])('%s has the letter %s', (familyName, letter) =>
    expect(index(9, 'A', familyName).letter).toBe(letter),
  )

  test.each([
    ['partner', 'partner'],
    ['senior_associate', 'senior-associate'],
    ['business_services', 'business-services'],
    [null, 'associate'],
  ])('of level %s is a %s', (raw, level) =>
    expect(index(9, 'A', 'B', { level: raw }).level).toBe(level),
  )

  test('with null fields has defaults', () => {
    const bare = Object.fromEntries(Object.keys(rawContact()).map((name) => [name, null]))
    const person = toIndexedPerson(
      asRaw<Raw>({
        ...bare,
        id: 9,
        languages: null,
        headline: null,
        practices: null,
        sectors: null,
      }),
    )
    expect(person).toMatchObject({
      name: '',
      familyName: '',
      letter: '',
      practices: [],
      sectors: [],
      languages: [],
      level: 'associate',
    })
    expect(person.words).not.toMatch(/null|undefined/)
    expect(find({ q: 'a' }, [person]).total).toBe(0)
    expect(find({}, [person]).total).toBe(1)
  })
})

describe('people', () => {
  test('are sorted by family name without filters', () =>
    expect(getNames({})).toEqual(['Aubrac', 'Brandt', 'Kato', 'Œuvray']))

  test.each<[Partial<PeopleFilters>, string[]]>([
    [{ q: 'kato' }, ['Kato']],
    [{ q: 'KATO ines' }, ['Kato']],
    [{ q: 'helene' }, ['Aubrac']],
    [{ q: 'Hélène' }, ['Aubrac']],
    [{ q: 'oeuvray' }, ['Œuvray']],
    [{ q: 'wind' }, ['Kato']],
    [{ q: 'tax' }, ['Aubrac', 'Brandt']],
    [{ q: 'tax anton' }, ['Brandt']],
    [{ q: 'nobody' }, []],
    [{ letter: 'A' }, ['Aubrac']],
    [{ letter: 'O' }, ['Œuvray']],
    [{ letter: 'Z' }, []],
    [{ level: 'counsel' }, ['Aubrac']],
    [{ level: 'senior-associate' }, ['Brandt']],
    [{ office: 'tokyo' }, ['Brandt', 'Kato']],
    [{ practice: 'tax' }, ['Aubrac', 'Brandt']],
    [{ sector: 'energy' }, ['Brandt']],
    [{ language: 'ja' }, ['Kato']],
    [{ office: 'paris', practice: 'tax', language: 'fr' }, ['Aubrac']],
    [{ office: 'tokyo', level: 'counsel' }, []],
    [{ office: '__proto__' }, []],
    [{ q: '.*' }, []],
    [{ q: '(' }, []],
    [{ q: '\\' }, []],
    [{ q: '%' }, []],
    [{ q: '   ' }, ['Aubrac', 'Brandt', 'Kato', 'Œuvray']],
  ])('matching %j are %j', (filters, names) => expect(getNames(filters)).toEqual(names))

  test('with a matching name come first', () => {
    expect(getNames({ q: 'wind' }, [...everybody, index(5, 'Wanda', 'Windham')])).toEqual([
      'Windham',
      'Kato',
    ])
  })

  test.each<[PeopleFilters['sort'], string[]]>([
    ['name', ['Aubrac', 'Brandt', 'Kato', 'Œuvray']],
    ['office', ['Œuvray', 'Aubrac', 'Brandt', 'Kato']],
    ['level', ['Kato', 'Aubrac', 'Brandt', 'Œuvray']],
  ])('are sorted by %s', (sort, names) => expect(getNames({ sort })).toEqual(names))

  test('do not change the order of the source list', () => {
    const given = [...everybody]
    find({ sort: 'level' }, given)
    expect(given).toEqual(everybody)
  })

  test('can be empty', () =>
    expect(find({}, [])).toMatchObject({ total: 0, people: [], pages: 1, filters: { page: 1 } }))
})

describe('the choices of a filter', () => {
  test('are counted over all people without filters', () => {
    const { facets, letters } = find()
    expect(counts(facets.level)).toEqual({
      partner: 1,
      counsel: 1,
      'senior-associate': 1,
      'business-services': 1,
    })
    expect(facets.level.map(({ value }) => value)).toEqual(
      levels.filter((level) => level !== 'associate'),
    )
    expect(counts(facets.office)).toEqual({ paris: 2, tokyo: 2 })
    expect(counts(facets.practice)).toEqual({ disputes: 2, tax: 2 })
    expect(counts(facets.sector)).toEqual({ energy: 1 })
    expect(counts(facets.language)).toEqual({ en: 3, fr: 2, ja: 1 })
    expect([...letters].sort()).toEqual(['A', 'B', 'K', 'O'])
  })

  test('are counted with the other filters applied', () => {
    const { facets, letters } = find({ office: 'paris', language: 'fr' })
    expect(counts(facets.office)).toEqual({ paris: 1, tokyo: 1 })
    expect(counts(facets.language)).toEqual({ fr: 1, en: 2 })
    expect(counts(facets.level)).toEqual({ counsel: 1 })
    expect(counts(facets.practice)).toEqual({ tax: 1 })
    expect([...letters]).toEqual(['A'])
  })

  test('of letters ignore the chosen letter', () =>
    expect([...find({ letter: 'A' }).letters].sort()).toEqual(['A', 'B', 'K', 'O']))

  test('have the count that choosing them would give', () => {
    const chosen = { office: 'paris', q: 'tax' }
    for (const name of ['level', 'practice', 'sector', 'language', 'office'] as const) {
      for (const { value, count } of find(chosen).facets[name])
        expect(find({ ...chosen, [name]: value }).total).toBe(count)
    }
  })

  test('are sorted by name', () =>
    expect(find().facets.office.map(({ label }) => label)).toEqual(['Paris', 'Tokyo']))
})

describe('the pages', () => {
  const many = Array.from({ length: peoplePerPage * 2 + 1 }, (_, at) =>
    index(at + 1, 'A', `Person ${String(at).padStart(3, '0')}`),
  )

  test.each([
    [1, 1, peoplePerPage],
    [2, 2, peoplePerPage],
    [3, 3, 1],
    [4, 3, 1],
    [9999, 3, 1],
  ])('for %d: page %d with %d people', (asked, page, length) => {
    const result = find({ page: asked }, many)
    expect(result).toMatchObject({ pages: 3, total: many.length, filters: { page } })
    expect(result.people).toHaveLength(length)
  })

  test('contain each person once', () => {
    const ids = [1, 2, 3].flatMap((page) => find({ page }, many).people.map((person) => person.id))
    expect(new Set(ids).size).toBe(many.length)
  })

  test('are computed quickly for five thousand people', () => {
    const crowd = Array.from({ length: 5000 }, (_, at) => index(at + 1, 'A', `Person ${at}`))
    const began = performance.now()
    find({ q: 'x '.repeat(50), sort: 'office' }, crowd)
    find({ q: 'person', sort: 'level' }, crowd)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('the filters of a query', () => {
  test('are empty without a query', () => expect(peopleList.parse({})).toEqual(none))

  test('are read', () => {
    expect(
      peopleList.parse({
        q: ' Kato ',
        letter: 'k',
        level: 'partner',
        office: 'tokyo',
        practice: 'tax',
        sector: 'energy',
        language: 'ja',
        sort: 'level',
        page: '2',
      }),
    ).toEqual({
      q: 'Kato',
      letter: 'K',
      level: 'partner',
      office: 'tokyo',
      practice: 'tax',
      sector: 'energy',
      language: 'ja',
      sort: 'level',
      page: 2,
    })
  })

  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['letters that are none', { letter: 'AB' }],
    ['a letter with an accent', { letter: 'É' }],
    ['a digit', { letter: '1' }],
    ['an unknown role', { level: 'king' }],
    ['a role that every object has', { level: 'constructor' }],
    ['an unknown order', { sort: 'random' }],
    ['an order that every object has', { sort: 'constructor' }],
    ['capital letters', { office: 'Tokyo' }],
    ['a slug with a slash', { practice: 'a/b' }],
    ['markup', { sector: '<b>', language: '"><script>' }],
    ['Chinese', { office: '东京' }],
    ['empty values', { q: '', letter: '', office: ' ', page: '' }],
    ['a page that is none', { page: '-1' }],
    ['half a page', { page: '2.5' }],
    ['a page too far', { page: '10000' }],
    ['an endless page', { page: '1e999' }],
    ['nothing', { q: undefined }],
    ['an empty list', { q: [] }],
    ['another filter', { type: 'publication', utm_source: 'x' }],
  ])('ignore %s', (_, query) => expect(peopleList.parse(query)).toEqual(none))

  test('use the first of several values', () =>
    expect(peopleList.parse({ office: ['tokyo', 'paris'], q: ['a', 'b'] })).toMatchObject({
      office: 'tokyo',
      q: 'a',
    }))

  test('truncate words to 100 characters and remove control characters', () => {
    expect(peopleList.parse({ q: 'x'.repeat(1_000_000) }).q).toHaveLength(100)
    expect(peopleList.parse({ q: 'a\u0000b\tc' }).q).toBe('a b c')
  })

  test('have a query parameter for each filter', () =>
    expect([...peopleList.names, 'sort', 'page'].sort()).toEqual(Object.keys(none).sort()))
})

describe('with search hits', () => {
  const found = new Map([
    [3, 0],
    [1, 1],
  ])
  const familyNames = (
    more: Partial<PeopleFilters>,
    matching: ReadonlyMap<number, number> | null = found,
  ) =>
    filterPeople(everybody, { ...none, ...more }, 'en', matching).people.map(
      (person) => person.familyName,
    )

  test('filters and sorts by rank, whatever the words', () =>
    expect(familyNames({ q: 'ines kto' })).toEqual(['Brandt', 'Kato']))
  test('applies another order', () =>
    expect(familyNames({ q: 'x', sort: 'level' })).toEqual(['Kato', 'Brandt']))
  test('applies the other filters', () =>
    expect(familyNames({ q: 'x', sector: 'energy' }).length).toBeLessThan(2))
  test('returns an empty list without hits', () =>
    expect(familyNames({ q: 'x' }, new Map())).toEqual([]))
  test('ignores the hits without words', () =>
    expect(familyNames({}).length).toBe(everybody.length))
})
