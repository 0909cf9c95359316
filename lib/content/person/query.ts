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
