import 'server-only'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { keepShared, tagPage } from '@/lib/cache/keep'
import { listTag } from '@/lib/cache/manifest'
import { getFragment } from '@/lib/graphql/generated'
import { ServiceLinkFragmentDoc, type NavigatorFrameQuery } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale, SiteLocale } from '@/lib/i18n/locales'
import { languageTags } from '@/lib/i18n/locales'
import { toServiceLink } from '../parts/links'
import { toContentLocale, toTranslations } from '../parts/locale'
import { toSeo } from '../parts/seo'
import type { Ask, Frame, Note, Place, Region, Service } from './frame'
import { navigatorFrameQuery } from './query'

/** Lists that every page of the navigator shows a part of. */
const frameTags = [
  'NavigatorService',
  'NavigatorRegion',
  'NavigatorJurisdiction',
  'NavigatorQuestion',
  'NavigatorContent',
  'NavigatorStatus',
].map(listTag)

const kept = keepShared('navigator-frame', frameTags, (locale: Locale) => read(locale, false))

/** The published navigator, for what has no visitor: pre-rendering, sitemaps. @throws ContentUnavailableError */
export const getPublishedFrame = (locale: Locale): Promise<Frame> => kept(locale)

/**
 * What is open to everybody of all services; in a preview the drafts among it.
 *
 * @throws ContentUnavailableError
 */
export const getFrame = cache(async (locale: Locale): Promise<Frame> => {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  if (draft) return read(locale, true)
  await tagPage(frameTags, asked)
  return kept(locale)
})

async function read(locale: Locale, draft: boolean): Promise<Frame> {
  const data = await queryContent(
    navigatorFrameQuery,
    { locale: toContentLocale(locale), draft },
    { draft },
  )
  const regions = (data.NavigatorRegions?.docs ?? []).flatMap(toRegion)
  return {
    services: (data.NavigatorServices?.docs ?? []).map(toService),
    regions,
    places: (data.NavigatorJurisdictions?.docs ?? [])
      .flatMap((raw) => toPlace(raw, regions))
      .sort((a, b) => a.title.localeCompare(b.title, languageTags[locale])),
    questions: (data.NavigatorQuestions?.docs ?? []).flatMap(toAsk),
    notes: (data.NavigatorContents?.docs ?? []).flatMap(toNote),
    statuses: (data.NavigatorStatuses?.docs ?? []).map(({ id, slug, title, tone }) => [
      id,
      { key: slug ?? '', word: title ?? '', tone: tone ?? 'none' },
    ]),
  }
}

type Docs<Name extends keyof NavigatorFrameQuery> =
  NonNullable<NavigatorFrameQuery[Name]> extends { docs: (infer Doc)[] } ? Doc : never
type Raw = {
  id: number
  slug: string | null
  title: string | null
  summary?: string | null
  locale: string | null
  translations: string[] | null
  updatedAt?: string | null
}

const languageOf = (raw: Pick<Raw, 'locale' | 'translations'>): SiteLocale =>
  toTranslations(raw.translations).find((one) => one === raw.locale) ?? 'en'

const toTitled = (raw: Raw) => ({
  id: raw.id,
  slug: raw.slug ?? '',
  title: raw.title ?? '',
  summary: raw.summary ?? '',
  language: languageOf(raw),
  translations: toTranslations(raw.translations),
  updatedAt: raw.updatedAt ?? '',
})

const toService = (raw: Docs<'NavigatorServices'>): Service => ({
  ...toTitled(raw),
  coverage: raw.coverage ?? '',
  reviewedOn: raw.reviewedOn,
  feature: raw.product?.feature || null,
  practice: raw.practice ? toServiceLink(getFragment(ServiceLinkFragmentDoc, raw.practice)) : null,
  marketing: (raw.marketing ?? []).map(toTitled),
  seo: toSeo(raw.seo),
})

const toRegion = (raw: Docs<'NavigatorRegions'>): Region[] =>
  raw.service ? [{ ...toTitled(raw), service: raw.service.id }] : []

function toPlace(raw: Docs<'NavigatorJurisdictions'>, regions: Region[]): Place[] {
  const region = regions.find(({ id }) => id === raw.region?.id)
  return region && raw.service
    ? [
        {
          ...toTitled(raw),
          service: raw.service.id,
          regionId: region.id,
          region: region.slug,
          sample: raw.sample ?? false,
          isoCode: raw.isoCode || null,
          seo: toSeo(raw.seo),
        },
      ]
    : []
}

/** A French sign must not begin a line of its own in the narrow column of questions. */
const keepSigns = (text: string): string => text.replace(/ (?=[?!:;»])/g, '\u202f')

function toAsk(raw: Docs<'NavigatorQuestions'>): Ask[] {
  const title = keepSigns(raw.title ?? '')
  return raw.service
    ? [
        {
          id: raw.id,
          slug: raw.slug ?? '',
          title,
          short: keepSigns(raw.short || title),
          topic: raw.topic ?? '',
          topicKey: raw.topicKey ?? '',
          order: raw.order ?? 0,
          service: raw.service.id,
          language: languageOf(raw),
        },
      ]
    : []
}

const toNote = (raw: Docs<'NavigatorContents'>): Note[] =>
  raw.service
    ? [
        {
          ...toTitled(raw),
          service: raw.service.id,
          regionId: raw.region?.id ?? null,
          publishedOn: raw.publishedOn,
          topicKey: raw.topicKey || null,
          gated: Boolean(raw.product?.feature),
          seo: toSeo(raw.seo),
        },
      ]
    : []
