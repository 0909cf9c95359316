import { fold, levels, type IndexedPerson, type Level } from './to-people'

export const peopleSorts = ['name', 'office', 'level'] as const
type PeopleSort = (typeof peopleSorts)[number]

export type PeopleFilters = {
  q: string
  letter: string
  level: string
  office: string
  practice: string
  sector: string
  language: string
  sort: PeopleSort
  page: number
}

/** The parts of the filters that stand in the address, in the order of the form. */
export const peopleFilterNames = [
  'q',
  'level',
  'office',
  'practice',
  'sector',
  'language',
  'letter',
] as const
export type PeopleFilterName = (typeof peopleFilterNames)[number]

export const peoplePerPage = 24

export type Facet = { value: string; label: string; count: number }

export type PeopleResult = {
  filters: PeopleFilters
  /** People that the filters leave. */
  total: number
  people: IndexedPerson[]
  pages: number
  /** Choices of each filter, counted over what the other filters leave. */
  facets: { level: Facet[]; office: Facet[]; practice: Facet[]; sector: Facet[]; language: Facet[] }
  /** Letters with somebody, over what the other filters leave. */
  letters: Set<string>
}

type Query = Record<string, string | string[] | undefined>

/** Reads the filters of an address. Whatever is not one is left out; nothing is an error. */
export function parsePeopleFilters(query: Query): PeopleFilters {
  const value = (name: string) => [query[name]].flat()[0]?.trim().slice(0, 100) ?? ''
  const slug = (name: string) => (/^[a-z0-9-]+$/.test(value(name)) ? value(name) : '')
  const page = Number(value('page'))
  return {
    q: value('q').replace(/\p{Cc}/gu, ' '),
    letter: /^[A-Z]$/i.test(value('letter')) ? value('letter').toUpperCase() : '',
    level: levels.find((level) => level === value('level')) ?? '',
    office: slug('office'),
    practice: slug('practice'),
    sector: slug('sector'),
    language: slug('language'),
    sort: peopleSorts.find((sort) => sort === value('sort')) ?? 'name',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

type Test = (person: IndexedPerson) => boolean

/**
 * Filters, counts and pages people.
 *
 * @param matching who the search service found for the words, with their rank; without it the words are compared here
 */
export function filterPeople(
  everybody: readonly IndexedPerson[],
  filters: PeopleFilters,
  matching: ReadonlyMap<number, number> | null = null,
): PeopleResult {
  const tests = testsOf(filters, matching)
  const leftBy = (except: string) =>
    everybody.filter((person) =>
      Object.entries(tests).every(([name, test]) => name === except || test(person)),
    )
  const found = sortPeople(leftBy(''), filters, matching)
  const pages = Math.max(1, Math.ceil(found.length / peoplePerPage))
  const page = Math.min(filters.page, pages)
  return {
    filters: { ...filters, page },
    total: found.length,
    people: found.slice((page - 1) * peoplePerPage, page * peoplePerPage),
    pages,
    facets: {
      level: levels.flatMap((level) =>
        count(leftBy('level'), (person) =>
          person.level === level ? [{ slug: level, label: level }] : [],
        ),
      ),
      office: byLabel(count(leftBy('office'), (person) => person.offices)),
      practice: byLabel(count(leftBy('practice'), (person) => person.practices)),
      sector: byLabel(count(leftBy('sector'), (person) => person.sectors)),
      language: count(leftBy('language'), (person) =>
        person.languages.map((code) => ({ slug: code, label: code })),
      ),
    },
    letters: new Set(leftBy('letter').map((person) => person.letter)),
  }
}

function testsOf(
  filters: PeopleFilters,
  matching: ReadonlyMap<number, number> | null,
): Record<string, Test> {
  const words = fold(filters.q).split(/\s+/).filter(Boolean)
  const tests: Record<string, Test> = {}
  if (words.length > 0)
    tests.q = matching
      ? (person) => matching.has(person.id)
      : (person) => words.every((word) => person.words.includes(word))
  if (filters.letter) tests.letter = (person) => person.letter === filters.letter
  if (filters.level) tests.level = (person) => person.level === filters.level
  if (filters.office)
    tests.office = (person) => person.offices.some((office) => office.slug === filters.office)
  if (filters.practice)
    tests.practice = (person) =>
      person.practices.some((practice) => practice.slug === filters.practice)
  if (filters.sector)
    tests.sector = (person) => person.sectors.some((sector) => sector.slug === filters.sector)
  if (filters.language) tests.language = (person) => person.languages.includes(filters.language)
  return tests
}

const rankOf = (level: Level): number => levels.indexOf(level)

/** By family name; with words, as the search service ranked them, or those first whose name holds them. */
function sortPeople(
  people: IndexedPerson[],
  { sort, q }: PeopleFilters,
  matching: ReadonlyMap<number, number> | null,
): IndexedPerson[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const named = (person: IndexedPerson) =>
    words.length > 0 && words.every((word) => fold(person.name).includes(word)) ? 0 : 1
  const byName = (a: IndexedPerson, b: IndexedPerson) =>
    a.familyName.localeCompare(b.familyName, 'en') || a.name.localeCompare(b.name, 'en')
  const orders: Record<PeopleSort, (a: IndexedPerson, b: IndexedPerson) => number> = {
    name: (a, b) =>
      (matching ? (matching.get(a.id) ?? 0) - (matching.get(b.id) ?? 0) : named(a) - named(b)) ||
      byName(a, b),
    office: (a, b) =>
      (a.offices[0]?.label ?? '').localeCompare(b.offices[0]?.label ?? '') || byName(a, b),
    level: (a, b) => rankOf(a.level) - rankOf(b.level) || byName(a, b),
  }
  return [...people].sort(orders[sort])
}

function count(
  people: IndexedPerson[],
  tagsOf: (person: IndexedPerson) => { slug: string; label: string }[],
): Facet[] {
  const facets = new Map<string, Facet>()
  for (const person of people) {
    for (const { slug, label } of tagsOf(person)) {
      const facet = facets.get(slug) ?? { value: slug, label, count: 0 }
      facet.count += 1
      facets.set(slug, facet)
    }
  }
  return [...facets.values()]
}

const byLabel = (facets: Facet[]): Facet[] => facets.sort((a, b) => a.label.localeCompare(b.label))
