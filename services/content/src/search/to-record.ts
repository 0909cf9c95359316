import { toTelUri } from '@law-firm/contract/telephone'
import type { CollectionSlug } from 'payload'
import { isClosed } from '@law-firm/contract/closing'
import { toFeature, isPublicFeature } from '../access/rules'
import { getContentType, slugsWith, toTitle } from '../model/content-types'
import { languageTags, siteLocales } from '@law-firm/contract/locales'
import type { SearchLocale } from './client'
import type { MenuPage } from './menus'
import { toPhrases, toTypeWords } from './phrases'
import { plainText } from './plain-text'
import { languageName } from '../model/languages'
import { toId, toIds } from '../database/relations'
import { withAncestors, type Topic, type Topics } from './topics'

type Doc = Record<string, unknown> & { id: number }

/**
 * A search record, one per document and language. Facets have display names; `slugs` has the slugs
 * for addresses.
 */
export type SearchRecord = {
  objectID: string
  type: string
  title: string
  /** What visitors call the document beside its title; searched, never returned. */
  phrases: string[]
  /** What its editors added, a line each; searched, never returned. */
  searchWords: string[]
  /** Words for its type, such as "seminar", and for what a person speaks; searched, never returned. */
  typeWords: string[]
  summary: string
  /** Empty for gated documents: records are public. */
  text: string
  /** The address on the site, without the language. */
  path: string
  /** Language of the content; English without a translation. */
  language: string
  gated: boolean
  practice: string[]
  sector: string[]
  country: string[]
  office: string[]
  slugs: string[]
  /** Days since 1970, for sorting; 0 without a date. */
  day: number
  /** Ranking of types among equal matches. */
  weight: number
} & Partial<{
  names: string[]
  role: string
  jobTitle: string
  letter: string
  speaks: string[]
  definition: string
  phone: string
  /** What dials it (RFC 3966): telling it from the number takes a phone 80 KB of tables. */
  phoneUri: string
  email: string
  /** Opening hours in the words of the language: "Mon – Fri 09:00–17:30". */
  hours: string[]
  year: number
  /** In the words of the language: "4 March 2026". A formatter costs a phone more than all hits. */
  date: string
  place: string
  slug: string
}>

export const searchedSlugs = slugsWith('search')

/** Maximum text length: Algolia limits records to 10 kB, and Han characters take three bytes. */
const maxTextLength = { zh: 1_600, other: 5_000 }

/** @returns null for what is not to be found: without a title, with noindex, or a vacancy that has closed */
export function toRecord(
  collection: CollectionSlug,
  doc: Doc,
  path: string,
  locale: SearchLocale,
  topics: Topics,
): SearchRecord | null {
  const search = getContentType(collection)?.search
  const title = doc[toTitle(collection)]
  if (!search || typeof title !== 'string' || title === '' || isNoIndex(collection, doc))
    return null
  const gated = !isPublicFeature(toFeature(doc))
  const vacancy = vacancyOf(doc)
  if (isClosed(vacancy?.closesOn, new Date())) return null
  const practices = withAncestors(
    topics.services,
    collection === 'services'
      ? [doc.id]
      : [
          ...toIds(doc.practices),
          ...(collection === 'navigator-services' ? toIds(doc.practice) : []),
          ...toIds(vacancy?.practice),
        ],
  )
  const sectors = withAncestors(
    topics.sectors,
    collection === 'sectors' ? [doc.id] : toIds(doc.sectors),
  )
  const officeIds = [...toIds(doc.offices), ...toIds(vacancy?.office)]
  const offices = withAncestors(topics.offices, collection === 'offices' ? [doc.id] : officeIds)
  const countryIds = [
    ...toIds(doc.countries),
    ...toIds(doc.country),
    ...officeIds.flatMap((id) => topics.offices.get(id)?.country ?? []),
  ]
  const countries = withAncestors(
    topics.countries,
    collection === 'countries' ? [doc.id] : countryIds,
  )
  const named = {
    title,
    practices: names(practices),
    sectors: names(sectors),
    offices: names(offices),
    countries: names(countries),
    level: String(doc.level ?? ''),
    isVacancy: vacancy !== undefined,
    languages: toLanguages(doc).map((code) => languageName(code, locale)),
  }
  const date = dateOf(doc)
  const ofService =
    collection === 'navigator-regions' || collection === 'navigator-jurisdictions'
      ? topics.navigators.get(toId(doc.service) ?? 0)
      : undefined
  /** What it is a part of, where its own title does not name it. */
  const whole =
    ofService?.title ??
    (collection === 'graduate-pages' ? topics.menus.get('/graduates')?.labels[0] : undefined)
  return {
    objectID: `${collection}-${doc.id}`,
    type: vacancy ? 'vacancy' : search.type,
    title: whole ? `${title} · ${whole}` : title,
    phrases: [
      ...toPhrases(collection, named, locale),
      ...(topics.menus.get(path)?.labels ?? []),
      ...(collection === 'deals' ? [String(doc.client ?? '')] : []),
    ],
    searchWords: searchWordsOf(doc),
    typeWords: toTypeWords(collection, named, locale),
    summary: String(doc.summary ?? doc.headline ?? ''),
    text: gated
      ? ''
      : truncate(
          plainText([doc.keyPoints, doc.profile, doc.experience, doc.capabilities, doc.body]),
          locale,
        ),
    path,
    language:
      (doc.translations as string[] | undefined)?.includes(locale) || locale === 'en'
        ? locale
        : 'en',
    gated,
    practice: named.practices,
    sector: named.sectors,
    country: named.countries,
    office: named.offices,
    slugs: [
      ...practices.map(({ slug }) => `practice:${slug}`),
      ...sectors.map(({ slug }) => `sector:${slug}`),
      ...countries.map(({ slug }) => `country:${slug}`),
      ...offices.map(({ slug }) => `office:${slug}`),
    ],
    day: date ? Math.floor(date.getTime() / 86_400_000) : 0,
    weight: search.weight,
    slug: String(doc.slug ?? ''),
    ...(date ? { year: date.getUTCFullYear(), date: dateFormats.get(locale)?.format(date) } : {}),
    ...(typeof doc.kind === 'string' ? { kind: doc.kind } : {}),
    ...(collection === 'contacts' ? personOf(doc, named.offices) : {}),
    ...(collection === 'offices' ? officeOf(doc, locale) : {}),
  }
}

