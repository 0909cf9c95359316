import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import type { LocaleInputType } from '@/lib/graphql/generated/graphql'
import { rowsWith, type DatedType } from '../content-types'
import type { MaskedDatedCard } from '../shared/dated-cards'

/** With or without a count, which reads every matching publication. */
export const insightsQuery = graphql(`
  query Insights(
    $locale: LocaleInputType!
    $where: Article_where!
    $limit: Int!
    $page: Int = 1
    $counted: Boolean = true
  ) {
    Articles(
      locale: $locale
      where: $where
      limit: $limit
      page: $page
      pagination: $counted
      sort: "-publishedOn"
      select: true
    ) {
      totalDocs
      totalPages
      page
      docs {
        ...ArticleCard
      }
    }
  }
`)

/** The number of matching publications in any language. */
export const insightCountQuery = graphql(`
  query InsightCount($where: Article_where!) {
    Articles(where: $where, limit: 1, select: true) {
      totalDocs
    }
  }
`)

type DatedList = {
  documents: { docs: MaskedDatedCard[]; totalDocs: number; totalPages: number } | null
}

/** Lists of events and trainings; `lib/graphql/type-operations.ts` has the operations. */
export const datedQueries = Object.fromEntries(
  rowsWith('dated').map(({ search, type }) => [search.type, documents[`${type}ListDocument`]]),
) as unknown as Record<DatedType, TypedDocumentNode<DatedList, ListVariables>>

export type ListVariables = { locale: LocaleInputType; where: object; limit: number; page: number }

/** The topics for filters. */
export const topicsQuery = graphql(`
  query Topics($locale: LocaleInputType!) {
    ServiceInfos(locale: $locale, pagination: false, limit: 0, sort: "title", select: true) {
      docs {
        ...ServiceLink
        parent {
          id
        }
      }
    }
    SectorInfos(locale: $locale, pagination: false, limit: 0, sort: "title", select: true) {
      docs {
        ...SectorLink
      }
    }
    CountryInfos(locale: $locale, pagination: false, limit: 0, sort: "name", select: true) {
      docs {
        id
        slug
        name
      }
    }
  }
`)
