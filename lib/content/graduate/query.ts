import { graphql } from '@/lib/graphql/generated'

/** All graduate pages without bodies: for links, deadlines and the brochure. */
export const graduatePagesQuery = graphql(`
  query GraduatePages($locale: LocaleInputType!, $draft: Boolean!) {
    GraduatePages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        page
        title
        summary
        translations
        updatedAt
        timeZone
        contacts {
          ...PersonCard
        }
        deadlines {
          title
          closesOn
        }
        meetings {
          title
          startsAt
          minutes
          place
          detail
        }
        team {
          name
          role
          email
          phone
        }
        seo {
          title
          description
          noIndex
        }
      }
    }
  }
`)

export const graduateBodyQuery = graphql(`
  query GraduateBody($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    GraduatePages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      pagination: false
      limit: 1
    ) {
      docs {
        id
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)
