import { getFragment } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import {
  toArticleCard,
  toPersonCard,
  type ArticleCard,
  type ArticleKind,
  type PersonCard,
} from '../parts/cards'
import { toSectorLink, toServiceLink, type DocumentLink } from '../parts/links'
import { toTranslations } from '../parts/locale'
import { toSeo, type Seo } from '../parts/seo'

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
  /** The language the text is really in, and those it can be read in. */
  language: SiteLocale
  translations: SiteLocale[]
  keyPoints: string[]
  authors: PersonCard[]
  practices: DocumentLink[]
  sectors: DocumentLink[]
  countries: DocumentLink[]
  regions: RegionName[]
  related: ArticleCard[]
  /** Null where the full text needs a permission: then there is only the summary (decision 20). */
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
    practices: (raw.practices ?? []).map((one) =>
      toServiceLink(getFragment(documents.ServiceLinkFragmentDoc, one)),
    ),
    sectors: (raw.sectors ?? []).map((one) =>
      toSectorLink(getFragment(documents.SectorLinkFragmentDoc, one)),
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
