import { env } from '../env'
import { siteLocales } from '@law-firm/contract/locales'
import { fetchReport } from './analytics'
import { toIndexName, type SearchLocale } from './client'

export type SearchWithoutResults = { locale: SearchLocale; search: string; count: number }

const maxSearches = 15

/**
 * Searches without results of the last thirty days, most frequent first, in all languages.
 *
 * @returns null when the search service is down or not configured
 */
export async function getSearchesWithoutResults(
  now = new Date(),
): Promise<SearchWithoutResults[] | null> {
  if (!env.ALGOLIA_APP_ID || !env.ALGOLIA_ADMIN_KEY) return null
  try {
    const lists = await Promise.all(
      siteLocales.map(async (locale) =>
        toRows(
          locale,
          await fetchReport(
            'searches/noResults',
            { index: toIndexName(locale), limit: String(maxSearches) },
            now,
          ),
        ),
      ),
    )
    return lists.flat().sort((a, b) => b.count - a.count)
  } catch {
    return null
  }
}

function toRows(locale: SearchLocale, response: unknown): SearchWithoutResults[] {
  const searches = (response as { searches?: unknown } | null)?.searches
  if (!Array.isArray(searches)) return []
  return searches.flatMap((entry: { search?: unknown; count?: unknown }) =>
    typeof entry?.search === 'string' &&
    entry.search.trim() !== '' &&
    typeof entry.count === 'number'
      ? [{ locale, search: entry.search, count: entry.count }]
      : [],
  )
}
