import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../api-error'
import type { Json } from '../index/record'
import { browse } from '../query/browse'
import { searchFacet } from '../query/facet-search'
import { toMask } from '../query/filter-mask'
import { toRetrieved } from '../query/hit'
import { fromQueryString, parseParams, type QueryParams } from '../query/params'
import { search } from '../query/search'
import { declaredFacets } from '../query/target'
import { assertIndex, rights, runQuery } from './access'
import type { Call, Route } from './route'

const maxQueries = 50
const maxObjects = 1_000

export const searchRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', acl: 'search', handle: answerQueries },
  { method: 'POST', path: '/1/indexes/*/objects', acl: 'search', handle: answerObjects },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/query',
    acl: 'search',
    handle: async (call) => ({ body: await answer(call, indexName(call), await call.body()) }),
  },
  {
    method: 'GET',
    path: '/1/indexes/{indexName}',
    acl: 'search',
    handle: async (call) => ({
      body: await answer(call, indexName(call), fromQueryString(call.search)),
    }),
  },
  {
    method: 'GET',
    path: '/1/indexes/{indexName}/query',
    acl: 'search',
    handle: async (call) => ({
      body: await answer(call, indexName(call), fromQueryString(call.search)),
    }),
  },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/facets/{facetName}/query',
    acl: 'search',
    handle: async (call) => ({
      body: await answerFacet(call, indexName(call), call.path.facetName ?? '', await call.body()),
    }),
  },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/browse',
    acl: 'browse',
    handle: async (call) => ({ body: await answerBrowse(call, await call.body()) }),
  },
  {
    method: 'GET',
    path: '/1/indexes/{indexName}/browse',
    acl: 'browse',
    handle: async (call) => ({ body: await answerBrowse(call, fromQueryString(call.search)) }),
  },
  { method: 'GET', path: '/1/indexes/{indexName}/{objectID}', acl: 'search', handle: answerObject },
]

const queriesSchema = v.object({
  requests: v.pipe(
    v.array(
      v.looseObject({
        indexName: v.string(),
        type: v.optional(v.nullable(v.picklist(['default', 'facet']))),
        facet: v.optional(v.nullable(v.string())),
      }),
    ),
    v.maxLength(maxQueries),
  ),
  strategy: v.optional(v.nullable(v.picklist(['none', 'stopIfEnoughMatches']))),
})

async function answerQueries(call: Call) {
  const parsed = v.safeParse(queriesSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(
      400,
      `requests: Expected an array of up to ${maxQueries} queries with an indexName`,
    )
  const results: Record<string, unknown>[] = []
  let enough = false
  for (const { indexName: name, type, facet, ...request } of parsed.output.requests) {
    assertIndex(call, name)
    if (enough)
      results.push({
        hits: [],
        nbHits: 0,
        page: 0,
        nbPages: 0,
        hitsPerPage: 0,
        processed: false,
        index: name,
        query: '',
        params: '',
        processingTimeMS: 0,
      })
    else if (type === 'facet') results.push(await answerFacet(call, name, facet ?? '', request))
    else results.push(await answer(call, name, request))
    const last = results.at(-1)
    enough ||=
      parsed.output.strategy === 'stopIfEnoughMatches' &&
      Number(last?.nbHits) >= Number(last?.hitsPerPage)
  }
  return { body: { results } }
}

async function answer(
  call: Call,
  name: string,
  request: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  call.keys.count(call.grant, call.ip)
  const params = narrowed(call, request)
  const own = rights(call)
  const result = await runQuery(call, () => {
    const target = call.catalog.target(name)
    return call.responses.get(target, params, own, () => search(target, params, own))
  })
  if (params.analytics !== false) {
    const hasFilter = [
      params.filters,
      params.facetFilters,
      params.numericFilters,
      params.tagFilters,
    ].some((filter) => (Array.isArray(filter) ? filter.length > 0 : Boolean(filter)))
    call.searchCounts.observe({
      index: name,
      query: params.query ?? '',
      hits: Number(result.nbHits ?? 0),
      hasFilter,
      page: params.page ?? 0,
    })
  }
  return params.clickAnalytics ? { ...result, queryID: trackedAs(call, name, params) } : result
}

/** An identifier by which clicks on the results are reported. */
function trackedAs(call: Call, name: string, { analytics }: QueryParams): string {
  const queryId = randomBytes(16).toString('hex')
  if (analytics !== false) call.clickCounts.track(queryId, name)
  return queryId
}

function answerFacet(
  call: Call,
  name: string,
  facet: string,
  request: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  call.keys.count(call.grant, call.ip)
  const params = narrowed(call, request)
  return runQuery(call, () => searchFacet(call.catalog.target(name), facet, params, rights(call)))
}

function answerBrowse(
  call: Call,
  request: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const params = narrowed(call, request)
  return runQuery(call, () => browse(call.catalog.target(indexName(call)), params, rights(call)))
}

/** Request parameters, overridden by those of the key. */
const narrowed = (call: Call, request: Record<string, unknown>): QueryParams => ({
  ...parseParams({ ...request }),
  ...call.grant.params,
})

function indexName(call: Call): string {
  return call.path.indexName ?? ''
}

function answerObject(call: Call) {
  const attributes = fromQueryString(call.search).attributesToRetrieve
  const object = objectOf(
    call,
    indexName(call),
    call.path.objectID ?? '',
    typeof attributes === 'string'
      ? attributes.split(',')
      : Array.isArray(attributes)
        ? attributes.map(String)
        : undefined,
  )
  if (!object) throw new ApiError(404, 'ObjectID does not exist')
  return { body: object }
}

const objectsSchema = v.object({
  requests: v.pipe(
    v.array(
      v.object({
        indexName: v.string(),
        objectID: v.union([v.string(), v.number()]),
        attributesToRetrieve: v.optional(v.nullable(v.union([v.array(v.string()), v.string()]))),
      }),
    ),
    v.maxLength(maxObjects),
  ),
})

async function answerObjects(call: Call) {
  const parsed = v.safeParse(objectsSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(
      400,
      `requests: Expected an array of up to ${maxObjects} objects with indexName and objectID`,
    )
  const results = parsed.output.requests.map(
    ({ indexName: name, objectID, attributesToRetrieve: attributes }) => {
      assertIndex(call, name)
      return objectOf(
        call,
        name,
        String(objectID),
        typeof attributes === 'string' ? attributes.split(',') : (attributes ?? undefined),
      )
    },
  )
  const missing = parsed.output.requests.find((_, i) => results[i] === null)
  return {
    body: {
      results,
      ...(missing ? { message: `ObjectID ${missing.objectID} does not exist.` } : {}),
    },
  }
}

/** A record as visible to the key: filtered, without unretrievable attributes. */
function objectOf(
  call: Call,
  name: string,
  objectId: string,
  attributes: string[] | undefined,
): ({ objectID: string } & Record<string, Json>) | null {
  const target = call.catalog.target(name)
  const { clauses, seesUnretrievable } = rights(call)
  const record = call.store.recordOf(call.catalog.primaryOf(call.catalog.entry(name)).id, objectId)
  if (!record) return null
  const document = target.index.documentOf(objectId)
  const isHidden =
    clauses.length > 0 &&
    (document === undefined ||
      toMask(target.index, clauses, declaredFacets(target.settings))[document] !== 1)
  return isHidden
    ? null
    : toRetrieved(
        record,
        attributes,
        seesUnretrievable ? [] : (target.settings.unretrievableAttributes ?? []),
      )
}
