import { env } from '../env'
import { siteLocales } from '../locales'
import { indexOf, type SearchLocale } from './client'

export type SearchWithoutResults = { locale: SearchLocale; search: string; count: number }

const days = 30
const maxSearches = 15

/**
 * Searches without results of the last thirty days, most frequent first, in all languages
 * (Algolia's Analytics API, `GET /2/searches/noResults`, which has no user data).
 *
 * @returns null when the search service is down or not configured
 */
export async function getSearchesWithoutResults(
  now = new Date(),
): Promise<SearchWithoutResults[] | null> {
  if (!env.searchAppId || !env.searchAdminKey) return null
  const start = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  try {
    const lists = await Promise.all(
      siteLocales.map(async (locale) =>
        toRows(
          locale,
          await fetchSearches(`index=${indexOf(locale)}&startDate=${start}&limit=${maxSearches}`),
        ),
      ),
    )
    return lists.flat().sort((a, b) => b.count - a.count)
  } catch {
    return null
  }
}

async function fetchSearches(query: string): Promise<unknown> {
  const headers = {
    'x-algolia-application-id': env.searchAppId,
    'x-algolia-api-key': env.searchAdminKey,
  }
  const response = await fetch(
    `${env.searchHost || 'https://analytics.algolia.com'}/2/searches/noResults?${query}`,
    { headers, signal: AbortSignal.timeout(3_000) },
  )
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
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
