import { graphql } from '@/lib/graphql/generated'

graphql(`
  fragment NewsCard on News {
    id
    slug
    title
    summary
    publishedOn
    locale
    translations
    countries {
      id
      name
    }
  }
`)

export const newsItemQuery = graphql(`
  query NewsItem($slug: String!, $locale: LocaleInputType!, $draft: Boolean!) {
    NewsItems(
      where: { slug: { equals: $slug } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        ...NewsTopical
        publishedOn
        contacts {
          ...PersonCard
        }
        pressContact {
          ...PersonCard
          email
          phones {
            number
          }
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

export const newsListQuery = graphql(`
  query NewsList(
    $locale: LocaleInputType!
    $where: News_where!
    $limit: Int!
    $page: Int = 1
    $counted: Boolean = true
  ) {
    NewsItems(
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
      docs {
        ...NewsCard
      }
    }
  }
`)

/** Date and slug of every item: for the years of the list and pre-rendering. */
export const newsPathsQuery = graphql(`
  query NewsPaths {
    NewsItems(pagination: false, limit: 0, sort: "-publishedOn", select: true) {
      docs {
        id
        slug
        publishedOn
        translations
        updatedAt
        seo {
          noIndex
        }
      }
    }
  }
`)
