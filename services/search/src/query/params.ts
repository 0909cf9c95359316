import * as v from 'valibot'
import { ApiError } from '../api-error'
import { sharedEntries, strings } from '../settings'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Limits the highlight tags: they surround every match and multiply the response's size. */
const tag = v.pipe(v.string(), v.maxLength(200))

const queryEntries = {
  ...sharedEntries,
  query: v.string(),
  filters: v.string(),
  facetFilters: v.unknown(),
  restrictSearchableAttributes: strings,
  facets: strings,
  maxValuesPerFacet: v.pipe(whole, v.maxValue(1000)),
  page: whole,
  hitsPerPage: v.pipe(whole, v.maxValue(1000)),
  attributesToRetrieve: strings,
  highlightPreTag: tag,
  highlightPostTag: tag,
  getRankingInfo: v.boolean(),
  clickAnalytics: v.boolean(),
  analytics: v.boolean(),
}

const querySchema = v.partial(v.strictObject(queryEntries))
export type QueryParams = v.InferOutput<typeof querySchema>

/** The query parameters of a JSON body; an unknown one is rejected, so that typos are noticed. */
export function parseParams(body: Record<string, unknown>): QueryParams {
  const parsed = v.safeParse(querySchema, body)
  if (parsed.success) return parsed.output
  const issue = parsed.issues[0]
  const name = String(issue.path?.[0]?.key ?? '')
  if (!Object.hasOwn(queryEntries, name))
    throw new ApiError(400, `Unknown parameter: ${name.slice(0, 60)}`)
  throw new ApiError(
    400,
    `Invalid value for "${name}" parameter, expected ${issue.expected ?? 'another value'}`,
  )
}
