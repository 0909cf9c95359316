import { graphql } from '@/lib/graphql/generated'

export const insightsQuery = graphql(`
  query Insights($locale: LocaleInputType!, $where: Article_where!, $limit: Int!, $page: Int!) {
    Articles(locale: $locale, where: $where, limit: $limit, page: $page, sort: "-publishedOn", select: true) {
      totalDocs
      totalPages
      page
      docs {
        ...ArticleCard
      }
    }
  }
`)

/** What insights can be filtered by. */
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
