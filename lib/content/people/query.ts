import { graphql } from '@/lib/graphql/generated'

/** What the list of people filters and shows, of everybody at once. */
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
