import * as v from 'valibot'
import { ApiError } from '../api-error'
import { synonymSchema, type Synonym } from '../query/synonyms'
import { conditionsOf, ruleSchema, type Rule } from '../rules/rule'
import { changeRelevance, saveRelevance } from '../write/write-relevance'
import { hasFlag, type Call, type Route } from './route'

/** Synonyms and rules have the same endpoints. */
type Kind<T> = {
  table: 'synonyms' | 'rules'
  one: string
  /** The message where there is none of an id. */
  missing: string
  schema: v.GenericSchema<unknown, T>
  /** The parameter of a batch by which those that are not in it are deleted. */
  replaces: string
  /** Words by which one is found. */
  textsOf: (item: T) => string[]
  isOf: (item: T, search: Search) => boolean
}

const synonyms: Kind<Synonym> = {
  table: 'synonyms',
  one: 'Synonym set',
  missing: 'Synonym set does not exist',
  schema: synonymSchema,
  replaces: 'replaceExistingSynonyms',
  textsOf: ({ objectID: _id, type: _type, ...words }) => Object.values(words).flat(),
  isOf: ({ type }, search) => !search.type || type.toLowerCase() === search.type.toLowerCase(),
}

const rules: Kind<Rule> = {
  table: 'rules',
  one: 'Rule',
  missing: 'ObjectID does not exist',
  schema: ruleSchema,
  replaces: 'clearExistingRules',
  textsOf: (rule) => [
    rule.objectID,
    rule.description ?? '',
    ...conditionsOf(rule).flatMap(({ pattern = '', context = '' }) => [pattern, context]),
  ],
  isOf: (rule, search) =>
    (search.enabled === undefined || search.enabled === null || rule.enabled === search.enabled) &&
    (!search.anchoring ||
      conditionsOf(rule).some(({ anchoring }) => anchoring === search.anchoring)) &&
    (!search.context || conditionsOf(rule).some(({ context }) => context === search.context)),
}

function routesOf<T extends Synonym | Rule>(kind: Kind<T>): Route[] {
  const path = `/1/indexes/{indexName}/${kind.table}`
  return [
    { method: 'POST', path: `${path}/batch`, acl: 'editSettings', handle: saveMany(kind) },
    { method: 'POST', path: `${path}/search`, acl: 'settings', handle: search(kind) },
    {
      method: 'POST',
      path: `${path}/clear`,
      acl: 'editSettings',
      handle: remove(kind, 'updatedAt'),
    },
    { method: 'GET', path: `${path}/{objectID}`, acl: 'settings', handle: getOne(kind) },
    { method: 'PUT', path: `${path}/{objectID}`, acl: 'editSettings', handle: saveOne(kind) },
    {
      method: 'DELETE',
      path: `${path}/{objectID}`,
      acl: 'editSettings',
      handle: remove(kind, 'deletedAt'),
    },
  ]
}

const now = () => new Date().toISOString()
const indexName = (call: Call) => call.path.indexName ?? ''
const forwards = (call: Call) => hasFlag(call, 'forwardToReplicas')

function parse<T>({ one, schema }: Kind<T>, input: unknown, position: number): T {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'type'
  throw new ApiError(
    400,
    `Invalid ${one.toLowerCase()} at position ${position}: ${path.slice(0, 60)}`,
  )
}

const saveMany =
  <T extends Synonym | Rule>(kind: Kind<T>) =>
  async (call: Call) => {
    const items = (await call.list()).map((item, position) => parse(kind, item, position))
    const { taskID } = await saveRelevance(call.queue, indexName(call), kind.table, items, {
      replace: hasFlag(call, kind.replaces),
      forwardToReplicas: forwards(call),
    })
    return { body: { taskID, updatedAt: now() } }
  }

const saveOne =
  <T extends Synonym | Rule>(kind: Kind<T>) =>
  async (call: Call) => {
    const id = call.path.objectID ?? ''
    const item = parse(kind, { ...(await call.body()), objectID: id }, 0)
    const options = { replace: false, forwardToReplicas: forwards(call) }
    const { taskID } = await saveRelevance(call.queue, indexName(call), kind.table, [item], options)
    return { body: { taskID, updatedAt: now(), id } }
  }

/** Removes the one of the path, or all. */
const remove =
  <T>({ table }: Kind<T>, moment: 'deletedAt' | 'updatedAt') =>
  async (call: Call) => {
    const { objectID } = call.path
    const { taskID } = await changeRelevance(
      call.queue,
      indexName(call),
      forwards(call),
      (store, id) => store.remove(table, id, objectID),
    )
    return { body: { taskID, [moment]: now() } }
  }

const getOne =
  <T extends Synonym | Rule>({ table, missing }: Kind<T>) =>
  (call: Call) => {
    const item = call.catalog
      .entry(indexName(call))
      [table].find(({ objectID }) => objectID === call.path.objectID)
    if (!item) throw new ApiError(404, missing)
    return { body: item }
  }

const searchSchema = v.strictObject({
  query: v.optional(v.string(), ''),
  type: v.optional(v.string()),
  anchoring: v.optional(v.string()),
  context: v.optional(v.string()),
  enabled: v.optional(v.nullable(v.boolean())),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  hitsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 100),
})
type Search = v.InferOutput<typeof searchSchema>

const search =
  <T extends Synonym | Rule>({ table, textsOf, isOf }: Kind<T>) =>
  async (call: Call) => {
    const parsed = v.safeParse(searchSchema, await call.body())
    if (!parsed.success) throw new ApiError(400, `Invalid parameters of a search for ${table}`)
    const { query, page, hitsPerPage } = parsed.output
    const needle = query.toLowerCase()
    const items = call.catalog.entry(indexName(call))[table] as unknown as T[]
    const hits = items
      .toReversed()
      .filter(
        (item) =>
          isOf(item, parsed.output) &&
          (needle === '' || textsOf(item).some((text) => text.toLowerCase().includes(needle))),
      )
    const nbPages = Math.ceil(hits.length / hitsPerPage)
    const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    return { body: { hits: shown, nbHits: hits.length, page, nbPages } }
  }

export const relevanceRoutes: Route[] = [...routesOf(synonyms), ...routesOf(rules)]
