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
        id
        slug
        name
        givenName
        familyName
        honorific
        postNominals
        level
        jobTitle
        headline
        email
        languages
        locale
        translations
        updatedAt
        photograph {
          ...Picture
        }
        phones {
          kind
          number
        }
        assistant {
          name
          phone
          email
        }
        social {
          network
          url
        }
        offices {
          ...OfficeLink
          address
          country {
            id
            slug
            name
            isoCode
          }
        }
        practices {
          ...ServiceLink
        }
        sectors {
          ...SectorLink
        }
        profile(depth: 0)
        experience {
          client
          text
        }
        admissions {
          jurisdiction
          year
        }
        education {
          degree
          institution
          year
        }
        memberships
        recognitions {
          text
          source
          year
        }
        worksWith {
          ...PersonCard
        }
        product {
          feature
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
