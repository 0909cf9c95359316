import { graphql } from '@/lib/graphql/generated'

export const memberPeopleQuery = graphql(`
  query MemberPeople($among: [Contact_where_or], $locale: LocaleInputType!) {
    Contacts(where: { OR: $among }, locale: $locale, pagination: false) {
      docs {
        ...PersonCard
        id
        slug
        name
        givenName
        familyName
        honorific
        postNominals
        jobTitle
        email
        updatedAt
        phones {
          kind
          number
        }
        offices {
          name
          address
          country {
            name
          }
        }
      }
    }
  }
`)
