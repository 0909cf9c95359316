import { graphql } from '@/lib/graphql/generated'

/** All countries and offices: few enough for one request. */
export const placesQuery = graphql(`
  query Places($locale: LocaleInputType!, $draft: Boolean!) {
    CountryInfos(
      locale: $locale
      draft: $draft
      pagination: false
      limit: 0
      sort: "name"
      select: true
    ) {
      docs {
        id
        slug
        name
        region
        isoCode
        summary
        locale
        translations
        updatedAt
        regulatoryNotice(depth: 0)
        practices {
          ...ServiceLink
        }
        seo {
          title
          description
          noIndex
        }
      }
    }
    OfficeInfos(
      locale: $locale
      draft: $draft
      pagination: false
      limit: 0
      sort: "name"
      select: true
    ) {
      docs {
        id
        slug
        name
        summary
        address
        phone
        email
        timeZone
        photograph {
          ...Picture
        }
        locale
        translations
        updatedAt
        country {
          id
        }
        coordinates {
          lat
          lon
        }
        hours {
          days
          opens
          closes
        }
        holidays {
          month
          day
          name
        }
        access(depth: 0)
        directions(depth: 0)
        contacts {
          ...PersonCard
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

export const countryBodyQuery = graphql(`
  query CountryBody($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    CountryInfos(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
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
