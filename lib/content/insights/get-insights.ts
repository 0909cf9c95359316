import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { readPage, readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { byLabel } from '@/lib/lists/filter-entries'
import { readPageOrLast } from '@/lib/lists/read-page-or-last'
import { findIds } from '@/lib/search/find-ids'
import { contentTypes, datedContentTypes, type DatedType } from '../content-types'
import { toArticleCard, type ArticleCard } from '../shared/cards'
import { toSectorLink, toServiceLink } from '../shared/document-links'
import { toContentLocale } from '../shared/content-locale'
import { toDatedCard, type DatedCard } from '../shared/dated-cards'
import { insightsPerPage, searchedAttributes, toInsightWhere, type TopicIds } from './insight-where'
import { deepestPage, type InsightFilters } from './insights-list'
import { datedQueries, insightsQuery, topicsQuery, type ListVariables } from './query'

type Choice = { value: string; label: string }

export type Topics = {
  /** `depth` indents the children of a practice. */
  practices: (Choice & { id: number; depth: number; parent: number | null })[]
  sectors: (Choice & { id: number })[]
  locations: (Choice & { id: number })[]
}

const topicTags = [listTag('ServiceInfo'), listTag('SectorInfo'), listTag('CountryInfo')]

/** The topics for filters in a language. @throws ContentUnavailableError */
export const getTopics = readShared(
  'topics',
  topicTags,
  async (locale: Locale): Promise<Topics> => {
    const data = await queryContent(topicsQuery, { locale: toContentLocale(locale) })
    return {
      practices: inTreeOrder(
        (data.ServiceInfos?.docs ?? [])
          .map((raw) => {
            const { id, slug, label, target } = toServiceLink(raw)
            const levels = target.params?.slugs
            return {
              id,
              value: slug,
              label,
              depth: Array.isArray(levels) ? levels.length - 1 : 0,
              parent: raw.parent?.id ?? null,
            }
          })
          .sort(byLabel(locale)),
      ),
      sectors: (data.SectorInfos?.docs ?? [])
        .map((raw) => {
          const { id, slug, label } = toSectorLink(raw)
          return { id, value: slug, label }
        })
        .sort(byLabel(locale)),
      locations: (data.CountryInfos?.docs ?? [])
        .map(({ id, slug, name }) => ({
          id,
          value: slug ?? '',
          label: name ?? '',
        }))
        .sort(byLabel(locale)),
    }
  },
)

/** The documents depth-first. */
function inTreeOrder<Item extends { id: number; parent: number | null }>(items: Item[]): Item[] {
  const below = (parent: number | null): Item[] =>
    items.filter((item) => item.parent === parent).flatMap((item) => [item, ...below(item.id)])
  return below(null)
}

export type InsightResult = {
  /** Publications, or events and trainings, depending on the type. */
  articles: ArticleCard[]
  dated: DatedCard[]
  total: number
  page: number
  pages: number
}

/**
 * A page of the matching insights, newest first.
 *
 * @throws ContentUnavailableError
 */
export async function getInsights(locale: Locale, filters: InsightFilters): Promise<InsightResult> {
  const { cards, totalDocs, page, pages } = await readPageOrLast(filters.page, deepestPage, (at) =>
    readMatching(locale, { ...filters, page: at }, insightsPerPage),
  )
  return {
    articles: cards.filter((card): card is ArticleCard => !('startsAt' in card)),
    dated: cards.filter((card): card is DatedCard => 'startsAt' in card),
    total: totalDocs,
    page,
    pages,
  }
}

/** The number of matching insights. @throws ContentUnavailableError */
export const countInsights = async (locale: Locale, filters: InsightFilters): Promise<number> =>
  (await readMatching(locale, filters, 1)).totalDocs

async function readMatching(locale: Locale, filters: InsightFilters, limit: number) {
  const topics = await getTopics(locale)
  const { type } = filters.type ? datedContentTypes[filters.type] : contentTypes.articles
  const where = toInsightWhere(
    filters,
    toIds(topics),
    await findIds(filters.type || 'publication', filters.q, locale, searchedAttributes),
  )
  return readList(filters.type, [listTag(type)], {
    locale: toContentLocale(locale),
    where,
    limit,
    page: filters.page,
  })
}

/** The newest publications about a country. @throws ContentUnavailableError */
export async function getInsightsOfCountry(
  country: number,
  locale: Locale,
  limit: number,
): Promise<ArticleCard[]> {
  const data = await readPage([listTag('Article')], () =>
    queryContent(insightsQuery, {
      locale: toContentLocale(locale),
      where: { countries: { in: [country] } },
      limit,
      counted: false,
    }),
  )
  return (data.Articles?.docs ?? []).map(toArticleCard)
}

type RawList<Doc> = { docs: Doc[]; totalDocs: number; totalPages: number } | null | undefined

async function readList(type: DatedType | '', tags: string[], variables: ListVariables) {
  const read = <Data>(query: TypedDocumentNode<Data, ListVariables>): Promise<Data> =>
    readPage(tags, () => queryContent(query, variables))
  if (type === '') return toList((await read(insightsQuery)).Articles, toArticleCard)
  return toList((await read(datedQueries[type])).documents, (doc) => toDatedCard(type, doc))
}

const toList = <Doc, Card extends ArticleCard | DatedCard>(
  list: RawList<Doc>,
  toCard: (doc: Doc) => Card,
) => ({
  cards: (list?.docs ?? []).map(toCard) as (ArticleCard | DatedCard)[],
  totalDocs: list?.totalDocs ?? 0,
  totalPages: list?.totalPages ?? 1,
})

export function toIds(topics: Topics): TopicIds {
  const parts = (id: number): number[] => [
    id,
    ...topics.practices
      .filter((practice) => practice.parent === id)
      .flatMap((item) => parts(item.id)),
  ]
  return {
    practice: new Map(topics.practices.map((item) => [item.value, parts(item.id)])),
    sector: new Map(topics.sectors.map((sector) => [sector.value, sector.id])),
    location: new Map(topics.locations.map((location) => [location.value, location.id])),
  }
}
