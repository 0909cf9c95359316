import 'server-only'
import { readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toContentLocale } from '../shared/content-locale'
import { toDeals, type Deal } from './deals'
import { dealsQuery } from './query'

const tags = ['Deal', 'ServiceInfo', 'SectorInfo', 'CountryInfo', 'Contact'].map(listTag)

/** Every deal, newest first. @throws ContentUnavailableError */
export const getDeals = readShared('deals', tags, async (locale: Locale): Promise<Deal[]> =>
  toDeals(await queryContent(dealsQuery, { locale: toContentLocale(locale) })),
)
