import * as v from 'valibot'
import { ApiError } from '../api-error'
import type { Json } from '../index/record'
import { allows, allowsIndex, type Acl } from '../keys/grant'
import { parseParams } from '../query/params'
import { copyIndex, deleteIndex, moveIndex } from '../write/write-indexes'
import {
  clearIndex,
  deleteBy,
  writeBatch,
  type Action,
  type BatchItem,
} from '../write/write-records'
import type { Call, Route } from './route'

/** Named, as TypeScript expands the type of JSON without end where it is inferred. */
type Body = { [name: string]: Json }
const object = v.custom<Body>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const action = v.picklist([
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
])
const batchSchema = v.object({
  requests: v.pipe(
    v.array(v.object({ action, body: v.optional(object, {}) })),
    v.maxLength(50_000),
  ),
})
const multiBatchSchema = v.object({
  requests: v.pipe(
    v.array(v.object({ indexName: v.string(), action, body: v.optional(object, {}) })),
    v.maxLength(50_000),
  ),
})
const operationSchema = v.object({
  operation: v.picklist(['copy', 'move']),
  destination: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  scope: v.optional(v.nullable(v.array(v.picklist(['settings', 'synonyms', 'rules'])))),
})

/** The permission for each batch action. */
const rightFor: Record<Action, Acl> = {
  addObject: 'addObject',
  updateObject: 'addObject',
  partialUpdateObject: 'addObject',
  partialUpdateObjectNoCreate: 'addObject',
  deleteObject: 'deleteObject',
  delete: 'deleteIndex',
  clear: 'deleteIndex',
}

export const writeRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/batch', acl: null, handle: writeMany },
  { method: 'POST', path: '/1/indexes/{indexName}/batch', acl: null, handle: saveBatch },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/clear',
    acl: 'deleteIndex',
    handle: async (call) => updated(await clearIndex(call.queue, indexName(call))),
  },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/deleteByQuery',
    acl: 'deleteIndex',
    handle: deleteByFilters,
  },
  { method: 'POST', path: '/1/indexes/{indexName}/operation', acl: 'addObject', handle: operate },
  {
    method: 'GET',
    path: '/1/indexes/{indexName}/task/{taskID}',
    acl: 'addObject',
    handle: answerTask,
  },
  { method: 'GET', path: '/1/task/{taskID}', acl: 'addObject', handle: answerTask },
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/{objectID}/partial',
    acl: 'addObject',
    handle: updatePartially,
  },
  { method: 'POST', path: '/1/indexes/{indexName}', acl: 'addObject', handle: addObject },
  { method: 'PUT', path: '/1/indexes/{indexName}/{objectID}', acl: 'addObject', handle: putObject },
  {
    method: 'DELETE',
    path: '/1/indexes/{indexName}/{objectID}',
    acl: 'deleteObject',
    handle: deleteObject,
  },
  {
    method: 'DELETE',
    path: '/1/indexes/{indexName}',
    acl: 'deleteIndex',
    handle: async (call) => deleted(await deleteIndex(call.queue, indexName(call))),
  },
]

function indexName(call: Call): string {
  return call.path.indexName ?? ''
}

const now = () => new Date().toISOString()
const updated = ({ taskID }: { taskID: number }) => ({ body: { updatedAt: now(), taskID } })
const deleted = ({ taskID }: { taskID: number }) => ({ body: { deletedAt: now(), taskID } })

