import { getFragment } from '@/lib/graphql/generated'
import {
  SectorLinkFragmentDoc,
  ServiceLinkFragmentDoc,
  type EventQuery,
} from '@/lib/graphql/generated/graphql'
import type { SiteLocale } from '@aldermere/contract/locales'
import { toSectorLink, toServiceLink, type DocumentLink } from './document-links'
import { toTranslations } from './content-locale'
import { toSeo, type RawSeo, type Seo } from './seo'

/** The common fields of insights. */
export type Topical = {
  id: number
  slug: string
  title: string
  summary: string
  /** The actual language of the text, and all available ones. */
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
    practices: (raw.practices ?? []).map((practice) =>
      toServiceLink(getFragment(ServiceLinkFragmentDoc, practice)),
    ),
    sectors: (raw.sectors ?? []).map((sector) =>
      toSectorLink(getFragment(SectorLinkFragmentDoc, sector)),
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
