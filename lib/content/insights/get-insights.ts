import 'server-only'
import { keepShared, tagPage } from '@/lib/cache/keep'
import { listTag } from '@/lib/cache/manifest'
import { getFragment } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toArticleCard, type ArticleCard } from '../parts/cards'
import { toSectorLink, toServiceLink } from '../parts/links'
import { toContentLocale } from '../parts/locale'
import { insightsPerPage, toArticleWhere, type InsightFilters, type TopicIds } from './filters'
import { insightsQuery, topicsQuery } from './query'

export type Choice = { value: string; label: string }

export type Topics = {
  /** `depth` indents the parts of a practice. */
  practices: (Choice & { id: number; depth: number; parent: number | null })[]
  sectors: (Choice & { id: number })[]
  locations: (Choice & { id: number })[]
}

const topicTags = [listTag('ServiceInfo'), listTag('SectorInfo'), listTag('CountryInfo')]

const readTopics = keepShared('topics', topicTags, async (locale: Locale): Promise<Topics> => {
  const data = await queryContent(topicsQuery, { locale: toContentLocale(locale) })
  return {
    practices: inTreeOrder(
      (data.ServiceInfos?.docs ?? []).map((raw) => {
        const { id, slug, label, target } = toServiceLink(getFragment(documents.ServiceLinkFragmentDoc, raw))
        const levels = target.params?.slugs
        return { id, value: slug, label, depth: Array.isArray(levels) ? levels.length - 1 : 0, parent: raw.parent?.id ?? null }
      }),
    ),
    sectors: (data.SectorInfos?.docs ?? []).map((raw) => {
      const { id, slug, label } = toSectorLink(getFragment(documents.SectorLinkFragmentDoc, raw))
      return { id, value: slug, label }
    }),
    locations: (data.CountryInfos?.docs ?? []).map(({ id, slug, name }) => ({ id, value: slug ?? '', label: name ?? '' })),
  }
})

/** What insights can be filtered by, in a language. */
export const getTopics = (locale: Locale): Promise<Topics> => readTopics(locale)

/** Each document followed by its parts. */
function inTreeOrder<Item extends { id: number; parent: number | null }>(items: Item[]): Item[] {
  const below = (parent: number | null): Item[] => items.filter((item) => item.parent === parent).flatMap((item) => [item, ...below(item.id)])
  return below(null)
}

export type InsightResult = { articles: ArticleCard[]; total: number; page: number; pages: number }

/**
 * A page of the insights that the filters leave, newest first.
 *
 * @throws ContentUnavailableError
 */
export async function getInsights(locale: Locale, filters: InsightFilters): Promise<InsightResult> {
  const topics = await getTopics(locale)
  await tagPage([listTag('Article'), ...topicTags])
  const data = await queryContent(insightsQuery, {
    locale: toContentLocale(locale),
    where: toArticleWhere(filters, toIds(topics)),
    limit: insightsPerPage,
    page: filters.page,
  })
  const { docs = [], totalDocs = 0, totalPages = 1 } = data.Articles ?? {}
  return { articles: docs.map(toArticleCard), total: totalDocs, page: filters.page, pages: Math.max(1, totalPages) }
}

export function toIds(topics: Topics): TopicIds {
  const parts = (id: number): number[] => [id, ...topics.practices.filter((one) => one.parent === id).flatMap((one) => parts(one.id))]
  return {
    practice: new Map(topics.practices.map((one) => [one.value, parts(one.id)])),
    sector: new Map(topics.sectors.map((one) => [one.value, one.id])),
    location: new Map(topics.locations.map((one) => [one.value, one.id])),
  }
}
