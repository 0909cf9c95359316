import 'server-only'
import { cache } from 'react'
import { readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import type { NavigatorFrameQuery } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import { compareTexts } from '@/lib/i18n/format'
import type { Locale } from '@law-firm/contract/locales'
import { isDraftRequest } from '../shared/is-draft-request'
import { toServiceLink } from '../shared/document-links'
import { toContentLocale } from '../shared/content-locale'
import { toLanguages, toTitled } from '../shared/titled'
import { toSeo } from '../shared/seo'
import type {
  NavigatorQuestion,
  NavigatorStructure,
  Note,
  NavigatorJurisdiction,
  Region,
  Service,
} from './navigator-structure'
import { navigatorFrameQuery } from './query'

/** Tags of the lists that every navigator page depends on. */
const structureTags = [
  'NavigatorService',
  'NavigatorRegion',
  'NavigatorJurisdiction',
  'NavigatorQuestion',
  'NavigatorContent',
  'NavigatorStatus',
].map(listTag)

const getCached = readShared('navigator-frame', structureTags, (locale: Locale) =>
  read(locale, false),
)

/** The published navigator, for use without a request: pre-rendering, sitemaps. @throws ContentUnavailableError */
export const getPublishedStructure = (locale: Locale): Promise<NavigatorStructure> =>
  getCached(locale)

/**
 * The public data of all services; with drafts in a preview.
 *
 * @throws ContentUnavailableError
 */
export const getStructure = cache(async (locale: Locale): Promise<NavigatorStructure> => {
  const draft = await isDraftRequest()
  if (draft) return read(locale, true)
  return getCached(locale)
})

async function read(locale: Locale, draft: boolean): Promise<NavigatorStructure> {
  const data = await queryContent(
    navigatorFrameQuery,
    { locale: toContentLocale(locale), draft },
    { draft },
  )
  const compare = compareTexts(locale)
  const regions = (data.NavigatorRegions?.docs ?? []).flatMap(toRegion)
  return {
    services: (data.NavigatorServices?.docs ?? []).map(toService),
    regions,
    places: (data.NavigatorJurisdictions?.docs ?? [])
      .flatMap((raw) => toJurisdiction(raw, regions))
      .sort((a, b) => compare(a.title, b.title)),
    questions: (data.NavigatorQuestions?.docs ?? []).flatMap(toQuestion),
    notes: (data.NavigatorContents?.docs ?? []).flatMap(toNote),
    statuses: (data.NavigatorStatuses?.docs ?? []).map(({ id, slug, title, tone }) => [
      id,
      { key: slug ?? '', word: title ?? '', tone: tone ?? 'none' },
    ]),
  }
}

type Docs<Name extends keyof NavigatorFrameQuery> =
  NonNullable<NavigatorFrameQuery[Name]> extends { docs: (infer Doc)[] } ? Doc : never

const toService = (raw: Docs<'NavigatorServices'>): Service => ({
  ...toTitled(raw),
  coverage: raw.coverage ?? '',
  reviewedOn: raw.reviewedOn,
  feature: raw.product?.feature || null,
  practice: raw.practice ? toServiceLink(raw.practice) : null,
  marketing: (raw.marketing ?? []).map(toTitled),
  seo: toSeo(raw.seo),
})

const toRegion = (raw: Docs<'NavigatorRegions'>): Region[] =>
  raw.service ? [{ ...toTitled(raw), service: raw.service.id }] : []

function toJurisdiction(
  raw: Docs<'NavigatorJurisdictions'>,
  regions: Region[],
): NavigatorJurisdiction[] {
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

/** French punctuation must not wrap to a new line. */
const keepSigns = (text: string): string => text.replace(/ (?=[?!:;»])/g, '\u202f')

function toQuestion(raw: Docs<'NavigatorQuestions'>): NavigatorQuestion[] {
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
          language: toLanguages(raw).language,
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
