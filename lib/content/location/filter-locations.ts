import type { Locale } from '@law-firm/contract/locales'
import {
  byLabel,
  filterEntries,
  type CountedChoice,
  type ValuesOf,
} from '@/lib/lists/filter-entries'
import { matchesWords } from '@/lib/lists/fold'
import type { Country, Locations, Office } from './locations'
import type { LocationFilters } from './locations-list'
import { regionNames } from './region-names'

/** An office with its country; null for a country without one. */
type Place = { country: Country; office: Office | null }

/** Filters with choices. */
type LocationFilterName = 'region' | 'practice'

/** The ids of the search service's hits. */
export type FoundPlaces = Record<'countries' | 'offices', ReadonlyMap<number, number>>

export type LocationResult = {
  filters: LocationFilters
  /** Countries with their matching offices. */
  countries: { country: Country; offices: Office[] }[]
  /** The number of matching offices. */
  total: number
  choices: Record<LocationFilterName, CountedChoice[]>
}

const toValues: ValuesOf<Place, LocationFilterName> = {
  region: ({ country }) => [{ value: country.region, label: country.region }],
  practice: ({ country }) => country.practices.map(({ slug, label }) => ({ value: slug, label })),
}

/**
 * The matching offices by country, and the facets, which count offices.
 *
 * @param found what the search service finds, which knows "UK" and misspelt names; where that is nothing, the words are
 *   compared with names and addresses
 */
export function filterLocations(
  { countries, offices }: Locations,
  filters: LocationFilters,
  locale: Locale,
  found: FoundPlaces,
): LocationResult {
  const hasWords = matchesWords(filters.q)
  const isFound = ({ country, office }: Place) =>
    found.countries.has(country.id) || (office !== null && found.offices.has(office.id))
  const matchesQuery =
    found.countries.size + found.offices.size > 0
      ? isFound
      : (place: Place) => hasWords(readText(place))
  const matching = (places: Place[]) =>
    filterEntries(places, filters, toValues, filters.q ? matchesQuery : undefined)
  const isIn = (country: Country) => (office: Office) => office.country === country.id
  const { matches, choices } = matching(
    countries.flatMap((country) =>
      offices.filter(isIn(country)).map((office) => ({ country, office })),
    ),
  )
  const bare = matching(
    countries
      .filter((country) => !offices.some(isIn(country)))
      .map((country) => ({ country, office: null })),
  ).matches
  return {
    filters,
    countries: countries
      .filter((country) => [...matches, ...bare].some((place) => place.country === country))
      .map((country) => ({
        country,
        offices: matches.flatMap(({ office }) => (office && isIn(country)(office) ? office : [])),
      })),
    total: matches.length,
    choices: {
      region: choices.region.sort((a, b) => rankOf(a.value) - rankOf(b.value)),
      practice: choices.practice.sort(byLabel(locale)),
    },
  }
}

/** What typed words are compared with. */
const readText = ({ country, office }: Place): string =>
  [country.name, country.slug, office?.name, office?.slug, ...(office?.address ?? [])].join(' ')

const rankOf = (region: string): number => regionNames.findIndex((name) => name === region)
