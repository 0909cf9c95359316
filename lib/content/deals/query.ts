import { graphql } from '@/lib/graphql/generated'

/** All deals: a few hundred at most, filtered on the site. */
export const dealsQuery = graphql(`
  query Deals($locale: LocaleInputType!) {
    Deals(locale: $locale, pagination: false, limit: 0, sort: "-announcedOn", select: true) {
      docs {
        id
        slug
        title
        summary
        announcedOn
        client
        value
        locale
        translations
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
        contacts {
          id
          slug
          name
        }
      }
    }
  }
`)
