import { getFragment } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import type { SiteLocale } from '@aldermere/contract/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import {
  toArticleCard,
  toPersonCard,
  type ArticleCard,
  type ArticleKind,
  type PersonCard,
} from '../shared/cards'
import { toSectorLink, toServiceLink, type DocumentLink } from '../shared/document-links'
import { toTranslations } from '../shared/content-locale'
import { toSeo, type Seo } from '../shared/seo'

type RegionName = NonNullable<NonNullable<RawPublication['regions']>[number]>

export type Publication = {
  id: number
  slug: string
  title: string
  summary: string
  kind: ArticleKind
  publishedOn: string
  updatedOn: string | null
  minutes: number
  /** The actual language of the text, and all available ones. */
  language: SiteLocale
  translations: SiteLocale[]
  keyPoints: string[]
  authors: PersonCard[]
  practices: DocumentLink[]
  sectors: DocumentLink[]
  countries: DocumentLink[]
  regions: RegionName[]
  related: ArticleCard[]
  /** Null when the full text requires a permission (decision 20). */
  body: BodyBlock[] | null
  feature: string | null
  seo: Seo
}

export type RawPublication = NonNullable<documents.PublicationQuery['Articles']>['docs'][number]

export function toPublication(raw: RawPublication): Publication {
  const translations = toTranslations(raw.translations)
  const gated = Boolean(raw.product?.feature) && !raw.body
  return {
    id: raw.id,
    slug: raw.slug ?? '',
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    kind: raw.kind ?? 'briefing',
    publishedOn: raw.publishedOn ?? '',
    updatedOn: raw.updatedOn,
    minutes: raw.readingMinutes ?? 1,
    language: translations.find((locale) => locale === raw.locale) ?? 'en',
    translations,
    keyPoints: raw.keyPoints ?? [],
    authors: (raw.authors ?? []).map(toPersonCard),
    practices: (raw.practices ?? []).map((practice) =>
      toServiceLink(getFragment(documents.ServiceLinkFragmentDoc, practice)),
    ),
    sectors: (raw.sectors ?? []).map((sector) =>
      toSectorLink(getFragment(documents.SectorLinkFragmentDoc, sector)),
    ),
    countries: (raw.countries ?? []).map((country) => ({
      id: country.id,
      slug: country.slug ?? '',
      label: country.name ?? '',
      target: { to: 'location', params: { slug: country.slug ?? '' } },
    })),
    regions: raw.regions ?? [],
    related: (raw.related ?? []).map(toArticleCard),
    body: gated ? null : toBlocks(raw.body),
    feature: raw.product?.feature ?? null,
    seo: toSeo(raw.seo),
  }
}
