import { searchClient, indexOf, type SearchLocale } from '../search/client'
import type { Subscription } from './match-items'

/**
 * Facets of the search page, which are those of its records (docs/contracts.md, "Search records").
 */
const facets = [
  'type',
  'practice',
  'sector',
  'office',
  'country',
  'year',
  'language',
  'role',
] as const

/** As many as a digest looks back for. */
const most = 200

export type SavedSearch = {
  words: string
  facets: { name: (typeof facets)[number]; values: string[] }[]
  /** In one order. */ query: string
}

/** Reads the query of a search page's address. @returns null for one that asks for nothing */
export function savedSearch(value: unknown): SavedSearch | null {
  if (typeof value !== 'string' || value.length > 500) return null
  const given = new URLSearchParams(value)
  const tidy = (text: string) =>
    text
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
      .trim()
      .slice(0, 200)
  const words = tidy(given.get('q') ?? '')
  const chosen = facets.flatMap((name) => {
    const values = [...new Set(given.getAll(name).map(tidy).filter(Boolean))].sort()
    return values.length > 0 ? [{ name, values }] : []
  })
  if (!words && chosen.length === 0) return null
  const query = new URLSearchParams([
    ...(words ? [['q', words]] : []),
    ...chosen.flatMap(({ name, values }) => values.map((one) => [name, one])),
  ])
  return { words, facets: chosen, query: query.toString() }
}

/** What a saved search is called: its words and what it was narrowed to. */
export function nameOfSearch({ search }: Pick<Subscription, 'search'>): string {
  const saved = savedSearch(search)
  return saved
    ? [saved.words && `“${saved.words}”`, ...saved.facets.flatMap(({ values }) => values)]
        .filter(Boolean)
        .join(', ')
    : ''
}

/**
 * What saved searches find today, as keys of items (`articles:2001`), by the alert's number. Order
 * is the newest first, so that what is new is among them.
 *
 * @throws when the search service does not answer: a digest is then made later
 */
export async function findSaved(
  subscriptions: readonly Subscription[],
): Promise<Map<number, ReadonlySet<string>>> {
  const wanted = subscriptions.flatMap((one) => {
    const saved = one.topic === 'search' ? savedSearch(one.search) : null
    return saved
      ? [
          {
            id: one.id,
            saved,
            index: `${indexOf((one.searchLocale ?? 'en') as SearchLocale)}_newest`,
          },
        ]
      : []
  })
  if (wanted.length === 0 || !searchClient) return new Map()
  const { results } = await searchClient.search<{ objectID: string }>({
    requests: wanted.map(({ saved, index }) => ({
      indexName: index,
      query: saved.words,
      hitsPerPage: most,
      analytics: false,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [],
      facetFilters: saved.facets.map(({ name, values }) =>
        values.map((value) => `${name}:${value}`),
      ),
    })),
  })
  return new Map(
    wanted.map(({ id }, at) => {
      const result = results[at]
      const hits = result && 'hits' in result ? (result.hits as { objectID: string }[]) : []
      return [id, new Set(hits.map(({ objectID }) => objectID.replace(/-(?=\d+$)/, ':')))]
    }),
  )
}
