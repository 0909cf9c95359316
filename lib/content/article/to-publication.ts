import type * as documents from '@/lib/graphql/generated/graphql'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import {
  toArticleCard,
  toPersonCard,
  type ArticleCard,
  type ArticleKind,
  type PersonCard,
} from '../shared/cards'
import { toTopical, type Topical } from '../shared/topical'

type RegionName = NonNullable<NonNullable<RawPublication['regions']>[number]>

export type Publication = Topical & {
  kind: ArticleKind
  publishedOn: string
  updatedOn: string | null
  minutes: number
  keyPoints: string[]
  authors: PersonCard[]
  regions: RegionName[]
  related: ArticleCard[]
  /** Null when the full text requires a permission (decision 20). */
  body: BodyBlock[] | null
}

export type RawPublication = NonNullable<documents.PublicationQuery['Articles']>['docs'][number]

export function toPublication(raw: RawPublication): Publication {
  const topical = toTopical(raw)
  return {
    ...topical,
    kind: raw.kind ?? 'briefing',
    publishedOn: raw.publishedOn ?? '',
    updatedOn: raw.updatedOn,
    minutes: raw.readingMinutes ?? 1,
    keyPoints: raw.keyPoints ?? [],
    authors: (raw.authors ?? []).map(toPersonCard),
    regions: raw.regions ?? [],
    related: (raw.related ?? []).map(toArticleCard),
    body: topical.feature && !raw.body ? null : toBlocks(raw.body),
  }
}
