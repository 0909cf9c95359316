import 'server-only'
import { keepShared, tagPage } from '@/lib/cache/keep'
import { listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toContentLocale } from '../shared/content-locale'
import { toDeals, type Deal } from './deals'
import { dealsQuery } from './query'

const tags = ['Deal', 'ServiceInfo', 'SectorInfo', 'CountryInfo', 'Contact'].map(listTag)

const getCached = keepShared('deals', tags, async (locale: Locale) =>
  toDeals(await queryContent(dealsQuery, { locale: toContentLocale(locale) })),
)

/** Every deal, newest first. @throws ContentUnavailableError */
export async function getDeals(locale: Locale): Promise<Deal[]> {
  await tagPage(tags)
  return getCached(locale)
}
