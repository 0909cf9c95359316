import type { Query } from '../comparison-query'

/** A query, every parameter with all its values. */
export const toQuery = (search: URLSearchParams): Query =>
  Object.fromEntries(
    [...new Set(search.keys())].slice(0, 20).map((name) => [name, search.getAll(name)]),
  )
