import * as v from 'valibot'
import { ApiError } from '../api-error'
import { parseParams } from '../query/params'
import { findRelated } from '../query/related'
import { assertIndex, rights, runQuery } from './access'
import type { Call, Route } from './route'

const maxRequests = 20
const most = 30

const params = v.record(v.string(), v.unknown())
const requestsSchema = v.object({
  requests: v.pipe(
    v.array(
      v.object({
        indexName: v.string(),
        /** By content; the models that learn from visitors are not there. */
        model: v.picklist(['related-products', 'looking-similar']),
        objectID: v.string(),
        threshold: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
        maxRecommendations: v.optional(
          v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)),
          0,
        ),
        queryParameters: v.optional(params, {}),
      }),
    ),
    v.maxLength(maxRequests),
  ),
})

/** Related records, in the format of Algolia's Recommend API. */
export const recommendRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/recommendations', acl: 'search', handle: recommend },
]

async function recommend(call: Call) {
  const parsed = v.safeParse(requestsSchema, await call.body())
  if (!parsed.success) {
    const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'requests'
    throw new ApiError(400, `Invalid value for ${path.slice(0, 60)}`)
  }
  const results = []
  for (const request of parsed.output.requests) {
    assertIndex(call, request.indexName)
    call.keys.count(call.grant, call.ip)
    const started = performance.now()
    const hits = await runQuery(call, () =>
      findRelated(
        call.catalog.target(request.indexName),
        {
          objectID: request.objectID,
          threshold: request.threshold,
          most: request.maxRecommendations || most,
          params: parseParams(request.queryParameters),
        },
        rights(call),
      ),
    )
    const processingTimeMS = Math.max(1, Math.round(performance.now() - started))
    results.push({
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: most,
      processingTimeMS,
    })
  }
  return { body: { results } }
}
