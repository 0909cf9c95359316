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
        id
        slug
        title
        summary
        kind
        publishedOn
        updatedOn
        updatedAt
        readingMinutes
        locale
        translations
        keyPoints
        regions
        product {
          feature
        }
        seo {
          title
          description
          noIndex
        }
        authors {
          ...PersonCard
        }
        practices {
          ...ServiceLink
        }
        sectors {
          ...SectorLink
        }
        countries {
          id
          slug
          name
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
