import * as v from 'valibot'
import { ApiError } from '../api-error'
import { allowsIndex } from '../keys/grant'
import type { ClickCount } from '../store/count-rows'
import type { Call, Route } from './route'

/** Algolia's Analytics API, as far as a website needs it, and the Insights API that counts clicks. */
export const analyticsRoutes: Route[] = [
  { method: 'POST', path: '/1/events', acl: 'search', handle: takeEvents },
  {
    method: 'GET',
    path: '/2/searches',
    acl: 'analytics',
    handle: (call) => topSearches(call, false),
  },
  {
    method: 'GET',
    path: '/2/searches/noResults',
    acl: 'analytics',
    handle: (call) => topSearches(call, true),
  },
  {
    method: 'GET',
    path: '/2/clicks/clickThroughRate',
    acl: 'analytics',
    handle: (call) =>
      ratesOf(call, ({ searches, clicked }) => ({
        rate: ratio(clicked, searches),
        clickCount: clicked,
        trackedSearchCount: searches,
      })),
  },
  {
    method: 'GET',
    path: '/2/clicks/averageClickPosition',
    acl: 'analytics',
    handle: (call) =>
      ratesOf(call, ({ clicks, positions }) => ({
        average: ratio(positions, clicks),
        clickCount: clicks,
      })),
  },
  {
    method: 'GET',
    path: '/2/conversions/conversionRate',
    acl: 'analytics',
    handle: (call) =>
      ratesOf(call, ({ searches, converted }) => ({
        rate: ratio(converted, searches),
        conversionCount: converted,
        trackedSearchCount: searches,
      })),
  },
]

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)

const texts = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(500))), v.minLength(1))
const eventSchema = v.looseObject({
  eventType: v.picklist(['click', 'conversion', 'view']),
  eventName: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/)),
  index: v.pipe(v.string(), v.minLength(1)),
  userToken: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_=/+-]{1,129}$/)),
  queryID: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  objectIDs: v.optional(v.pipe(texts, v.maxLength(20))),
  filters: v.optional(v.pipe(texts, v.maxLength(10))),
  positions: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
      v.maxLength(20),
    ),
  ),
})
const eventsSchema = v.object({ events: v.pipe(v.array(eventSchema), v.maxLength(1_000)) })

async function takeEvents(call: Call) {
  const parsed = v.safeParse(eventsSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(422, `Invalid value for ${pathOf(parsed.issues[0], 'events')}`)
  for (const { eventType, queryID, positions = [], objectIDs, filters } of parsed.output.events) {
    if (!objectIDs === !filters) throw new ApiError(422, 'An event has either objectIDs or filters')
    if (eventType === 'click' && queryID && positions.length !== objectIDs?.length)
      throw new ApiError(422, 'A click after a search has a position for each of its objectIDs')
    if (eventType !== 'view' && queryID)
      call.clickCounts.observe({ type: eventType, queryId: queryID, positions }, (name) =>
        allowsIndex(call.grant, name),
      )
  }
  return { body: { status: 200, message: 'OK' } }
}

const day = v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)))
const number = (fallback: number, most: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,6}$/),
    v.transform(Number),
    v.maxValue(most),
  )
const rangeSchema = v.object({
  index: v.pipe(v.string(), v.minLength(1)),
  startDate: day,
  endDate: day,
  limit: number(10, 1000),
  offset: number(0, 999_999),
})

function rangeOf(call: Call) {
  const parsed = v.safeParse(rangeSchema, Object.fromEntries(call.search))
  if (!parsed.success)
    throw new ApiError(400, `Invalid value for "${pathOf(parsed.issues[0], 'index')}" parameter`)
  if (!allowsIndex(call.grant, parsed.output.index))
    throw new ApiError(403, 'Index not allowed with this API key')
  return parsed.output
}

const pathOf = ({ path = [] }: { path?: { key?: unknown }[] }, otherwise: string) =>
  path
    .map(({ key }) => String(key))
    .join('.')
    .slice(0, 60) || otherwise

async function topSearches(call: Call, onlyWithoutResults: boolean) {
  const { index, ...range } = rangeOf(call)
  await call.searchCounts.flush()
  return { body: call.searchCounts.top(index, onlyWithoutResults, range) }
}

/** Figures of a whole period and of each of its days. */
async function ratesOf(call: Call, figuresOf: (count: ClickCount) => Record<string, unknown>) {
  const { index, ...dates } = rangeOf(call)
  await call.clickCounts.flush()
  const days = call.clickCounts.ofDays(index, dates)
  const figures = days.map((count) => ({ date: count.day, ...figuresOf(count) }))
  return { body: { ...figuresOf(days.reduce(added, emptyCount)), dates: figures } }
}

const emptyCount: ClickCount = {
  day: '',
  index: '',
  searches: 0,
  clicked: 0,
  clicks: 0,
  positions: 0,
  converted: 0,
}

const added = (a: ClickCount, b: ClickCount): ClickCount => ({
  ...a,
  searches: a.searches + b.searches,
  clicked: a.clicked + b.clicked,
  clicks: a.clicks + b.clicks,
  positions: a.positions + b.positions,
  converted: a.converted + b.converted,
})