const sitePageWeight = 95

/** The record of a page of the site that is no document, by what the menus call it. */
export function toSitePageRecord(
  path: string,
  { labels: [title = '', ...others], intro }: MenuPage,
  locale: SearchLocale,
): SearchRecord {
  return {
    objectID: `site${path}`,
    type: 'page',
    title,
    phrases: others,
    searchWords: [],
    typeWords: [],
    summary: intro,
    text: '',
    path,
    language: locale,
    gated: false,
    practice: [],
    sector: [],
    country: [],
    office: [],
    slugs: [],
    day: 0,
    weight: sitePageWeight,
  }
}

const dateFormats = new Map(
  siteLocales.map((locale) => [
    locale,
    new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
)

/** What a careers page that is a vacancy has beside its text; undefined for any other document. */
const vacancyOf = ({ kind, vacancy }: Doc) =>
  kind === 'vacancy'
    ? ((vacancy ?? {}) as { office?: unknown; practice?: unknown; closesOn?: string | null })
    : undefined

/** The codes of the languages that a person speaks. */
const toLanguages = ({ languages }: Doc): string[] => (languages as string[] | undefined) ?? []

function personOf(doc: Doc, offices: string[]) {
  const [givenName, familyName] = [String(doc.givenName ?? ''), String(doc.familyName ?? '')]
  const phones = (doc.phones as { kind: string; number: string }[] | undefined) ?? []
  return {
    names: [`${givenName} ${familyName}`, `${familyName} ${givenName}`],
    role: String(doc.level ?? ''),
    jobTitle: String(doc.jobTitle ?? ''),
    letter: familyName.normalize('NFD').slice(0, 1).toUpperCase(),
    speaks: toLanguages(doc),
    place: offices[0] ?? '',
    ...phoneOf((phones.find(({ kind }) => kind === 'office') ?? phones[0])?.number),
    email: String(doc.email ?? ''),
  }
}

const phoneOf = (number: unknown) =>
  number ? { phone: String(number), phoneUri: toTelUri(String(number)) } : { phone: '' }

type Hours = { days: string; opens: string; closes: string }

const officeOf = (doc: Doc, locale: SearchLocale) => ({
  ...phoneOf(doc.phone),
  email: String(doc.email ?? ''),
  hours: ((doc.hours as Hours[] | undefined) ?? []).map(
    ({ days, opens, closes }) => `${weekdays(days, locale)} ${opens}–${closes}`,
  ),
})

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** `mon-fri` in the words of a language. */
function weekdays(days: string, locale: SearchLocale): string {
  const [from = 0, to = from] = days
    .split('-')
    .map((name) => Date.UTC(1970, 0, 5 + weekdayNames.indexOf(name))) // 5 January was a Monday
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).formatRange(
    from,
    to,
  )
}

/** The lines of "Also searched as". */
const searchWordsOf = ({ seo }: Doc): string[] =>
  ((seo as { searchWords?: string | null } | undefined)?.searchWords ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** As the site's pages: those that thank for a form have no other rule. */
const isNoIndex = (collection: CollectionSlug, { area, seo }: Doc): boolean =>
  (seo as { noIndex?: boolean } | undefined)?.noIndex === true ||
  (collection === 'marketing-pages' && area === 'thank-you')

const names = (topics: Topic[]) => topics.map(({ title }) => title)

function dateOf(doc: Doc): Date | null {
  const value = doc.publishedOn ?? doc.announcedOn ?? doc.startsAt
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : null
}

function truncate(text: string, locale: string): string {
  const normalised = text.replace(/\s+/g, ' ').trim()
  return [...normalised.slice(0, (locale === 'zh-cn' ? maxTextLength.zh : maxTextLength.other) * 2)]
    .slice(0, locale === 'zh-cn' ? maxTextLength.zh : maxTextLength.other)
    .join('')
}
