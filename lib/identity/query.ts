export type QueryValue = string | number | boolean | null | undefined

/** A provider address with the given parameters; those without a value are left out. Escaped as RFC 6749 appendix B asks. */
export function addressOf(origin: string, path: string, query: Record<string, QueryValue>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${origin}/${path}${search && `?${search}`}`
}
