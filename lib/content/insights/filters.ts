export const articleKinds = ['briefing', 'guide', 'report', 'checklist', 'comment'] as const

/** What the list can hold instead of publications. */
export const datedTypes = ['event', 'training', 'training-series'] as const
export type DatedType = (typeof datedTypes)[number]

export type InsightFilters = {
  q: string
  /** Empty for publications. */
  type: DatedType | ''
  kind: string
  practice: string
  sector: string
  location: string
  /** Days, `YYYY-MM-DD`; empty for open ends. */
  from: string
  to: string
  page: number
}

export const insightFilterNames = [
  'q',
  'type',
  'kind',
  'practice',
  'sector',
  'location',
  'from',
  'to',
] as const
export type InsightFilterName = (typeof insightFilterNames)[number]

export const insightsPerPage = 20

/** Readers of a list that is longer are asked to filter it: the database counts every row that comes before a page. */
export const deepestPage = 100

type Query = Record<string, string | string[] | undefined>

/** Reads the filters of an address. Whatever is not one is left out; nothing is an error. */
export function parseInsightFilters(query: Query): InsightFilters {
  const value = (name: string) => [query[name]].flat()[0]?.trim().slice(0, 100) ?? ''
  const slug = (name: string) => (/^[a-z0-9-]+$/.test(value(name)) ? value(name) : '')
  const page = Number(value('page'))
  return {
    q: value('q').replace(/\p{Cc}/gu, ' '),
    type: datedTypes.find((type) => type === value('type')) ?? '',
    kind: articleKinds.find((kind) => kind === value('kind')) ?? '',
    practice: slug('practice'),
    sector: slug('sector'),
    location: slug('location'),
    from: dayOf(value('from')),
    to: dayOf(value('to')),
    page: Number.isInteger(page) && page > 0 && page <= deepestPage ? page : 1,
  }
}

/** A day of the calendar; `Date` alone takes 31 February for the third of March. */
function dayOf(value: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}

/** Names of what can be chosen, with the ids that the content service filters by. */
export type TopicIds = {
  practice: Map<string, number[]>
  sector: Map<string, number>
  location: Map<string, number>
}

/** A condition as every type's `where` understands it; the field of the date is the only one that differs. */
type Condition = Record<string, unknown>

/** The schema's ids know no `in`; further down a list by words nobody looks. */
const mostMatching = 300

/**
 * The filters as the content service reads them. A practice stands for its parts too. A slug that is none
 * matches nothing.
 *
 * @param matching what the search service found for the words, by id; without it titles and summaries are compared
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
      and.push({ OR: [{ title: { like: word } }, { summary: { like: word } }] })
  if (filters.kind && filters.type === '') and.push({ kind: { equals: filters.kind } })
  if (filters.practice) and.push({ practices: { in: ids.practice.get(filters.practice) ?? [0] } })
  if (filters.sector) and.push({ sectors: { in: [ids.sector.get(filters.sector) ?? 0] } })
  if (filters.location) and.push({ countries: { in: [ids.location.get(filters.location) ?? 0] } })
  if (filters.from) and.push({ [date]: { greater_than_equal: `${filters.from}T00:00:00.000Z` } })
  if (filters.to) and.push({ [date]: { less_than_equal: `${filters.to}T23:59:59.999Z` } })
  return and.length > 0 ? { AND: and } : {}
}
