import { facetNames, type FacetName } from '@law-firm/contract/search'
import { searchClient, toIndexName, type SearchLocale } from '../search/client'
import type { Subscription } from './match-items'

/** Maximum results per saved search. */
const maxResults = 200

export type SavedSearch = {
  words: string
  facets: { name: FacetName; values: string[] }[]
  /** Canonical query string. */ query: string
}

/**
 * Parses the query of a search page's address.
 *
 * @returns null for an empty or invalid one
 */
export function savedSearch(value: unknown): SavedSearch | null {
  if (typeof value !== 'string' || value.length > 500) return null
  const params = new URLSearchParams(value)
  const tidy = (text: string) =>
    text
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
      .trim()
      .slice(0, 200)
  const words = tidy(params.get('q') ?? '')
  const chosen = facetNames.flatMap((name) => {
    const values = [...new Set(params.getAll(name).map(tidy).filter(Boolean))].sort()
    return values.length > 0 ? [{ name, values }] : []
  })
  if (!words && chosen.length === 0) return null
  const query = new URLSearchParams([
    ...(words ? [['q', words]] : []),
    ...chosen.flatMap(({ name, values }) => values.map((value) => [name, value])),
  ])
  return { words, facets: chosen, query: query.toString() }
}

/** The name of a saved search: its query and facets. */
export function nameOfSearch({ search }: Pick<Subscription, 'search'>): string {
  const saved = savedSearch(search)
  return saved
    ? [saved.words && `“${saved.words}”`, ...saved.facets.flatMap(({ values }) => values)]
        .filter(Boolean)
        .join(', ')
    : ''
}

/**
 * The current results of saved searches, which match all of their words, as item keys (`articles:2001`) by
 * subscription id, sorted newest first so that new items are included.
 *
 * @throws when the search service is down; the digest is then retried
 */
export async function findSavedSearchResults(
  subscriptions: readonly Subscription[],
): Promise<Map<number, ReadonlySet<string>>> {
  const searches = subscriptions.flatMap((subscription) => {
    const saved = subscription.topic === 'search' ? savedSearch(subscription.search) : null
    return saved
      ? [
          {
            id: subscription.id,
            saved,
            index: `${toIndexName((subscription.searchLocale ?? 'en') as SearchLocale)}_newest`,
          },
        ]
      : []
  })
  if (searches.length === 0 || !searchClient) return new Map()
  const { results } = await searchClient.search<{ objectID: string }>({
    requests: searches.map(({ saved, index }) => ({
      indexName: index,
      query: saved.words,
      removeWordsIfNoResults: 'none' as const,
      hitsPerPage: maxResults,
      analytics: false,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [],
      facetFilters: saved.facets.map(({ name, values }) =>
        values.map((value) => `${name}:${value}`),
      ),
    })),
  })
  return new Map(
    searches.map(({ id }, at) => {
      const result = results[at]
      const hits = result && 'hits' in result ? (result.hits as { objectID: string }[]) : []
      return [id, new Set(hits.map(({ objectID }) => objectID.replace(/-(?=\d+$)/, ':')))]
    }),
  )
}
