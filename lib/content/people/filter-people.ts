import { compareTexts } from '@/lib/i18n/format'
import type { Locale } from '@law-firm/contract/locales'
import {
  byLabel,
  filterEntries,
  type Choice,
  type CountedChoice,
  type ValuesOf,
} from '@/lib/lists/filter-entries'
import { fold, toWords } from '@/lib/lists/fold'
import { levels, type PeopleFilters } from './people-list'
import type { IndexedPerson } from './to-people'

export const peoplePerPage = 24

type FacetName = 'level' | 'office' | 'practice' | 'sector' | 'language'

export type PeopleResult = {
  filters: PeopleFilters
  /** The number of matching people. */
  total: number
  people: IndexedPerson[]
  pages: number
  /** Facets, counted with the other filters applied. */
  facets: Record<FacetName, CountedChoice[]>
  /** Initial letters of family names, with the other filters applied. */
  letters: Set<string>
}

const toChoice = (value: string): Choice => ({ value, label: value })
const toChoices = (tags: readonly { slug: string; label: string }[]): Choice[] =>
  tags.map(({ slug, label }) => ({ value: slug, label }))

const toValues: ValuesOf<IndexedPerson, FacetName | 'letter'> = {
  level: (person) => [toChoice(person.level)],
  office: (person) => toChoices(person.offices),
  practice: (person) => toChoices(person.practices),
  sector: (person) => toChoices(person.sectors),
  language: (person) => person.languages.map(toChoice),
  letter: (person) => [toChoice(person.letter)],
}

/**
 * Filters, counts and paginates people.
 *
 * @param matching ids of the search service's hits with their rank; without it the words are compared here
 */
export function filterPeople(
  people: readonly IndexedPerson[],
  filters: PeopleFilters,
  locale: Locale,
  matching: ReadonlyMap<number, number> | null = null,
): PeopleResult {
  const { matches, choices } = filterEntries(
    people,
    filters,
    toValues,
    matchesWords(filters.q, matching),
  )
  const sorted = sortPeople(matches, filters, locale, matching)
  const pages = Math.max(1, Math.ceil(sorted.length / peoplePerPage))
  const page = Math.min(filters.page, pages)
  const { letter, ...facets } = choices
  return {
    filters: { ...filters, page },
    total: sorted.length,
    people: sorted.slice((page - 1) * peoplePerPage, page * peoplePerPage),
    pages,
    facets: {
      ...facets,
      level: facets.level.sort((a, b) => rankOf(a.value) - rankOf(b.value)),
      office: facets.office.sort(byLabel(locale)),
      practice: facets.practice.sort(byLabel(locale)),
      sector: facets.sector.sort(byLabel(locale)),
    },
    letters: new Set(letter.map(({ value }) => value)),
  }
}

/** Undefined without words. */
function matchesWords(q: string, matching: ReadonlyMap<number, number> | null) {
  const words = toWords(q)
  if (words.length === 0) return undefined
  return matching
    ? (person: IndexedPerson) => matching.has(person.id)
    : (person: IndexedPerson) => words.every((word) => person.words.includes(word))
}

const rankOf = (level: string): number => levels.findIndex((known) => known === level)

/** By family name; with words, by rank of the search service, or matches of the name first. */
function sortPeople(
  people: IndexedPerson[],
  { sort, q }: PeopleFilters,
  locale: Locale,
  matching: ReadonlyMap<number, number> | null,
): IndexedPerson[] {
  const words = toWords(q)
  const compare = compareTexts(locale)
  const named = (person: IndexedPerson) =>
    words.length > 0 && words.every((word) => fold(person.name).includes(word)) ? 0 : 1
  const byName = (a: IndexedPerson, b: IndexedPerson) =>
    a.familyName.localeCompare(b.familyName, 'en') || a.name.localeCompare(b.name, 'en')
  const orders: Record<PeopleFilters['sort'], (a: IndexedPerson, b: IndexedPerson) => number> = {
    name: (a, b) =>
      (matching ? (matching.get(a.id) ?? 0) - (matching.get(b.id) ?? 0) : named(a) - named(b)) ||
      byName(a, b),
    office: (a, b) => compare(a.offices[0]?.label ?? '', b.offices[0]?.label ?? '') || byName(a, b),
    level: (a, b) => rankOf(a.level) - rankOf(b.level) || byName(a, b),
  }
  return [...people].sort(orders[sort])
}
