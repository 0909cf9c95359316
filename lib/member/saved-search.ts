import { parseSearchQuery, toSearchParams } from '../search/search-query'
import { facetNames } from '@law-firm/contract/search'

/** The normalised query string of a saved search, without page and order; empty without words and facets. */
export function toSavedSearch(query: string): string {
  const parsed = parseSearchQuery(new URLSearchParams(query))
  const saved = toSearchParams({ ...parsed, page: 1, newest: false }).toString()
  return saved.length <= 500 ? saved : ''
}

/** The name of a saved search: "“merger control”, Publications". `typeName` translates a record type. */
export function nameOfSavedSearch(query: string, typeName: (type: string) => string): string {
  const { q, facets } = parseSearchQuery(new URLSearchParams(query))
  const chosen = facetNames.flatMap((name) =>
    (facets[name] ?? []).map((value) => (name === 'type' ? typeName(value) : value)),
  )
  return [...(q ? [`“${q}”`] : []), ...chosen].join(', ')
}
