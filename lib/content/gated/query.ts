import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql } from '@/lib/graphql/generated'
import type {
  GatedArticleBodyQuery,
  GatedArticleBodyQueryVariables,
} from '@/lib/graphql/generated/graphql'
import type { GatedType } from './gated-types'

/** The bodies of documents. An operation for each type, as trusted documents cannot be built at run time. */

const articleBodyQuery = graphql(`
  query GatedArticleBody($id: Int!, $locale: LocaleInputType!) {
    documents: Articles(
      where: { id: { equals: $id } }
      locale: $locale
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

const newsItemBodyQuery = graphql(`
  query GatedNewsItemBody($id: Int!, $locale: LocaleInputType!) {
    documents: NewsItems(
      where: { id: { equals: $id } }
      locale: $locale
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

const eventBodyQuery = graphql(`
  query GatedEventBody($id: Int!, $locale: LocaleInputType!) {
    documents: Events(
      where: { id: { equals: $id } }
      locale: $locale
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

const trainingBodyQuery = graphql(`
  query GatedTrainingBody($id: Int!, $locale: LocaleInputType!) {
    documents: Trainings(
      where: { id: { equals: $id } }
      locale: $locale
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

const trainingSeriesBodyQuery = graphql(`
  query GatedTrainingSeriesBody($id: Int!, $locale: LocaleInputType!) {
    documents: TrainingSeriesItems(
      where: { id: { equals: $id } }
      locale: $locale
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

const serviceInfoBodyQuery = graphql(`
  query GatedServiceInfoBody($id: Int!, $locale: LocaleInputType!) {
    documents: ServiceInfos(
      where: { id: { equals: $id } }
      locale: $locale
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

const sectorInfoBodyQuery = graphql(`
  query GatedSectorInfoBody($id: Int!, $locale: LocaleInputType!) {
    documents: SectorInfos(
      where: { id: { equals: $id } }
      locale: $locale
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

const solutionInfoBodyQuery = graphql(`
  query GatedSolutionInfoBody($id: Int!, $locale: LocaleInputType!) {
    documents: SolutionInfos(
      where: { id: { equals: $id } }
      locale: $locale
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

const aboutPageBodyQuery = graphql(`
  query GatedAboutPageBody($id: Int!, $locale: LocaleInputType!) {
    documents: AboutPages(
      where: { id: { equals: $id } }
      locale: $locale
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

const careersPageBodyQuery = graphql(`
  query GatedCareersPageBody($id: Int!, $locale: LocaleInputType!) {
    documents: CareersPages(
      where: { id: { equals: $id } }
      locale: $locale
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

const legalPageBodyQuery = graphql(`
  query GatedLegalPageBody($id: Int!, $locale: LocaleInputType!) {
    documents: LegalPages(
      where: { id: { equals: $id } }
      locale: $locale
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

const featurePageBodyQuery = graphql(`
  query GatedFeaturePageBody($id: Int!, $locale: LocaleInputType!) {
    documents: FeaturePages(
      where: { id: { equals: $id } }
      locale: $locale
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

const productPageBodyQuery = graphql(`
  query GatedProductPageBody($id: Int!, $locale: LocaleInputType!) {
    documents: ProductPages(
      where: { id: { equals: $id } }
      locale: $locale
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

const marketingPageBodyQuery = graphql(`
  query GatedMarketingPageBody($id: Int!, $locale: LocaleInputType!) {
    documents: MarketingPages(
      where: { id: { equals: $id } }
      locale: $locale
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

type Body = NonNullable<GatedArticleBodyQuery['documents']>['docs'][number]['body']
type GatedBody = { documents: { docs: { body: Body }[] } | null }

export const gatedBodyQueries: Record<
  GatedType,
  TypedDocumentNode<GatedBody, GatedArticleBodyQueryVariables>
> = {
  Article: articleBodyQuery,
  NewsItem: newsItemBodyQuery,
  Event: eventBodyQuery,
  Training: trainingBodyQuery,
  TrainingSeries: trainingSeriesBodyQuery,
  ServiceInfo: serviceInfoBodyQuery,
  SectorInfo: sectorInfoBodyQuery,
  SolutionInfo: solutionInfoBodyQuery,
  AboutPage: aboutPageBodyQuery,
  CareersPage: careersPageBodyQuery,
  LegalPage: legalPageBodyQuery,
  FeaturePage: featurePageBodyQuery,
  ProductPage: productPageBodyQuery,
  MarketingPage: marketingPageBodyQuery,
}
