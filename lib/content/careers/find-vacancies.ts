import 'server-only'
import type { SiteLocale } from '@law-firm/contract/locales'
import { findIds } from '@/lib/search/find-ids'

/** What a row of the list says; the text of a vacancy names other places and practices, too. */
const searchedAttributes = [
  'title',
  'phrases',
  'typeWords',
  'practice',
  'office',
  'country',
  'summary',
]

/** The vacancies that the search service finds for the words, or null during its outage. */
export const findVacancies = (words: string, locale: SiteLocale) =>
  findIds('vacancy', words, locale, searchedAttributes)
