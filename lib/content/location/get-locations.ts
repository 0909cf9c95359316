import 'server-only'
import { readPage, readShared } from '@/lib/cache/read-page'
import { documentTag, linkedListTags, listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { toLocations, type Country, type Locations } from './locations'
import { countryBodyQuery, placesQuery } from './query'

const tags = [...linkedListTags(), listTag('Media')]

const read = async (locale: Locale, draft: boolean): Promise<Locations> =>
  toLocations(
    await queryContent(placesQuery, { locale: toContentLocale(locale), draft }, { draft }),
    locale,
  )

const getCached = readShared('places', tags, (locale: Locale) => read(locale, false))

/** The published documents, for use without a request: pre-rendering, sitemaps. @throws ContentUnavailableError */
export const getPublishedLocations = (locale: Locale): Promise<Locations> => getCached(locale)

/**
 * Every country and office in a language.
 *
 * @throws ContentUnavailableError
 */
export async function getLocations(locale: Locale): Promise<Locations> {
  const draft = await isDraftRequest()
  if (draft) return read(locale, true)
  return getCached(locale)
}

export const getCountries = async (locale: Locale): Promise<Country[]> =>
  (await getLocations(locale)).countries

/** The text of a country's page. @throws ContentUnavailableError */
export async function getCountryBody(id: number, locale: Locale): Promise<BodyBlock[]> {
  const draft = await isDraftRequest()
  const variables = { id, locale: toContentLocale(locale), draft }
  const data = await readPage([documentTag('CountryInfo', id)], () =>
    queryContent(countryBodyQuery, variables, { draft }),
  )
  return toBlocks(data.CountryInfos?.docs[0]?.body)
}
