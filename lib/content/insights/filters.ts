import type { Article_Where } from '@/lib/graphql/generated/graphql'

export const articleKinds = ['briefing', 'guide', 'report', 'checklist', 'comment'] as const

export type InsightFilters = {
  q: string
  kind: string
  practice: string
  sector: string
  location: string
  /** Days, `YYYY-MM-DD`; empty for open ends. */
  from: string
  to: string
  page: number
}

export const insightFilterNames = ['q', 'kind', 'practice', 'sector', 'location', 'from', 'to'] as const
export type InsightFilterName = (typeof insightFilterNames)[number]

export const insightsPerPage = 20

type Query = Record<string, string | string[] | undefined>

/** Reads the filters of an address. Whatever is not one is left out; nothing is an error. */
export function parseInsightFilters(query: Query): InsightFilters {
  const value = (name: string) => [query[name]].flat()[0]?.trim().slice(0, 100) ?? ''
  const slug = (name: string) => (/^[a-z0-9-]+$/.test(value(name)) ? value(name) : '')
  const page = Number(value('page'))
  return {
    q: value('q').replace(/\p{Cc}/gu, ' '),
    kind: articleKinds.find((kind) => kind === value('kind')) ?? '',
    practice: slug('practice'),
    sector: slug('sector'),
    location: slug('location'),
    from: dayOf(value('from')),
    to: dayOf(value('to')),
    page: Number.isInteger(page) && page > 0 && page <= 5_000 ? page : 1,
  }
}

/** A day of the calendar; `Date` alone takes 31 February for the third of March. */
function dayOf(value: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}

/** Names of what can be chosen, with the ids that the content service filters by. */
export type TopicIds = { practice: Map<string, number[]>; sector: Map<string, number>; location: Map<string, number> }

/**
 * The filters as the content service reads them. A practice stands for its parts too. A slug that is none
 * matches nothing.
 */
export function toArticleWhere(filters: InsightFilters, ids: TopicIds): Article_Where {
  const and: Article_Where[] = []
  for (const word of filters.q.split(/\s+/).filter(Boolean).slice(0, 6)) {
    and.push({ OR: [{ title: { like: word } }, { summary: { like: word } }] } as Article_Where)
  }
  if (filters.kind) and.push({ kind: { equals: filters.kind } } as Article_Where)
  if (filters.practice) and.push({ practices: { in: ids.practice.get(filters.practice) ?? [0] } } as Article_Where)
  if (filters.sector) and.push({ sectors: { in: [ids.sector.get(filters.sector) ?? 0] } } as Article_Where)
  if (filters.location) and.push({ countries: { in: [ids.location.get(filters.location) ?? 0] } } as Article_Where)
  if (filters.from) and.push({ publishedOn: { greater_than_equal: `${filters.from}T00:00:00.000Z` } } as Article_Where)
  if (filters.to) and.push({ publishedOn: { less_than_equal: `${filters.to}T23:59:59.999Z` } } as Article_Where)
  return and.length > 0 ? ({ AND: and } as Article_Where) : {}
}
