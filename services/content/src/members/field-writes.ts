import type {
  BaseDatabaseAdapter,
  CollectionBeforeOperationHook,
  CollectionSlug,
  DatabaseAdapterObj,
  PayloadRequest,
  Where,
} from 'payload'

/** The field names of a write; nested for groups. */
export type SubmittedFields = { [name: string]: true | SubmittedFields }
type Values = Record<string, unknown>

/** How a collection handles concurrent writes (`custom.writes`). */
export type WriteRule = {
  /** Fields with a unique index that identify a member's document. */
  uniqueBy?: string[]
  /** For a duplicate: `keep` the existing document, or `renew` it with the submitted values. */
  onRepeat?: 'keep' | 'renew'
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export const submittedFieldsIn = (data: Values): SubmittedFields =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isGroup(value) ? submittedFieldsIn(value) : true,
    ]),
  )

/** The submitted fields of a document. */
export function pickSubmitted(data: Values, submitted: SubmittedFields): Values {
  const picked: Values = {}
  for (const [name, part] of Object.entries(submitted)) {
    if (!Object.hasOwn(data, name)) continue
    const value = data[name]
    picked[name] = part !== true && isGroup(value) ? pickSubmitted(value, part) : value
  }
  return picked
}

const buildKey = (collection: string): string => `submitted:${collection}`

/** Records the submitted fields before defaults and the stored document are merged in. */
export const recordSubmittedFields: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!('data' in args) || !isGroup(args.data)) return args
  req.context[buildKey(collection.slug)] = submittedFieldsIn(args.data)
  return args
}

export const getSubmittedFields = (req: PayloadRequest, collection: string): SubmittedFields =>
  (req.context[buildKey(collection)] as SubmittedFields | undefined) ?? {}

/** Adds fields that a hook sets to the submitted ones. */
export function addSubmittedFields(req: PayloadRequest, collection: string, names: string[]): void {
  Object.assign(
    getSubmittedFields(req, collection),
    Object.fromEntries(names.map((name) => [name, true])),
  )
}

/**
 * Payload writes whole documents, so that concurrent updates of different fields overwrite each
 * other. With a rule only submitted fields are written, and creating a duplicate returns the
 * existing document instead of failing.
 */
export function withFieldWrites<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  const init: DatabaseAdapterObj['init'] = (args) => wrap(adapter.init(args))
  return { ...adapter, init }
}

function wrap(db: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const ruleOf = (slug: CollectionSlug) =>
    db.payload.collections[slug]?.config.custom?.writes as WriteRule | undefined
  const { create, updateOne } = db
  db.updateOne = async function (args) {
    const submitted =
      ruleOf(args.collection) &&
      (args.req?.context?.[buildKey(args.collection)] as SubmittedFields | undefined)
    return updateOne.call(
      this,
      submitted
        ? { ...args, data: pickSubmitted(args.data, { ...submitted, updatedAt: true }) }
        : args,
    )
  }
  db.create = async function (args) {
    const rule = ruleOf(args.collection)
    if (!rule?.uniqueBy) return create.call(this, args)
    try {
      return await withSavepoint(this, args.req, () => create.call(this, args))
    } catch (cause) {
      const where: Where = {
        and: rule.uniqueBy.map((name) => ({ [name]: { equals: args.data[name] } })),
      }
      const first = await this.findOne<{ id: number }>({
        collection: args.collection,
        where,
        req: args.req,
      })
      if (!first) throw cause
      if (rule.onRepeat !== 'renew') return first
      const submitted =
        (args.req?.context?.[buildKey(args.collection)] as SubmittedFields | undefined) ?? {}
      return updateOne.call(this, {
        collection: args.collection,
        id: first.id,
        req: args.req,
        data: { ...pickSubmitted(args.data, submitted), updatedAt: new Date().toISOString() },
      })
    }
  }
  return db
}

type Session = { db: { execute(statement: string): Promise<unknown> } }

/**
 * PostgreSQL aborts the transaction after an error, hence a savepoint. A second connection could
 * deadlock the pool. SQLite has no transactions here.
 */
async function withSavepoint<Result>(
  db: object,
  req: Partial<PayloadRequest> | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  const id = await req?.transactionID
  const session =
    id === undefined
      ? undefined
      : (db as { sessions?: Record<string, Session> }).sessions?.[String(id)]?.db
  if (!session) return run()
  await session.execute('savepoint once')
  try {
    const result = await run()
    await session.execute('release savepoint once')
    return result
  } catch (cause) {
    await session.execute('rollback to savepoint once')
    throw cause
  }
}
