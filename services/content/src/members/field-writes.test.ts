import type { BaseDatabaseAdapter, CreateArgs, DatabaseAdapterObj } from 'payload'
import { submittedFieldsIn, pickSubmitted, withFieldWrites } from './field-writes'
import { stub } from '../testing/stub'

describe('pickSubmitted', () => {
  const doc = {
    note: 'n',
    folder: 3,
    savedAt: null,
    kinds: { articles: true, news: false },
    list: [{ a: 1 }],
  }
  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{}, {}],
    [{ note: 'x' }, { note: 'n' }],
    [{ savedAt: '2026' }, { savedAt: null }],
    [{ kinds: { news: true } }, { kinds: { news: false } }],
    [{ list: [] }, { list: [{ a: 1 }] }],
    [{ unknown: 1, constructor: 1 }, {}],
    [{ note: { a: 1 } }, { note: 'n' }],
  ])('%j picks %j', (input, picked) =>
    expect(pickSubmitted(doc, submittedFieldsIn(input))).toEqual(picked),
  )
})

describe('withFieldWrites', () => {
  type Row = { id: number; member: number; name: string; order?: number }
  const createDatabase = (writes?: object) => {
    const rows: Row[] = []
    const statements: string[] = []
    const db = {
      payload: { collections: { folders: { config: { custom: { writes } } } } },
      sessions: {
        t1: { db: { execute: async (statement: string) => statements.push(statement) } },
      },
      create: async ({ data }: { data: Row }) => {
        if (rows.some((row) => row.member === data.member && row.name === data.name))
          throw new Error('unique')
        rows.push({ ...data, id: rows.length + 1 })
        return rows.at(-1)
      },
      updateOne: async ({ id, data }: { id: number; data: Partial<Row> }) =>
        Object.assign(rows.find((row) => row.id === id) ?? {}, data),
      findOne: async ({ where }: { where: { and: Record<string, { equals: unknown }>[] } }) =>
        rows.find((row) =>
          where.and.every((part) =>
            Object.entries(part).every(([name, { equals }]) => row[name as 'id'] === equals),
          ),
        ) ?? null,
    }
    return {
      rows,
      statements,
      db: withFieldWrites(
        stub<DatabaseAdapterObj>({
          init: () => stub<BaseDatabaseAdapter>(db),
        }),
      ).init(stub({})),
    }
  }
  const args = (data: object, submitted?: object) =>
    stub<CreateArgs>({
      collection: 'folders',
      data,
      req: { context: submitted ? { 'submitted:folders': submitted } : {} },
    })

  test('returns the existing document for a duplicate', async () => {
    const { db, rows } = createDatabase({ uniqueBy: ['member', 'name'], onRepeat: 'keep' })
    const [first, second] = await Promise.all([
      db.create(args({ member: 1, name: 'a', order: 1 })),
      db.create(args({ member: 1, name: 'a', order: 2 })),
    ])
    expect(second).toEqual(first)
    expect(rows).toEqual([{ id: 1, member: 1, name: 'a', order: 1 }])
  })

  test('rolls back to a savepoint, not the whole transaction', async () => {
    const { db, statements } = createDatabase({ uniqueBy: ['member', 'name'] })
    const within = () =>
      stub<CreateArgs>({
        ...args({ member: 1, name: 'a' }),
        req: { context: {}, transactionID: Promise.resolve('t1') },
      })
    await db.create(within())
    expect(statements).toEqual(['savepoint once', 'release savepoint once'])
    await db.create(within())
    expect(statements.slice(2)).toEqual(['savepoint once', 'rollback to savepoint once'])
  })

  test('updates the existing document for a duplicate with onRepeat: renew', async () => {
    const { db, rows } = createDatabase({ uniqueBy: ['member', 'name'], onRepeat: 'renew' })
    await db.create(args({ member: 1, name: 'a', order: 1 }))
    await db.create(args({ member: 1, name: 'a', order: 2 }, { order: true }))
    expect(rows).toMatchObject([{ id: 1, order: 2 }])
  })

  test('rethrows other errors', async () => {
    const { db } = createDatabase({ uniqueBy: ['order'] })
    await db.create(args({ member: 1, name: 'a', order: 1 }))
    await expect(db.create(args({ member: 1, name: 'a', order: 2 }))).rejects.toThrow('unique')
    const plain = createDatabase(undefined)
    await plain.db.create(args({ member: 1, name: 'a' }))
    await expect(plain.db.create(args({ member: 1, name: 'a' }))).rejects.toThrow('unique')
  })

  test('writes submitted fields only, and whole documents without a rule', async () => {
    for (const [writes, order] of [
      [{}, 1],
      [undefined, 9],
    ] as const) {
      const { db, rows } = createDatabase(writes)
      await db.create(args({ member: 1, name: 'a', order: 1 }))
      await db.updateOne(
        stub({
          ...args({ name: 'b', order: 9 }, { name: true }),
          id: 1,
        }),
      )
      expect(rows).toMatchObject([{ name: 'b', order }])
    }
  })
})
