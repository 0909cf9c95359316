import { graphql } from '@/lib/graphql/generated'

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

export const eventsQuery = graphql(`
  query Events(
    $locale: LocaleInputType!
    $where: Event_where!
    $limit: Int!
    $page: Int!
    $sort: String = "-startsAt"
  ) {
    Events(locale: $locale, where: $where, limit: $limit, page: $page, sort: $sort, select: true) {
      totalDocs
      totalPages
      docs {
        ...EventCard
      }
    }
  }
`)

export const trainingsQuery = graphql(`
  query Trainings($locale: LocaleInputType!, $where: Training_where!, $limit: Int!, $page: Int!) {
    Trainings(
      locale: $locale
      where: $where
      limit: $limit
      page: $page
      sort: "-startsAt"
      select: true
    ) {
      totalDocs
      totalPages
      docs {
        ...TrainingCard
      }
    }
  }
`)

export const trainingSeriesQuery = graphql(`
  query TrainingSeriesList(
    $locale: LocaleInputType!
    $where: TrainingSeries_where!
    $limit: Int!
    $page: Int!
  ) {
    TrainingSeriesItems(
      locale: $locale
      where: $where
      limit: $limit
      page: $page
      sort: "-startsAt"
      select: true
    ) {
      totalDocs
      totalPages
      docs {
        ...TrainingSeriesCard
      }
    }
  }
`)

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
