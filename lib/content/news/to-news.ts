import { getFragment } from '@/lib/graphql/generated'
import { NewsCardFragmentDoc, type NewsItemQuery } from '@/lib/graphql/generated/graphql'
import type { FragmentType } from '@/lib/graphql/generated'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toLanguages } from '../shared/titled'
import { toTopical, type Topical } from '../shared/topical'

export type NewsCard = {
  id: number
  slug: string
  title: string
  summary: string
  publishedOn: string
  places: string[]
  language: SiteLocale
}

export type NewsItem = Topical & {
  publishedOn: string
  contacts: PersonCard[]
  press: (PersonCard & { email: string; phone: string | null }) | null
  body: BodyBlock[] | null
}

export function toNewsCard(masked: FragmentType<typeof NewsCardFragmentDoc>): NewsCard {
  const raw = getFragment(NewsCardFragmentDoc, masked)
  return {
    id: raw.id,
    slug: raw.slug ?? '',
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    publishedOn: raw.publishedOn ?? '',
    places: (raw.countries ?? []).map(({ name }) => name ?? ''),
    language: toLanguages(raw).language,
  }
}

type RawNews = NonNullable<NewsItemQuery['NewsItems']>['docs'][number]

export function toNewsItem(raw: RawNews): NewsItem {
  const topical = toTopical(raw)
  return {
    ...topical,
    publishedOn: raw.publishedOn ?? '',
    contacts: (raw.contacts ?? []).map(toPersonCard),
    press: raw.pressContact
      ? {
          ...toPersonCard(raw.pressContact),
          email: raw.pressContact.email ?? '',
          phone: raw.pressContact.phones?.[0]?.number ?? null,
        }
      : null,
    body: topical.feature && !raw.body ? null : toBlocks(raw.body),
  }
}
