/** What a comparison shows, as its address holds it: keys only, so that the address is the same in every language. */
export type CompareState = {
  jurisdictions: string[]
  topic: string | null
  onlyDifferences: boolean
  asAt: string | null
}

export type ParsedCompare = CompareState & {
  /** Slugs that the address names and the service does not have, for a notice; at most ten. */
  unknown: string[]
}

export type Query = Record<string, string | string[] | undefined>

export const mostJurisdictions = 60

export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What of a comparison a report takes over. */
export const reportQuery = ({
  jurisdictions,
  topic,
  asAt,
}: CompareState): Record<string, string | undefined> => ({
  with: jurisdictions.join(',') || undefined,
  topic: topic ?? undefined,
  'as-at': asAt ?? undefined,
})

/** The query of an address, without its question mark; empty for a comparison of nothing. */
export function compareAddress({
  jurisdictions,
  topic,
  onlyDifferences,
  asAt,
}: CompareState): string {
  const parts = [
    jurisdictions.length > 0 ? `with=${jurisdictions.join(',')}` : '',
    topic ? `topic=${topic}` : '',
    onlyDifferences ? 'differences=1' : '',
    asAt ? `as-at=${asAt}` : '',
  ]
  return parts.filter(Boolean).join('&')
}

/**
 * Reads a query, which anybody may have written: what is not known is left out, and nothing of it is trusted to be a
 * slug or a date before it was looked at.
 *
 * @param known slugs of the service's jurisdictions, and keys of its topics
 */
export function parseCompareAddress(
  query: Query,
  known: { jurisdictions: string[]; topics: string[] },
): ParsedCompare {
  const asked = [...new Set(listOf(query.with))]
  const jurisdictions = asked
    .filter((item) => known.jurisdictions.includes(item))
    .slice(0, mostJurisdictions)
  const unknown = asked
    .filter((item) => !known.jurisdictions.includes(item) && item.length <= 96 && slug.test(item))
    .slice(0, 10)
  const topic = firstOf(query.topic)
  return {
    jurisdictions,
    unknown,
    topic: known.topics.includes(topic) ? topic : null,
    onlyDifferences: firstOf(query.differences) === '1',
    asAt: dayOf(firstOf(query['as-at'])),
  }
}

const longest = 8_000

/** The first value of a name in a query. */
export const firstOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')

/** `with=a,b` and `with=a&with=b`, as a form without script sends it. */
export const listOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value.slice(0, 200).join(',') : (value ?? ''))
    .slice(0, longest)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** A day that exists, between 1990 and 2100. */
export function dayOf(value: string): string | null {
  if (!/^(199\d|20\d\d)-\d{2}-\d{2}$/.test(value)) return null
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value ? value : null
}
