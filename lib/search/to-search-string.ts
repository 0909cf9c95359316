/** Converts Next's `searchParams` to a query string. */
export function toSearch(query: Record<string, string | string[] | undefined>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value !== undefined) search.append(name, value)
  return search
}
