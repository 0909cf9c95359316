import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql } from '@/lib/graphql/generated'
import type { ServiceQuery, ServiceQueryVariables } from '@/lib/graphql/generated/graphql'
import type { RawSeo } from '../shared/seo'
import type { ExpertiseType } from './tree'

/** The three expertise trees in one query; related documents by id, as each is in one of the trees. */
export const expertiseTreesQuery = graphql(`
  query ExpertiseTrees($locale: LocaleInputType!, $draft: Boolean!) {
    ServiceInfos(
      locale: $locale
      draft: $draft
      pagination: false
      limit: 0
      sort: "title"
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
        parent {
          id
        }
        sectors {
          id
        }
        seo {
          noIndex
        }
      }
    }
    SectorInfos(
      locale: $locale
      draft: $draft
      pagination: false
      limit: 0
      sort: "title"
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
        parent {
          id
        }
        practices {
          id
        }
        seo {
          noIndex
        }
      }
    }
    SolutionInfos(
      locale: $locale
      draft: $draft
      pagination: false
      limit: 0
      sort: "title"
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
        parent {
          id
        }
        practices {
          id
        }
        sectors {
          id
        }
        seo {
          noIndex
        }
      }
    }
  }
`)

/** Upcoming events with their topics. */
export const plannedEventsQuery = graphql(`
  query PlannedEvents($locale: LocaleInputType!, $after: DateTime!) {
    Events(
      locale: $locale
      where: { startsAt: { greater_than: $after } }
      limit: 500
      pagination: false
      sort: "startsAt"
      select: true
    ) {
      docs {
        ...EventCard
        about: practices {
          id
        }
        sectors {
          id
        }
      }
    }
  }
`)

/** One document; an operation for each type with the same fields. */

const serviceQuery = graphql(`
  query Service($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    heads: ServiceInfos(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        capabilities {
          title
          text
        }
        experience {
          client
          text
        }
        contacts {
          ...PersonCard
        }
        seo {
          title
          description
          noIndex
        }
        product {
          feature
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const sectorQuery = graphql(`
  query Sector($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    heads: SectorInfos(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        capabilities {
          title
          text
        }
        experience {
          client
          text
        }
        contacts {
          ...PersonCard
        }
        seo {
          title
          description
          noIndex
        }
        product {
          feature
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

const solutionQuery = graphql(`
  query Solution($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    heads: SolutionInfos(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        capabilities {
          title
          text
        }
        experience {
          client
          text
        }
        contacts {
          ...PersonCard
        }
        seo {
          title
          description
          noIndex
        }
        product {
          feature
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

type ServiceHead = NonNullable<ServiceQuery['heads']>['docs'][number]

/** The common shape of the three types. */
export type RawExpertise = Omit<
  ServiceHead,
  '__typename' | 'capabilities' | 'experience' | 'product' | 'seo'
> & {
  capabilities: { title: string | null; text: string | null }[] | null
  experience: { client: string | null; text: string | null }[] | null
  product: { feature: string | null } | null
  seo: RawSeo
}

export const expertiseQueries: Record<
  ExpertiseType,
  TypedDocumentNode<{ heads: { docs: RawExpertise[] } | null }, ServiceQueryVariables>
> = {
  service: serviceQuery,
  sector: sectorQuery,
  solution: solutionQuery,
}
