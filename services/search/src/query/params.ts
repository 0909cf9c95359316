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
  /** Of facet search and browsing. */
  facetQuery: text,
  maxFacetHits: v.pipe(whole, v.minValue(1), v.maxValue(100)),
  cursor: text,
}

const querySchema = v.partial(v.strictObject(queryEntries))
export type QueryParams = v.InferOutput<typeof querySchema>

/** What a request may carry besides the parameters of a query. */
const outside = new Set(['params', 'indexName', 'type', 'facet', 'extensions', 'strategy'])
const texts = new Set([
  'query',
  'filters',
  'userToken',
  'cursor',
  'facetQuery',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'similarQuery',
])

/** The query parameters of a JSON body, whose `params` may contain more as a query string. */
export function parseParams(body: Record<string, unknown>): QueryParams {
  const encoded =
    typeof body.params === 'string' ? fromQueryString(new URLSearchParams(body.params)) : {}
  const bodyParams = Object.fromEntries(Object.entries(body).filter(([name]) => !outside.has(name)))
  return check({ ...encoded, ...bodyParams })
}

/** Query-string parameters are strings: lists and numbers are JSON, lists also comma-separated. */
export function fromQueryString(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (name.toLowerCase().startsWith('x-algolia-')) continue
    params[name] = texts.has(name) ? value : parseValue(value)
  }
  return params
}

function parseValue(value: string): unknown {
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
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
