import { parseSearchQuery, toSearchParams } from '../search/address'
import { facetNames } from '../search/settings'

/** What an alert keeps of a search: words and facets in one order, without page and order. Empty for a search of nothing. */
export function toSavedSearch(query: string): string {
  const parsed = parseSearchQuery(new URLSearchParams(query))
  const saved = toSearchParams({ ...parsed, page: 1, newest: false }).toString()
  return saved.length <= 500 ? saved : ''
}

/** "“merger control”, Publications": what a saved search is called. `typeName` says a type of record in words. */
export function nameOfSavedSearch(query: string, typeName: (type: string) => string): string {
  const { q, facets } = parseSearchQuery(new URLSearchParams(query))
  const chosen = facetNames.flatMap((name) =>
    (facets[name] ?? []).map((value) => (name === 'type' ? typeName(value) : value)),
  )
  return [...(q ? [`“${q}”`] : []), ...chosen].join(', ')
}
