import { day } from '../lists/define-list'

/** The query of a comparison: keys only, so that it is the same in every language. */
export type CompareState = {
  jurisdictions: string[]
  topic: string | null
  onlyDifferences: boolean
  asAt: string | null
}

export type ParsedCompare = CompareState & {
  /** Unknown slugs of the query, for a notice; at most ten. */
  unknown: string[]
}

export type Query = Record<string, string | string[] | undefined>

export const mostJurisdictions = 60

export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The part of a comparison that a report uses. */
export const reportQuery = ({
  jurisdictions,
  topic,
  asAt,
}: CompareState): Record<string, string | undefined> => ({
  with: jurisdictions.join(',') || undefined,
  topic: topic ?? undefined,
  'as-at': asAt ?? undefined,
})

/** The query string without its question mark; empty for an empty comparison. */
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
 * Parses a query, which is untrusted input: unknown slugs and invalid dates are ignored.
 *
 * @param known slugs of the service's jurisdictions, and keys of its topics
 */
export function parseCompareAddress(
  query: Query,
  known: { jurisdictions: string[]; topics: string[] },
): ParsedCompare {
  const requested = [...new Set(readList(query.with))]
  const jurisdictions = requested
    .filter((item) => known.jurisdictions.includes(item))
    .slice(0, mostJurisdictions)
  const unknown = requested
    .filter((item) => !known.jurisdictions.includes(item) && item.length <= 96 && slug.test(item))
    .slice(0, 10)
  const topic = readFirst(query.topic)
  return {
    jurisdictions,
    unknown,
    topic: known.topics.includes(topic) ? topic : null,
    onlyDifferences: readFirst(query.differences) === '1',
    asAt: readDay(readFirst(query['as-at'])),
  }
}

const longest = 8_000

/** The first value of a parameter. */
export const readFirst = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')

/** `with=a,b` or `with=a&with=b`, which a form without JavaScript sends. */
export const readList = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value.slice(0, 200).join(',') : (value ?? ''))
    .slice(0, longest)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** A valid day between 1990 and 2100. */
export function readDay(value: string): string | null {
  const date = day(value)
  return date >= '1990' && date < '2100' ? date : null
}
