import { facetNames, type FacetName } from '@law-firm/contract/search'

/** The search in the query string of the search page. */
export type SearchQuery = {
  q: string
  facets: Partial<Record<FacetName, string[]>>
  page: number
  newest: boolean
}

const longestQuery = 200
const mostValues = 20
const deepestPage = 50

/** Parses a query string; invalid values are ignored. */
export function parseSearchQuery(search: URLSearchParams): SearchQuery {
  const facets: SearchQuery['facets'] = {}
  for (const name of facetNames) {
    const values = [...new Set(search.getAll(name).map(tidy).filter(Boolean))].slice(0, mostValues)
    if (values.length > 0) facets[name] = values
  }
  const page = Number(/^\d{1,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return {
    q: tidy(search.get('q') ?? ''),
    facets,
    page: page >= 1 && page <= deepestPage ? page : 1,
    newest: search.get('sort') === 'newest',
  }
}

/** The normalised query parameters of a search. */
export function toSearchParams({ q, facets, page, newest }: SearchQuery): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  for (const name of facetNames) for (const value of facets[name] ?? []) search.append(name, value)
  if (newest) search.set('sort', 'newest')
  if (page > 1) search.set('page', String(page))
  return search
}

/** Control characters are never part of a search. */
const tidy = (text: string) =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestQuery)
