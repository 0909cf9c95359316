import { graphql } from '@/lib/graphql/generated'

export const personQuery = graphql(`
  query Person($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    Contacts(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
    ) {
      docs {
        ...Profile
      }
    }
  }
`)

export const personPathsQuery = graphql(`
  query PersonPaths($limit: Int!) {
    Contacts(limit: $limit, sort: "familyName", pagination: false, select: true) {
      docs {
        id
        slug
        translations
        updatedAt
        seo {
          noIndex
        }
      }
    }
  }
`)
