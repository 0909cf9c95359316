import { getFragment } from '@/lib/graphql/generated'
import {
  SectorLinkFragmentDoc,
  ServiceLinkFragmentDoc,
  type DealsQuery,
} from '@/lib/graphql/generated/graphql'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toSectorLink, toServiceLink, type DocumentLink } from '../parts/links'
import { toTranslations } from '../parts/locale'

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
    language: toTranslations(raw.translations).find((locale) => locale === raw.locale) ?? 'en',
    practices: (raw.practices ?? []).map((one) =>
      toServiceLink(getFragment(ServiceLinkFragmentDoc, one)),
    ),
    sectors: (raw.sectors ?? []).map((one) =>
      toSectorLink(getFragment(SectorLinkFragmentDoc, one)),
    ),
    countries: (raw.countries ?? []).map(({ id, slug, name }) => ({
      id,
      slug: slug ?? '',
      label: name ?? '',
      target: { to: 'location', params: { slug: slug ?? '' } },
    })),
    people: (raw.contacts ?? []).map(({ id, slug, name }) => ({
      id,
      slug: slug ?? '',
      label: name ?? '',
      target: { to: 'person', params: { id, slug: slug ?? '' } },
    })),
  }))

export const dealFilterNames = ['practice', 'sector', 'country', 'year'] as const
type DealFilterName = (typeof dealFilterNames)[number]
export type DealFilters = Record<DealFilterName, string> & { page: number }

export const dealsPerPage = 15

/** Reads the filters of an address; whatever is not one is left out. */
export function parseDealFilters(
  query: Record<string, string | string[] | undefined>,
): DealFilters {
  const value = (name: string) => [query[name]].flat()[0] ?? ''
  const slug = (name: string) => (/^[a-z0-9-]{1,96}$/.test(value(name)) ? value(name) : '')
  const page = Number(value('page'))
  return {
    practice: slug('practice'),
    sector: slug('sector'),
    country: slug('country'),
    year: /^\d{4}$/.test(value('year')) ? value('year') : '',
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  }
}

type DealChoice = { value: string; label: string; count: number }
export type DealResult = {
  filters: DealFilters
  deals: Deal[]
  total: number
  pages: number
  choices: Record<DealFilterName, DealChoice[]>
}

const valuesOf: Record<DealFilterName, (deal: Deal) => { value: string; label: string }[]> = {
  practice: (deal) => deal.practices.map(({ slug, label }) => ({ value: slug, label })),
  sector: (deal) => deal.sectors.map(({ slug, label }) => ({ value: slug, label })),
  country: (deal) => deal.countries.map(({ slug, label }) => ({ value: slug, label })),
  year: (deal) => [{ value: deal.announcedOn.slice(0, 4), label: deal.announcedOn.slice(0, 4) }],
}

/** The deals that the filters leave, a page of them, and what each filter could still choose, counted. */
export function filterDeals(deals: readonly Deal[], filters: DealFilters): DealResult {
  const passes = (deal: Deal, without?: DealFilterName) =>
    dealFilterNames.every(
      (name) =>
        name === without ||
        !filters[name] ||
        valuesOf[name](deal).some(({ value }) => value === filters[name]),
    )
  const found = deals.filter((deal) => passes(deal))
  const pages = Math.max(1, Math.ceil(found.length / dealsPerPage))
  const page = Math.min(filters.page, pages)
  return {
    filters: { ...filters, page },
    deals: found.slice((page - 1) * dealsPerPage, page * dealsPerPage),
    total: found.length,
    pages,
    choices: Object.fromEntries(
      dealFilterNames.map((name) => [
        name,
        choicesOf(
          deals.filter((deal) => passes(deal, name)),
          name,
        ),
      ]),
    ) as DealResult['choices'],
  }
}

function choicesOf(deals: readonly Deal[], name: DealFilterName): DealChoice[] {
  const counted = new Map<string, DealChoice>()
  for (const deal of deals) {
    for (const [value, label] of new Map(
      valuesOf[name](deal).map((one) => [one.value, one.label]),
    )) {
      if (value) counted.set(value, { value, label, count: (counted.get(value)?.count ?? 0) + 1 })
    }
  }
  const all = [...counted.values()]
  return name === 'year'
    ? all.sort((a, b) => b.value.localeCompare(a.value))
    : all.sort((a, b) => a.label.localeCompare(b.label))
}
