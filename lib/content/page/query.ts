import { graphql } from '@/lib/graphql/generated'

/** The page trees; a query for each type, with the fields of the type. */

export const aboutTreeQuery = graphql(`
  query AboutTree($locale: LocaleInputType!, $draft: Boolean!) {
    AboutPages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        seo {
          noIndex
        }
        order
        parent {
          id
        }
      }
    }
  }
`)

export const careersTreeQuery = graphql(`
  query CareersTree($locale: LocaleInputType!, $draft: Boolean!) {
    CareersPages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        seo {
          noIndex
        }
        order
        parent {
          id
        }
        kind
        vacancy {
          office {
            id
            slug
            name
            address
            country {
              isoCode
            }
          }
          practice {
            id
            slug
            title
          }
          contract
          postedOn
          closesOn
          applyUrl
        }
      }
    }
  }
`)

export const legalTreeQuery = graphql(`
  query LegalTree($locale: LocaleInputType!, $draft: Boolean!) {
    LegalPages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        seo {
          noIndex
        }
        order
        parent {
          id
        }
        effectiveOn
      }
    }
  }
`)

export const featureTreeQuery = graphql(`
  query FeatureTree($locale: LocaleInputType!, $draft: Boolean!) {
    FeaturePages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        seo {
          noIndex
        }
        order
        parent {
          id
        }
        root
      }
    }
  }
`)

export const productTreeQuery = graphql(`
  query ProductTree($locale: LocaleInputType!, $draft: Boolean!) {
    ProductPages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        seo {
          noIndex
        }
        order
        parent {
          id
        }
        root
      }
    }
  }
`)

export const marketingTreeQuery = graphql(`
  query MarketingTree($locale: LocaleInputType!, $draft: Boolean!) {
    MarketingPages(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        seo {
          noIndex
        }
        order
        area
      }
    }
  }
`)
