import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql } from '@/lib/graphql/generated'
import type { AboutPageQuery, AboutPageQueryVariables } from '@/lib/graphql/generated/graphql'
import type { RawSeo } from '../shared/seo'
import type { PageType } from './types'

/** Single pages; an operation for each type with the same fields. */

const aboutPageQuery = graphql(`
  query AboutPage($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    pages: AboutPages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        picture {
          ...Picture
        }
        contacts {
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const careersPageQuery = graphql(`
  query CareersPage($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    pages: CareersPages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        picture {
          ...Picture
        }
        contacts {
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const legalPageQuery = graphql(`
  query LegalPage($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    pages: LegalPages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        picture {
          ...Picture
        }
        contacts {
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const featurePageQuery = graphql(`
  query FeaturePage($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    pages: FeaturePages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        picture {
          ...Picture
        }
        contacts {
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const productPageQuery = graphql(`
  query ProductPage($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    pages: ProductPages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        picture {
          ...Picture
        }
        contacts {
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const marketingPageQuery = graphql(`
  query MarketingPage($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    pages: MarketingPages(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        picture {
          ...Picture
        }
        contacts {
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

type AboutPage = NonNullable<AboutPageQuery['pages']>['docs'][number]

/** The common shape of the types. */
type RawPage = Omit<AboutPage, '__typename' | 'product' | 'seo'> & {
  product: { feature: string | null } | null
  seo: RawSeo
}

export type PageData = { pages: { docs: RawPage[] } | null }

export const pageQueries: Record<PageType, TypedDocumentNode<PageData, AboutPageQueryVariables>> = {
  about: aboutPageQuery,
  careers: careersPageQuery,
  legal: legalPageQuery,
  feature: featurePageQuery,
  product: productPageQuery,
  marketing: marketingPageQuery,
}
