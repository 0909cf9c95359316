import { getFragment, type FragmentType } from '@/lib/graphql/generated'
import {
  EventCardFragmentDoc,
  type TrainingCardFragmentDoc,
  type TrainingSeriesCardFragmentDoc,
} from '@/lib/graphql/generated/graphql'
import type { LinkTarget } from '@/lib/routes/href'
import { datedContentTypes, type DatedType } from '../content-types'
import { toServiceLink } from './document-links'

/** The card of an event, a training or a training series. */
export type DatedCard = {
  type: DatedType
  id: number
  title: string
  summary: string
  /** ISO date and time. */
  startsAt: string
  topic: string | null
  /** The actual language of the text. */
  language: string
  target: LinkTarget
}

export type MaskedDatedCard =
  | FragmentType<typeof EventCardFragmentDoc>
  | FragmentType<typeof TrainingCardFragmentDoc>
  | FragmentType<typeof TrainingSeriesCardFragmentDoc>

/** The three types have the same card fields (`lib/graphql/type-operations.ts`). */
export function toDatedCard(type: DatedType, masked: MaskedDatedCard): DatedCard {
  const raw = getFragment(EventCardFragmentDoc, masked as FragmentType<typeof EventCardFragmentDoc>)
  const [practice] = raw.practices ?? []
  return {
    type,
    id: raw.id,
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    startsAt: raw.startsAt ?? '',
    topic: practice ? toServiceLink(practice).label : null,
    language: raw.locale ?? 'en',
    target: { to: datedContentTypes[type].route, params: { id: raw.id, slug: raw.slug ?? '' } },
  }
}
