import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../api-error'
import { acls, allowsIndex } from '../keys/grant'
import { defaultSettings, settingsSchema } from '../settings'
import type { StoredKey } from '../store/store'
import { setSettings } from '../write/write-indexes'
import { hasFlag, type Call, type Route } from './route'

/** Settings, lists of indexes and keys. */
export const adminRoutes: Route[] = [
  { method: 'GET', path: '/1/indexes', acl: 'listIndexes', handle: listIndexes },
  { method: 'GET', path: '/1/indexes/{indexName}/settings', acl: 'settings', handle: getSettings },
  {
    method: 'PUT',
    path: '/1/indexes/{indexName}/settings',
    acl: 'editSettings',
    handle: saveSettings,
  },
  {
    method: 'GET',
    path: '/1/keys',
    acl: 'admin',
    handle: (call) => ({ body: { keys: call.keys.list().map(toKeyAnswer) } }),
  },
  { method: 'POST', path: '/1/keys', acl: 'admin', handle: addKey },
  { method: 'GET', path: '/1/keys/{key}', acl: null, handle: getKey },
  { method: 'PUT', path: '/1/keys/{key}', acl: 'admin', handle: updateKey },
  { method: 'DELETE', path: '/1/keys/{key}', acl: 'admin', handle: deleteKey },
  { method: 'POST', path: '/1/keys/{key}/restore', acl: 'admin', handle: restoreKey },
]

const now = () => new Date().toISOString()
const updated = ({ taskID }: { taskID: number }) => ({ body: { updatedAt: now(), taskID } })

function indexName(call: Call): string {
  return call.path.indexName ?? ''
}

function listIndexes(call: Call) {
  const entries = [...call.catalog.entries.values()].filter(({ name }) =>
    allowsIndex(call.grant, name),
  )
  const items = entries.map((entry) => {
    const primary = call.catalog.primaryOf(entry)
    const size = call.store.dataSize(primary.id)
    const replicas = call.catalog.replicasOf(entry.name).map(({ name }) => name)
    return {
      name: entry.name,
      createdAt: entry.createdAt,
      updatedAt: primary.updatedAt > entry.updatedAt ? primary.updatedAt : entry.updatedAt,
      entries: primary.index?.entries ?? 0,
      dataSize: size,
      fileSize: size,
      lastBuildTimeS: primary.buildSeconds,
      numberOfPendingTasks: entry.pendingTasks,
      pendingTask: entry.pendingTasks > 0,
      ...(entry.primary ? { primary: entry.primary, virtual: entry.virtual } : {}),
      ...(replicas.length > 0 ? { replicas } : {}),
    }
  })
  const hitsPerPage = Number(call.search.get('hitsPerPage') ?? 100)
  const page = Number(call.search.get('page') ?? 0)
  if (!Number.isInteger(page) || !Number.isInteger(hitsPerPage) || page < 0 || hitsPerPage < 1)
    throw new ApiError(400, 'Invalid page or hitsPerPage')
  const isPaged = call.search.has('page')
  return {
    body: {
      items: isPaged ? items.slice(page * hitsPerPage, (page + 1) * hitsPerPage) : items,
      nbPages: isPaged ? Math.ceil(items.length / hitsPerPage) : 1,
    },
  }
}

function getSettings(call: Call) {
  const entry = call.catalog.entry(indexName(call))
  return {
    body: {
      ...defaultSettings,
      ...entry.settings,
      ...(entry.primary ? { primary: entry.primary } : {}),
      version: 2,
    },
  }
}

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
  return updated(
    await setSettings(
      call.queue,
      indexName(call),
      parsed.output,
      hasFlag(call, 'forwardToReplicas'),
    ),
  )
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const keySchema = v.object({
  acl: v.pipe(v.array(v.picklist(acls)), v.minLength(1)),
  description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  indexes: v.optional(v.array(v.string()), []),
  maxHitsPerQuery: v.optional(count, 0),
  maxQueriesPerIPPerHour: v.optional(count, 0),
  queryParameters: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
  referers: v.optional(v.array(v.string()), []),
  /** In seconds from now; 0 never expires. */
  validity: v.optional(count, 0),
})

type KnownKey = Pick<StoredKey, 'value' | 'createdAt'> & Partial<StoredKey>

/** What a request does not name stays as it is known: a change of one restriction must not lift another. */
async function keyFrom(call: Call, known: KnownKey): Promise<StoredKey> {
  const body = await call.body()
  const parsed = v.safeParse(keySchema, { ...known, ...body })
  if (!parsed.success)
    throw new ApiError(
      400,
      `Invalid value for "${String(parsed.issues[0].path?.[0]?.key ?? 'acl')}" of the key`,
    )
  const { validity, ...restrictions } = parsed.output
  const expiresAt = validity > 0 ? Date.now() + validity * 1000 : null
  return {
    value: known.value,
    createdAt: known.createdAt,
    expiresAt: body.validity === undefined ? (known.expiresAt ?? null) : expiresAt,
    ...restrictions,
  }
}

async function saveKey(call: Call, key: StoredKey): Promise<void> {
  await call.queue.writeAside(() => call.store.putKey(key))
  call.keys.reload(call.store)
}

async function addKey(call: Call) {
  const value = randomBytes(16).toString('hex')
  const key = await keyFrom(call, { value, createdAt: Date.now() })
  await saveKey(call, key)
  return { status: 201, body: { key: key.value, createdAt: now() } }
}

async function updateKey(call: Call) {
  const known = storedKey(call)
  await saveKey(call, await keyFrom(call, known))
  return { body: { key: known.value, updatedAt: now() } }
}

async function deleteKey(call: Call) {
  await saveKey(call, { ...storedKey(call), deletedAt: Date.now() })
  return { body: { deletedAt: now() } }
}

async function restoreKey(call: Call) {
  const { deletedAt: _deletedAt, ...key } = storedKey(call, true)
  await saveKey(call, key)
  return { body: { key: key.value, createdAt: now() } }
}

/** Any key may read itself, as at Algolia; only the admin key reads others. */
function getKey(call: Call) {
  if (!call.grant.isAdmin && call.grant.key !== call.path.key)
    throw new ApiError(403, 'Method not allowed with this API key')
  const key = call.keys.find(call.path.key ?? '')
  if (!key) throw new ApiError(404, 'Key does not exist')
  return { body: toKeyAnswer(key) }
}

/** Keys of the environment cannot be changed through the API. */
function storedKey(call: Call, isDeleted = false): StoredKey {
  const key = call.store
    .keys()
    .find(
      ({ value, deletedAt }) => value === call.path.key && (deletedAt !== undefined) === isDeleted,
    )
  if (!key) throw new ApiError(404, 'Key does not exist')
  return key
}

function toKeyAnswer({ expiresAt, createdAt, deletedAt: _deletedAt, ...key }: StoredKey) {
  return {
    ...key,
    createdAt: Math.floor(createdAt / 1000),
    validity: expiresAt === null ? 0 : Math.max(1, Math.round((expiresAt - Date.now()) / 1000)),
  }
}
