import * as v from 'valibot'
import { ApiError } from '../api-error'
import type { Call, Route } from './route'

/** Algolia's Analytics API, as far as editors see it, and the Insights API that counts clicks. */
export const analyticsRoutes: Route[] = [
  { method: 'POST', path: '/1/events', isPublic: true, handle: takeEvents },
  { method: 'GET', path: '/2/searches/noResults', handle: searchesWithoutResults },
  { method: 'GET', path: '/2/clicks/clickThroughRate', handle: clickThroughRate },
  { method: 'GET', path: '/2/clicks/averageClickPosition', handle: averageClickPosition },
]

const eventSchema = v.looseObject({
  eventType: v.literal('click'),
  eventName: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/)),
  index: v.pipe(v.string(), v.minLength(1)),
  userToken: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_=/+-]{1,129}$/)),
  queryID: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  objectIDs: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
    v.minLength(1),
    v.maxLength(20),
  ),
  positions: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
    v.maxLength(20),
  ),
})
const eventsSchema = v.object({ events: v.pipe(v.array(eventSchema), v.maxLength(1_000)) })

async function takeEvents(call: Call) {
  const parsed = v.safeParse(eventsSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(422, `Invalid value for ${pathOf(parsed.issues[0], 'events')}`)
  for (const { queryID, positions, objectIDs } of parsed.output.events) {
    if (positions.length !== objectIDs.length)
      throw new ApiError(422, 'A click after a search has a position for each of its objectIDs')
    call.clickCounts.observe(queryID, positions)
  }
  return { status: 200, message: 'OK' }
}

const rangeSchema = v.object({
  index: v.pipe(v.string(), v.minLength(1)),
  startDate: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
  limit: v.pipe(
    v.optional(v.string(), '10'),
    v.regex(/^\d{1,6}$/),
    v.transform(Number),
    v.maxValue(1000),
  ),
})

function rangeOf({ search }: Call) {
  const parsed = v.safeParse(rangeSchema, Object.fromEntries(search))
  if (!parsed.success)
    throw new ApiError(400, `Invalid value for "${pathOf(parsed.issues[0], 'index')}" parameter`)
  return parsed.output
}

const pathOf = ({ path = [] }: { path?: { key?: unknown }[] }, otherwise: string) =>
  path
    .map(({ key }) => String(key))
    .join('.')
    .slice(0, 60) || otherwise

async function searchesWithoutResults(call: Call) {
  const { index, startDate, limit } = rangeOf(call)
  await call.searchCounts.flush()
  return { searches: call.searchCounts.withoutResults(index, startDate, limit) }
}

async function clickThroughRate(call: Call) {
  const { searches, clicked } = await clicksOf(call)
  return { rate: ratio(clicked, searches), clickCount: clicked, trackedSearchCount: searches }
}

async function averageClickPosition(call: Call) {
  const { clicks, positions } = await clicksOf(call)
  return { average: ratio(positions, clicks), clickCount: clicks }
}

async function clicksOf(call: Call) {
  const { index, startDate } = rangeOf(call)
  await call.clickCounts.flush()
  return call.clickCounts.since(index, startDate)
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)
