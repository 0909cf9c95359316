import 'server-only'
import type { SiteLocale } from '@law-firm/contract/locales'
import { findIds } from '@/lib/search/find-ids'
import type { FoundPlaces } from './filter-locations'

/** What names a place; the text of a country's page names others, too. */
const searchedAttributes = ['title', 'phrases', 'typeWords', 'office', 'country']

/** The countries and offices that the search service finds for the words. */
export async function findPlaces(words: string, locale: SiteLocale): Promise<FoundPlaces> {
  const [countries, offices] = await Promise.all([
    findIds('location', words, locale, searchedAttributes),
    findIds('office', words, locale, searchedAttributes),
  ])
  return { countries: countries ?? new Map(), offices: offices ?? new Map() }
}