async function saveBatch(call: Call) {
  assertWriter(call)
  const parsed = v.safeParse(batchSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(400, 'requests: Expected an array of operations with action and body')
  assertActions(call, parsed.output.requests)
  const { taskID, result } = await writeBatch(call.queue, indexName(call), parsed.output.requests)
  return { body: { taskID, objectIDs: result } }
}

async function writeMany(call: Call) {
  assertWriter(call)
  const parsed = v.safeParse(multiBatchSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(
      400,
      'requests: Expected an array of operations with indexName, action and body',
    )
  assertActions(call, parsed.output.requests)
  const byIndex = new Map<string, BatchItem[]>()
  for (const { indexName: name, action: act, body } of parsed.output.requests) {
    if (!allowsIndex(call.grant, name))
      throw new ApiError(403, 'Index not allowed with this API key')
    byIndex.set(name, [...(byIndex.get(name) ?? []), { action: act, body }])
  }
  const taskID: Record<string, number> = {}
  const objectIDs: string[] = []
  for (const [name, items] of byIndex) {
    const written = await writeBatch(call.queue, name, items)
    taskID[name] = written.taskID
    objectIDs.push(...written.result)
  }
  return { body: { taskID, objectIDs } }
}

/** A key without write permissions is rejected before its body is read. */
function assertWriter({ grant }: Call): void {
  if (!Object.values(rightFor).some((acl) => allows(grant, acl)))
    throw new ApiError(403, 'Method not allowed with this API key')
}

function assertActions(call: Call, items: readonly { action: Action }[]): void {
  const needed = new Set(items.map(({ action: act }) => rightFor[act]))
  if (needed.size === 0) needed.add('addObject')
  for (const acl of needed)
    if (!allows(call.grant, acl)) throw new ApiError(403, 'Method not allowed with this API key')
}

async function addObject(call: Call) {
  const { taskID, result } = await writeBatch(call.queue, indexName(call), [
    { action: 'addObject', body: await call.body() },
  ])
  return { status: 201, body: { createdAt: now(), taskID, objectID: result[0] } }
}

async function putObject(call: Call) {
  const { taskID, result } = await writeBatch(call.queue, indexName(call), [
    {
      action: 'updateObject',
      body: { ...(await call.body()), objectID: call.path.objectID ?? '' },
    },
  ])
  return { body: { updatedAt: now(), taskID, objectID: result[0] } }
}

async function updatePartially(call: Call) {
  const act: Action =
    call.search.get('createIfNotExists') === 'false'
      ? 'partialUpdateObjectNoCreate'
      : 'partialUpdateObject'
  const { taskID, result } = await writeBatch(call.queue, indexName(call), [
    { action: act, body: { ...(await call.body()), objectID: call.path.objectID ?? '' } },
  ])
  return { body: { updatedAt: now(), taskID, objectID: result[0] } }
}

async function deleteObject(call: Call) {
  return deleted(
    await writeBatch(call.queue, indexName(call), [
      { action: 'deleteObject', body: { objectID: call.path.objectID ?? '' } },
    ]),
  )
}

async function deleteByFilters(call: Call) {
  const body = await call.body()
  const params = parseParams(body)
  const selects =
    params.filters ?? params.facetFilters ?? params.numericFilters ?? params.tagFilters
  if (!selects || (Array.isArray(selects) && selects.length === 0))
    throw new ApiError(400, 'deleteBy needs a filter; use clear to delete all records')
  return updated(await deleteBy(call.queue, indexName(call), params))
}

async function operate(call: Call) {
  const parsed = v.safeParse(operationSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(400, 'operation: Expected copy or move, with a destination')
  const { operation, destination, scope } = parsed.output
  if (!allowsIndex(call.grant, destination))
    throw new ApiError(403, 'Index not allowed with this API key')
  return updated(
    operation === 'move'
      ? await moveIndex(call.queue, indexName(call), destination)
      : await copyIndex(call.queue, indexName(call), destination, scope ?? undefined),
  )
}

function answerTask(call: Call) {
  const task = Number(call.path.taskID)
  if (!Number.isSafeInteger(task) || task < 1 || task > call.store.lastTask())
    throw new ApiError(404, 'taskID does not exist')
  return {
    body: {
      status: call.queue.isPublished(task) ? 'published' : 'notPublished',
      pendingTask: !call.queue.isPublished(task),
    },
  }
}
