import 'server-only'
import { readShared } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toContentLocale } from '../shared/content-locale'
import { peopleIndexQuery } from './query'
import { toIndexedPerson, type IndexedPerson } from './to-people'

/** The types that the list depends on. */
const tags = [
  listTag('Contact'),
  listTag('OfficeInfo'),
  listTag('ServiceInfo'),
  listTag('SectorInfo'),
  listTag('Media'),
]

/**
 * All people by family name.
 *
 * @throws ContentUnavailableError
 */
export const getPeople = readShared(
  'people-index',
  tags,
  async (locale: Locale): Promise<IndexedPerson[]> => {
    const data = await queryContent(peopleIndexQuery, { locale: toContentLocale(locale) })
    return (data.Contacts?.docs ?? []).map(toIndexedPerson)
  },
)
