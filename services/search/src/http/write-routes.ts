import * as v from 'valibot'
import { ApiError } from '../api-error'
import type { Json } from '../index/record'
import { synonymSchema } from '../query/synonyms'
import { settingsSchema } from '../settings'
import {
  copySettings,
  deleteIndex,
  moveIndex,
  saveSynonyms,
  setSettings,
} from '../write/write-indexes'
import { writeBatch } from '../write/write-records'
import type { Call, Route } from './route'

export const writeRoutes: Route[] = [
  { method: 'PUT', path: '/1/indexes/{indexName}/settings', handle: saveSettings },
  { method: 'POST', path: '/1/indexes/{indexName}/synonyms/batch', handle: replaceSynonyms },
  { method: 'POST', path: '/1/indexes/{indexName}/batch', handle: saveBatch },
  { method: 'POST', path: '/1/indexes/{indexName}/operation', handle: operate },
  { method: 'GET', path: '/1/indexes/{indexName}/task/{taskID}', handle: answerTask },
  {
    method: 'DELETE',
    path: '/1/indexes/{indexName}',
    handle: async ({ queue, indexName }) => {
      const { taskID } = await deleteIndex(queue, indexName)
      return { taskID, deletedAt: now() }
    },
  },
]

const now = () => new Date().toISOString()
const updated = ({ taskID }: { taskID: number }) => ({ updatedAt: now(), taskID })

async function saveSettings(call: Call) {
  const parsed = v.safeParse(settingsSchema, await call.body())
  if (!parsed.success) {
    const issue = parsed.issues[0]
    const name = String(issue.path?.[0]?.key ?? '').slice(0, 60)
    throw new ApiError(
      400,
      issue.expected === 'never'
        ? `Invalid object attributes: ${name}`
        : `Invalid value for "${name}" setting, expected ${issue.expected ?? 'another value'}`,
    )
  }
  return updated(await setSettings(call.queue, call.indexName, parsed.output))
}

async function replaceSynonyms(call: Call) {
  if (call.search.get('replaceExistingSynonyms') !== 'true')
    throw new ApiError(400, 'Only all synonyms can be saved: set replaceExistingSynonyms')
  const synonyms = (await call.list()).map((input, position) => {
    const parsed = v.safeParse(synonymSchema, input)
    if (parsed.success) return parsed.output
    const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'type'
    throw new ApiError(400, `Invalid synonym set at position ${position}: ${path.slice(0, 60)}`)
  })
  return updated(await saveSynonyms(call.queue, call.indexName, synonyms))
}

/** Named, as TypeScript expands the type of JSON without end where it is inferred. */
type Body = { [name: string]: Json }
const object = v.custom<Body>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const batchSchema = v.object({
  requests: v.pipe(
    v.array(v.object({ action: v.picklist(['addObject', 'deleteObject']), body: object })),
    v.maxLength(50_000),
  ),
})

async function saveBatch(call: Call) {
  const parsed = v.safeParse(batchSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(400, 'requests: Expected an array of operations with action and body')
  const { taskID, result } = await writeBatch(call.queue, call.indexName, parsed.output.requests)
  return { taskID, objectIDs: result }
}

const destination = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const scopes = ['settings', 'synonyms'] as const
const operationSchema = v.variant('operation', [
  v.object({ operation: v.literal('move'), destination }),
  v.object({
    operation: v.literal('copy'),
    destination,
    /** Records are not copied, and there are no rules. */
    scope: v.pipe(
      v.array(v.picklist([...scopes, 'rules'])),
      v.check((scope) => scopes.every((part) => scope.includes(part))),
    ),
  }),
])

async function operate(call: Call) {
  const parsed = v.safeParse(operationSchema, await call.body())
  if (!parsed.success)
    throw new ApiError(
      400,
      'operation: Expected move, or copy with the scope settings and synonyms, and a destination',
    )
  const run = parsed.output.operation === 'move' ? moveIndex : copySettings
  return updated(await run(call.queue, call.indexName, parsed.output.destination))
}

function answerTask({ taskID, store, queue }: Call) {
  const task = Number(taskID)
  if (!Number.isSafeInteger(task) || task < 1 || task > store.lastTask())
    throw new ApiError(404, 'taskID does not exist')
  const isPublished = queue.isPublished(task)
  return { status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished }
}
