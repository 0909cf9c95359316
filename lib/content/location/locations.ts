import { getFragment } from '@/lib/graphql/generated'
import { PictureFragmentDoc, type PlacesQuery } from '@/lib/graphql/generated/graphql'
import { compareTexts } from '@/lib/i18n/format'
import type { Locale } from '@law-firm/contract/locales'
import { toTimeZone } from '@/lib/i18n/time-zone'
import { parseRichText, type RichText } from '@/lib/rich-text/parse'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toServiceLink, type DocumentLink } from '../shared/document-links'
import { toPicture, type Picture } from '../shared/picture'
import { toLanguages, type Languages } from '../shared/titled'
import { regionNames, type RegionName } from './region-names'
import { toSeo, type RawSeo, type Seo } from '../shared/seo'

type Translated = Languages & { updatedAt: string; seo: Seo }

export type Country = Translated & {
  id: number
  slug: string
  name: string
  region: RegionName
  /** ISO 3166, two letters. */
  isoCode: string
  summary: string
  regulatoryNotice: RichText | null
  practices: DocumentLink[]
}

/** ISO weekdays (Monday is 1); times as `09:00` in the office's time zone. */
export type OpeningHours = { from: number; to: number; opens: string; closes: string }

export type Office = Translated & {
  id: number
  slug: string
  name: string
  summary: string
  address: string[]
  phone: string
  email: string
  photograph: Picture | null
  /** IANA name. */
  timeZone: string
  country: number | null
  coordinates: { lat: number; lon: number } | null
  hours: OpeningHours[]
  holidays: { month: number; day: number; name: string }[]
  access: RichText
  directions: RichText
  contacts: PersonCard[]
}

export type Locations = { countries: Country[]; offices: Office[] }

/** Countries and offices, each by name. */
export function toLocations(data: PlacesQuery, locale: Locale): Locations {
  const compare = compareTexts(locale)
  const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name)
  return {
    countries: (data.CountryInfos?.docs ?? []).map(toCountry).sort(byName),
    offices: (data.OfficeInfos?.docs ?? []).map(toOffice).sort(byName),
  }
}

type RawCountry = NonNullable<PlacesQuery['CountryInfos']>['docs'][number]
type RawOffice = NonNullable<PlacesQuery['OfficeInfos']>['docs'][number]

const translated = (raw: {
  locale: string | null
  translations: string[] | null
  updatedAt: string | null
  seo: RawSeo
}): Translated => ({
  ...toLanguages(raw),
  updatedAt: raw.updatedAt ?? '',
  seo: toSeo(raw.seo),
})

const toCountry = (raw: RawCountry): Country => ({
  ...translated(raw),
  id: raw.id,
  slug: raw.slug ?? '',
  name: raw.name ?? '',
  region: regionNames.find((name) => name === raw.region) ?? 'europe',
  isoCode: raw.isoCode ?? '',
  summary: raw.summary ?? '',
  regulatoryNotice: raw.regulatoryNotice ? parseRichText(raw.regulatoryNotice) : null,
  practices: (raw.practices ?? []).map(toServiceLink),
})

const toOffice = (raw: RawOffice): Office => ({
  ...translated(raw),
  id: raw.id,
  slug: raw.slug ?? '',
  name: raw.name ?? '',
  summary: raw.summary ?? '',
  address: raw.address ?? [],
  phone: raw.phone ?? '',
  email: raw.email ?? '',
  photograph: toPicture(getFragment(PictureFragmentDoc, raw.photograph)),
  timeZone: toTimeZone(raw.timeZone, 'UTC'),
  country: raw.country?.id ?? null,
  coordinates:
    typeof raw.coordinates?.lat === 'number' && typeof raw.coordinates.lon === 'number'
      ? { lat: raw.coordinates.lat, lon: raw.coordinates.lon }
      : null,
  hours: (raw.hours ?? []).flatMap(({ days, opens, closes }) => toHours(days, opens, closes)),
  holidays: (raw.holidays ?? []).flatMap(({ month, day, name }) =>
    month && day ? [{ month, day, name: name ?? '' }] : [],
  ),
  access: parseRichText(raw.access),
  directions: parseRichText(raw.directions),
  contacts: (raw.contacts ?? []).map(toPersonCard),
})

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Parses `mon-fri` to the days 1 to 5; empty for invalid input. */
export function toHours(
  days: string | null,
  opens: string | null,
  closes: string | null,
): OpeningHours[] {
  const [first = '', last = first] = (days ?? '').split('-')
  const from = dayNames.indexOf(first) + 1
  const to = dayNames.indexOf(last) + 1
  return from > 0 && to > 0 && opens && closes ? [{ from, to, opens, closes }] : []
}
