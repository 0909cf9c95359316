import * as v from 'valibot'
import { ApiError } from '../api-error'
import {
  entrySchemas,
  settingsSchema,
  type DictionaryName,
  type Entry,
} from '../dictionaries/dictionary'
import type { DictionaryRows } from '../store/dictionary-rows'
import type { Call, Route } from './route'

/** Stop words, plurals and compounds of the application. */
export const dictionaryRoutes: Route[] = [
  {
    method: 'POST',
    path: '/1/dictionaries/{dictionary}/batch',
    acl: 'editSettings',
    handle: change,
  },
  { method: 'POST', path: '/1/dictionaries/{dictionary}/search', acl: 'settings', handle: search },
  {
    method: 'GET',
    path: '/1/dictionaries/*/settings',
    acl: 'settings',
    handle: ({ catalog }) => ({ body: catalog.dictionaries.settings }),
  },
  { method: 'PUT', path: '/1/dictionaries/*/settings', acl: 'editSettings', handle: setSettings },
]

/** Dictionaries are of all indexes. */
function assertAllIndexes({ grant }: Call): void {
  if (grant.indexes.some((patterns) => patterns.length > 0))
    throw new ApiError(403, 'Dictionaries not allowed with this API key')
}

function nameIn({ path: { dictionary = '' } }: Call): DictionaryName {
  if (!Object.hasOwn(entrySchemas, dictionary))
    throw new ApiError(400, 'Invalid dictionary, expected stopwords, plurals or compounds')
  return dictionary as DictionaryName
}

function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output as v.InferOutput<Schema>
  const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new ApiError(400, `Invalid dictionary request: ${path.slice(0, 60)}`)
}

const batchSchema = v.object({
  clearExistingDictionaryEntries: v.optional(v.boolean(), false),
  requests: v.pipe(
    v.array(
      v.object({
        action: v.picklist(['addEntry', 'deleteEntry']),
        body: v.looseObject({ objectID: v.string() }),
      }),
    ),
    v.maxLength(10_000),
  ),
})

async function change(call: Call) {
  const name = nameIn(call)
  const { clearExistingDictionaryEntries, requests } = parse(batchSchema, await call.body())
  const changes = requests.map(({ action, body }) =>
    action === 'addEntry'
      ? { entry: parse<v.GenericSchema<unknown, Entry>>(entrySchemas[name], body) }
      : { removed: body.objectID },
  )
  return save(call, (rows) => {
    if (clearExistingDictionaryEntries) rows.clear(name)
    for (const { entry, removed } of changes)
      if (entry) rows.put(name, entry)
      else rows.remove(name, removed)
  })
}

async function setSettings(call: Call) {
  const settings = parse(settingsSchema, await call.body())
  return save(call, (rows) => rows.putSettings(settings))
}

async function save(call: Call, work: (rows: DictionaryRows) => void) {
  assertAllIndexes(call)
  const { taskID } = await call.queue.write([], async ({ store, catalog }) => {
    work(store.dictionaries)
    return { result: null, step: async () => catalog.refreshDictionaries() }
  })
  return { body: { taskID, updatedAt: new Date().toISOString() } }
}

const searchSchema = v.strictObject({
  query: v.optional(v.string(), ''),
  language: v.optional(v.string()),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  hitsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 20),
})

async function search(call: Call) {
  const entries: Entry[] = call.catalog.dictionaries.entries[nameIn(call)]
  const { query, language, page, hitsPerPage } = parse(searchSchema, await call.body())
  const needle = query.toLowerCase()
  const hits = entries.filter(
    (entry) =>
      (language === undefined || entry.language === language) &&
      Object.values(entry)
        .flat()
        .some((text) => text.toLowerCase().includes(needle)),
  )
  return {
    body: {
      hits: hits
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((entry) => ({ ...entry, type: 'custom' })),
      nbHits: hits.length,
      page,
      nbPages: Math.ceil(hits.length / hitsPerPage),
    },
  }
}
