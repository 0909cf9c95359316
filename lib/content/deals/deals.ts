import type { DealsQuery } from '@/lib/graphql/generated/graphql'
import type { Locale, SiteLocale } from '@law-firm/contract/locales'
import {
  byLabel,
  filterEntries,
  type CountedChoice,
  type ValuesOf,
} from '@/lib/lists/filter-entries'
import { matchesWords } from '@/lib/lists/fold'
import {
  toCountryLink,
  toSectorLink,
  toServiceLink,
  type DocumentLink,
} from '../shared/document-links'
import { toLanguages } from '../shared/titled'
import type { DealFilters } from './deals-list'

export type Deal = {
  id: number
  slug: string
  title: string
  summary: string
  announcedOn: string
  client: string
  value: string | null
  language: SiteLocale
  practices: DocumentLink[]
  sectors: DocumentLink[]
  countries: DocumentLink[]
  people: DocumentLink[]
}

export const toDeals = (data: DealsQuery): Deal[] =>
  (data.Deals?.docs ?? []).map((raw) => ({
    id: raw.id,
    slug: raw.slug ?? '',
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    announcedOn: raw.announcedOn ?? '',
    client: raw.client ?? '',
    value: raw.value || null,
    language: toLanguages(raw).language,
    practices: (raw.practices ?? []).map(toServiceLink),
    sectors: (raw.sectors ?? []).map(toSectorLink),
    countries: (raw.countries ?? []).map(toCountryLink),
    people: (raw.contacts ?? []).map(({ id, slug, name }) => ({
      id,
      slug: slug ?? '',
      label: name ?? '',
      target: { to: 'person', params: { id, slug: slug ?? '' } },
    })),
  }))

export const dealsPerPage = 15

/** Filters with choices. */
export const dealFilterNames = ['practice', 'sector', 'country', 'year'] as const
type DealFilterName = (typeof dealFilterNames)[number]

export type DealResult = {
  filters: DealFilters
  deals: Deal[]
  total: number
  pages: number
  choices: Record<DealFilterName, CountedChoice[]>
}

const toChoices = (links: readonly DocumentLink[]) =>
  links.map(({ slug, label }) => ({ value: slug, label }))

const toValues: ValuesOf<Deal, DealFilterName> = {
  practice: (deal) => toChoices(deal.practices),
  sector: (deal) => toChoices(deal.sectors),
  country: (deal) => toChoices(deal.countries),
  year: ({ announcedOn }) => [{ value: announcedOn.slice(0, 4), label: announcedOn.slice(0, 4) }],
}

/** What typed words are compared with. */
const readText = ({
  title,
  summary,
  client,
  practices,
  sectors,
  countries,
  people,
}: Deal): string =>
  [
    title,
    summary,
    client,
    ...[...practices, ...sectors, ...countries, ...people].map(({ label }) => label),
  ].join(' ')

/** A page of the matching deals, and the facets with counts. */
export function filterDeals(
  deals: readonly Deal[],
  filters: DealFilters,
  locale: Locale,
): DealResult {
  const hasWords = matchesWords(filters.q)
  const { matches, choices } = filterEntries(
    deals,
    filters,
    toValues,
    filters.q ? (deal) => hasWords(readText(deal)) : undefined,
  )
  const pages = Math.max(1, Math.ceil(matches.length / dealsPerPage))
  const page = Math.min(filters.page, pages)
  return {
    filters: { ...filters, page },
    deals: matches.slice((page - 1) * dealsPerPage, page * dealsPerPage),
    total: matches.length,
    pages,
    choices: {
      practice: choices.practice.sort(byLabel(locale)),
      sector: choices.sector.sort(byLabel(locale)),
      country: choices.country.sort(byLabel(locale)),
      year: choices.year.sort((a, b) => b.value.localeCompare(a.value)),
    },
  }
}
