import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import { rowsWith } from '../content-types'
import type { RawSeo } from '../shared/seo'
import type { ExpertiseType } from './tree'

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

type ServiceHead = NonNullable<documents.ServiceInfoQuery['heads']>['docs'][number]

/** The common shape of the three types. */
type RawExpertise = Omit<
  ServiceHead,
  '__typename' | 'capabilities' | 'experience' | 'product' | 'seo'
> & {
  capabilities: { title: string | null; text: string | null }[] | null
  experience: { client: string | null; text: string | null }[] | null
  product: { feature: string | null } | null
  seo: RawSeo
}

type ExpertiseQuery = TypedDocumentNode<
  { heads: { docs: RawExpertise[] } | null },
  documents.ServiceInfoQueryVariables
>

/** Single documents; `lib/graphql/type-operations.ts` has the operations. */
export const expertiseQueries = Object.fromEntries(
  rowsWith('expertise').map(({ expertise, type }): [ExpertiseType, ExpertiseQuery] => [
    expertise,
    documents[`${type}Document`],
  ]),
) as Record<ExpertiseType, ExpertiseQuery>
