import type { InsightFilters } from './insights-list'

export const insightsPerPage = 20

/** What typed words are compared with, here and by the search service. */
export const searchedAttributes = ['title', 'summary'] as const

/** Slugs of the filters with the ids for the content service. */
export type TopicIds = {
  practice: Map<string, number[]>
  sector: Map<string, number>
  location: Map<string, number>
}

/** A `where` condition; only the name of the date field differs between types. */
type Condition = Record<string, unknown>

/** The schema has no `in` for ids, so the number of `OR` conditions is limited. */
const mostMatching = 300

/**
 * The filters as a `where` input. A practice includes its descendants. An unknown slug matches nothing.
 *
 * @param matching ids of the search service's hits; without it titles and summaries are compared
 */
export function toInsightWhere(
  filters: InsightFilters,
  ids: TopicIds,
  matching: ReadonlyMap<number, number> | null = null,
): { AND?: Condition[] } {
  const date = filters.type === '' ? 'publishedOn' : 'startsAt'
  const and: Condition[] = []
  if (filters.q && matching)
    and.push({
      OR: (matching.size > 0 ? [...matching.keys()].slice(0, mostMatching) : [0]).map((id) => ({
        id: { equals: id },
      })),
    })
  else
    for (const word of filters.q.split(/\s+/).filter(Boolean).slice(0, 6))
      and.push({ OR: searchedAttributes.map((name) => ({ [name]: { like: word } })) })
  if (filters.kind && filters.type === '') and.push({ kind: { equals: filters.kind } })
  if (filters.practice) and.push({ practices: { in: ids.practice.get(filters.practice) ?? [0] } })
  if (filters.sector) and.push({ sectors: { in: [ids.sector.get(filters.sector) ?? 0] } })
  if (filters.location) and.push({ countries: { in: [ids.location.get(filters.location) ?? 0] } })
  if (filters.from) and.push({ [date]: { greater_than_equal: `${filters.from}T00:00:00.000Z` } })
  if (filters.to) and.push({ [date]: { less_than_equal: `${filters.to}T23:59:59.999Z` } })
  return and.length > 0 ? { AND: and } : {}
}
