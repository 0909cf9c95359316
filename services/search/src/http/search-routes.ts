import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../api-error'
import { parseParams, type QueryParams } from '../query/params'
import { search } from '../query/search'
import { queryTurn } from './query-turn'
import type { Call, Route } from './route'

const maxQueries = 50

export const searchRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', isPublic: true, handle: answerQueries },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/query',
    isPublic: true,
    handle: async (call) => answer(call, call.indexName, await call.body()),
  },
]

const queriesSchema = v.object({
  requests: v.pipe(v.array(v.looseObject({ indexName: v.string() })), v.maxLength(maxQueries)),
})

async function answerQueries(call: Call) {
  const parsed = v.safeParse(queriesSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(
      400,
      `requests: Expected an array of up to ${maxQueries} queries with an indexName`,
    )
  const results: Record<string, unknown>[] = []
  for (const { indexName, ...request } of parsed.output.requests)
    results.push(await answer(call, indexName, request))
  return { results }
}

async function answer(
  call: Call,
  index: string,
  request: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const params = parseParams(request)
  const result = await runQuery(call, () => {
    const target = call.catalog.target(index)
    return call.responses.get(target, params, call.isAdmin, () =>
      search(target, params, call.isAdmin),
    )
  })
  if (params.analytics !== false)
    call.searchCounts.observe({
      index,
      query: params.query ?? '',
      hits: Number(result.nbHits ?? 0),
      page: params.page ?? 0,
    })
  return params.clickAnalytics ? { ...result, queryID: trackedAs(call, index, params) } : result
}

/** The service is reached from this machine only: an address of it is the site's server, or no proxy is trusted. */
const isLocal = (ip: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(ip)

/** Runs a query in its turn, within what its client may use. */
async function runQuery<T>({ isAdmin, ip, limit }: Call, query: () => T): Promise<T> {
  await queryTurn()
  return isAdmin || isLocal(ip) ? query() : limit.run(ip, query)
}

/** An identifier by which clicks on the results are reported. */
function trackedAs(call: Call, index: string, { analytics }: QueryParams): string {
  const queryId = randomBytes(16).toString('hex')
  if (analytics !== false) call.clickCounts.track(queryId, index)
  return queryId
}
