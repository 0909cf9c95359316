import * as v from 'valibot'
import { ApiError } from '../api-error'
import { sharedEntries, strings } from '../settings'

const text = v.string()
const anything = v.unknown()
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const queryEntries = {
  ...sharedEntries,
  query: text,
  similarQuery: anything,
  filters: v.nullable(text),
  facetFilters: anything,
  optionalFilters: anything,
  numericFilters: anything,
  tagFilters: anything,
  sumOrFiltersScores: v.boolean(),
  restrictSearchableAttributes: strings,
  facets: strings,
  facetingAfterDistinct: v.boolean(),
  page: whole,
  offset: whole,
  length: v.pipe(whole, v.maxValue(1000)),
  personalizationImpact: anything,
  userToken: anything,
  getRankingInfo: v.boolean(),
  synonyms: v.boolean(),
  clickAnalytics: v.boolean(),
  analytics: v.boolean(),
  analyticsTags: anything,
  percentileComputation: anything,
  enableABTest: anything,
}

const querySchema = v.partial(v.strictObject(queryEntries))
export type QueryParams = v.InferOutput<typeof querySchema>

/** What a request may carry besides the parameters of a query. */
const outside = new Set(['type', 'facet', 'extensions', 'strategy'])
/** The query parameters of a JSON body. */
export function parseParams(body: Record<string, unknown>): QueryParams {
  return check(Object.fromEntries(Object.entries(body).filter(([name]) => !outside.has(name))))
}

function check(params: Record<string, unknown>): QueryParams {
  const parsed = v.safeParse(querySchema, params)
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
