import 'server-only'
import type { SiteLocale } from '@law-firm/contract/locales'
import { searchSettings } from '@/lib/search/configuration'
import { searchOnServer } from '@/lib/search/search-on-server'
import { searchedAttributes } from './insight-where'
import type { InsightFilters } from './insights-list'

/** The facets of search records, by filter. Their values are display names, but for type and kind. */
const facetOf = {
  type: 'type',
  kind: 'kind',
  practice: 'practice',
  sector: 'sector',
  location: 'country',
} as const
type FacetName = keyof typeof facetOf
const names = Object.keys(facetOf) as FacetName[]

/** The number of matching insights for each value of a filter, counted with the other filters applied. */
export type InsightFacets = Record<FacetName, Record<string, number>>

/**
 * Counts by the search service: the content service cannot group.
 *
 * @returns null without a search service or during its outage: the choices are then shown without counts
 */
export async function getInsightFacets(
  locale: SiteLocale,
  filters: InsightFilters,
): Promise<InsightFacets | null> {
  const settings = searchSettings(locale)
  if (!settings) return null
  const common = {
    indexName: settings.index,
    query: filters.q,
    removeWordsIfNoResults: 'none' as const,
    hitsPerPage: 0,
    maxValuesPerFacet: 1000,
    analytics: false,
    ...(filters.q ? { restrictSearchableAttributes: [...searchedAttributes] } : {}),
  }
  // every list has a type
  const chosen = names.filter((name) => filters[name] || name === 'type')
  const open = names.filter((name) => !chosen.includes(name))
  const requests = [
    { ...common, facets: open.map((name) => facetOf[name]), filters: toSearchFilters(filters) },
    ...chosen.map((name) => ({
      ...common,
      facets: [facetOf[name]],
      filters: toSearchFilters(filters, name),
    })),
  ]
  try {
    const { results } = await searchOnServer(settings, (client) => client.search({ requests }))
    const counts: Record<string, Record<string, number>> = Object.assign(
      {},
      ...results.map((result) => ('facets' in result ? result.facets : {})),
    )
    return Object.fromEntries(
      names.map((name) => [name, counts[facetOf[name]] ?? {}]),
    ) as InsightFacets
  } catch (cause) {
    console.warn(
      'The search service does not count:',
      cause instanceof Error ? cause.message : 'unknown',
    )
    return null
  }
}

/**
 * The conditions of `toInsightWhere()` for search records.
 *
 * @param without a filter to leave out; the kind depends on the type
 */
export function toSearchFilters(filters: InsightFilters, without?: FacetName): string {
  const left: InsightFilters = without ? { ...filters, [without]: '' } : filters
  const { type, kind, practice, sector, location, from, to } = left
  const readDay = (date: string) => Math.floor(Date.parse(date) / 86_400_000)
  return [
    without === 'type' ? '' : `type:"${type || 'publication'}"`,
    kind && type === '' && without !== 'type' ? `kind:"${kind}"` : '',
    practice ? `slugs:"practice:${practice}"` : '',
    sector ? `slugs:"sector:${sector}"` : '',
    location ? `slugs:"country:${location}"` : '',
    from ? `day >= ${readDay(from)}` : '',
    to ? `day <= ${readDay(to)}` : '',
  ]
    .filter(Boolean)
    .join(' AND ')
}
