import type { Query } from '../comparison-query'

/** An address's query, every name with all its values. */
export const toQuery = (search: URLSearchParams): Query =>
  Object.fromEntries(
    [...new Set(search.keys())].slice(0, 20).map((name) => [name, search.getAll(name)]),
  )
