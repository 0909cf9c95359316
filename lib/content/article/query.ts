import { graphql } from '@/lib/graphql/generated'

/** With `select`, related documents only have the fields of their cards. */
export const publicationQuery = graphql(`
  query Publication($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    Articles(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        ...ArticleTopical
        kind
        publishedOn
        updatedOn
        readingMinutes
        keyPoints
        regions
        authors {
          ...PersonCard
        }
        related {
          ...ArticleCard
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)
