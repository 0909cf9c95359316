import type {
  BaseDatabaseAdapter,
  CollectionBeforeOperationHook,
  CollectionSlug,
  DatabaseAdapterObj,
  PayloadRequest,
  Where,
} from 'payload'

/** The names that a change gives; those of a group one by one. */
export type Given = { [name: string]: true | Given }
type Values = Record<string, unknown>

/** How a collection keeps what two devices write at once (`custom.writes`). */
export type WriteRule = {
  /** Fields that tell documents of one member apart; the collection has a unique index on them. */
  uniqueBy?: string[]
  /** A second document of the same: the first stays as it is, or takes the values of the second. */
  onRepeat?: 'keep' | 'renew'
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export const submittedFieldsIn = (data: Values): Given =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isGroup(value) ? submittedFieldsIn(value) : true,
    ]),
  )

/** The given part of a document. */
export function pickSubmitted(data: Values, given: Given): Values {
  const picked: Values = {}
  for (const [name, part] of Object.entries(given)) {
    if (!Object.hasOwn(data, name)) continue
    const value = data[name]
    picked[name] = part !== true && isGroup(value) ? pickSubmitted(value, part) : value
  }
  return picked
}

const keyOf = (collection: string): string => `given:${collection}`

/** Remembers what a change gives, before defaults and the stored document fill it up. */
export const recordSubmittedFields: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!('data' in args) || !isGroup(args.data)) return args
  req.context[keyOf(collection.slug)] = submittedFieldsIn(args.data)
  return args
}

export const submittedFieldsOf = (req: PayloadRequest, collection: string): Given =>
  (req.context[keyOf(collection)] as Given | undefined) ?? {}

/** Fields that a hook changes along with the given ones. */
export function addSubmittedFields(req: PayloadRequest, collection: string, names: string[]): void {
  Object.assign(
    submittedFieldsOf(req, collection),
    Object.fromEntries(names.map((name) => [name, true])),
  )
}

/**
 * Payload writes the whole document that it read a moment before, so that of two changes at once
 * one undoes the other. In collections with a rule only the given fields are written: the last
 * write wins field by field. And a document that is there already is no error: who saved it first
 * and who saved it second both have it.
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
    const given =
      ruleOf(args.collection) && (args.req?.context?.[keyOf(args.collection)] as Given | undefined)
    return updateOne.call(
      this,
      given ? { ...args, data: pickSubmitted(args.data, { ...given, updatedAt: true }) } : args,
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
      const given = (args.req?.context?.[keyOf(args.collection)] as Given | undefined) ?? {}
      return updateOne.call(this, {
        collection: args.collection,
        id: first.id,
        req: args.req,
        data: { ...pickSubmitted(args.data, given), updatedAt: new Date().toISOString() },
      })
    }
  }
  return db
}

type Session = { db: { execute(statement: string): Promise<unknown> } }

/**
 * PostgreSQL gives a whole transaction up with the first refusal; what is refused here is taken
 * back alone. A second connection would do, too, but who waits for one while holding one can wait
 * for ever. SQLite has no transactions here.
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
