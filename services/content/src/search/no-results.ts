import { env } from '../env'
import { indexOf, searchLocaleCodes, type SearchLocale } from './client'

export type SearchWithoutResults = { locale: SearchLocale; search: string; count: number }

const days = 30
const most = 15

/**
 * What readers searched for in the last thirty days and did not find, most often first, in each
 * language: the search service counts it (Algolia's Analytics API, `GET /2/searches/noResults`),
 * without saying who.
 *
 * @returns null when the search service does not say
 */
export async function getSearchesWithoutResults(
  now = new Date(),
): Promise<SearchWithoutResults[] | null> {
  if (!env.searchAppId || !env.searchAdminKey) return null
  const start = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  try {
    const lists = await Promise.all(
      searchLocaleCodes.map(async (locale) =>
        toRows(locale, await ask(`index=${indexOf(locale)}&startDate=${start}&limit=${most}`)),
      ),
    )
    return lists.flat().sort((a, b) => b.count - a.count)
  } catch {
    return null
  }
}

async function ask(query: string): Promise<unknown> {
  const headers = {
    'x-algolia-application-id': env.searchAppId,
    'x-algolia-api-key': env.searchAdminKey,
  }
  const answer = await fetch(
    `${env.searchHost || 'https://analytics.algolia.com'}/2/searches/noResults?${query}`,
    { headers, signal: AbortSignal.timeout(3_000) },
  )
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}

function toRows(locale: SearchLocale, answer: unknown): SearchWithoutResults[] {
  const searches = (answer as { searches?: unknown } | null)?.searches
  if (!Array.isArray(searches)) return []
  return searches.flatMap((one: { search?: unknown; count?: unknown }) =>
    typeof one?.search === 'string' && one.search.trim() !== '' && typeof one.count === 'number'
      ? [{ locale, search: one.search, count: one.count }]
      : [],
  )
}
