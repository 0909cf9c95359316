import { getFragment } from '@/lib/graphql/generated'
import {
  SectorLinkFragmentDoc,
  ServiceLinkFragmentDoc,
  type EventQuery,
} from '@/lib/graphql/generated/graphql'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toSectorLink, toServiceLink, type DocumentLink } from './links'
import { toTranslations } from './locale'
import { toSeo, type RawSeo, type Seo } from './seo'

/** What every document of the insights has. */
export type Topical = {
  id: number
  slug: string
  title: string
  summary: string
  /** The language the text is really in, and those it can be read in. */
  language: SiteLocale
  translations: SiteLocale[]
  updatedAt: string
  practices: DocumentLink[]
  sectors: DocumentLink[]
  countries: DocumentLink[]
  feature: string | null
  seo: Seo
}

type RawTopical = Pick<
  NonNullable<EventQuery['Events']>['docs'][number],
  | 'id'
  | 'slug'
  | 'title'
  | 'summary'
  | 'locale'
  | 'translations'
  | 'updatedAt'
  | 'sectors'
  | 'countries'
> & {
  product: { feature: string | null } | null
  seo: RawSeo
  practices: NonNullable<EventQuery['Events']>['docs'][number]['practices'] | null
}

export function toTopical(raw: RawTopical): Topical {
  const translations = toTranslations(raw.translations)
  return {
    id: raw.id,
    slug: raw.slug ?? '',
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    language: translations.find((locale) => locale === raw.locale) ?? 'en',
    translations,
    updatedAt: raw.updatedAt ?? '',
    practices: (raw.practices ?? []).map((one) =>
      toServiceLink(getFragment(ServiceLinkFragmentDoc, one)),
    ),
    sectors: (raw.sectors ?? []).map((one) =>
      toSectorLink(getFragment(SectorLinkFragmentDoc, one)),
    ),
    countries: (raw.countries ?? []).map(({ id, slug, name }) => ({
      id,
      slug: slug ?? '',
      label: name ?? '',
      target: { to: 'location', params: { slug: slug ?? '' } },
    })),
    feature: raw.product?.feature ?? null,
    seo: toSeo(raw.seo),
  }
}
