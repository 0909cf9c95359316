import 'server-only'
import { draftMode } from 'next/headers'
import { keepShared, tagPage } from '@/lib/cache/keep'
import { documentTag, listTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toContentLocale } from '../parts/locale'
import { toPlaces, type Country, type Places } from './places'
import { countryBodyQuery, placesQuery } from './query'

const tags = [
  listTag('CountryInfo'),
  listTag('OfficeInfo'),
  listTag('Contact'),
  listTag('ServiceInfo'),
]

const read = async (locale: Locale, draft: boolean): Promise<Places> =>
  toPlaces(await queryContent(placesQuery, { locale: toContentLocale(locale), draft }, { draft }))

const kept = keepShared('places', tags, (locale: Locale) => read(locale, false))

/** What is published, for what has no visitor: pre-rendering, sitemaps. @throws ContentUnavailableError */
export const getPublishedPlaces = (locale: Locale): Promise<Places> => kept(locale)

/**
 * Every country and office in a language.
 *
 * @throws ContentUnavailableError
 */
export async function getPlaces(locale: Locale): Promise<Places> {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  if (draft) return read(locale, true)
  await tagPage(tags, asked)
  return kept(locale)
}

export const getCountries = async (locale: Locale): Promise<Country[]> =>
  (await getPlaces(locale)).countries

/** The text of a country's page. @throws ContentUnavailableError */
export async function getCountryBody(id: number, locale: Locale): Promise<BodyBlock[]> {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  const data = await queryContent(
    countryBodyQuery,
    { id, locale: toContentLocale(locale), draft },
    { draft },
  )
  await tagPage([documentTag('CountryInfo', id), ...tagsOf(data)], asked)
  return toBlocks(data.CountryInfos?.docs[0]?.body)
}
