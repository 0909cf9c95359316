import { graphql } from '@/lib/graphql/generated'

/** The list data of all people. */
export const peopleIndexQuery = graphql(`
  query PeopleIndex($locale: LocaleInputType!) {
    Contacts(locale: $locale, pagination: false, limit: 0, sort: "familyName", select: true) {
      docs {
        ...PersonCard
        level
        languages
        givenName
        familyName
        headline
        practices {
          ...ServiceLink
        }
        sectors {
          ...SectorLink
        }
      }
    }
  }
`)
