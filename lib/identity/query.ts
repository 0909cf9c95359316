export type QueryValue = string | number | boolean | null | undefined

/** A URL of the provider with the parameters that have a value, encoded as in RFC 6749, appendix B. */
export function toAddress(origin: string, path: string, query: Record<string, QueryValue>): string {
  const parameters = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(
    parameters.map(([name, value]) => [name, String(value)]),
  ).toString()
  return `${origin}/${path}${search && `?${search}`}`
}
