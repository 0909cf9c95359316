import type { BaseDatabaseAdapter, CreateArgs, DatabaseAdapterObj } from 'payload'
import { submittedFieldsIn, pickSubmitted, withFieldWrites } from './field-writes'
import { stub } from '../testing/stub'

describe('the given part of a document', () => {
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
  ])('%j asks for %j', (given, picked) =>
    expect(pickSubmitted(doc, submittedFieldsIn(given))).toEqual(picked),
  )
})

describe('the database', () => {
  type Row = { id: number; member: number; name: string; order?: number }
  const open = (writes?: object) => {
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
  const args = (data: object, given?: object) =>
    stub<CreateArgs>({
      collection: 'folders',
      data,
      req: { context: given ? { 'given:folders': given } : {} },
    })

  test('gives the first of two the same, and keeps it', async () => {
    const { db, rows } = open({ uniqueBy: ['member', 'name'], onRepeat: 'keep' })
    const [one, two] = await Promise.all([
      db.create(args({ member: 1, name: 'a', order: 1 })),
      db.create(args({ member: 1, name: 'a', order: 2 })),
    ])
    expect(two).toEqual(one)
    expect(rows).toEqual([{ id: 1, member: 1, name: 'a', order: 1 }])
  })

  test('takes back what was refused, and not the transaction around it', async () => {
    const { db, statements } = open({ uniqueBy: ['member', 'name'] })
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

  test('gives the first the values of the second, where that is the rule', async () => {
    const { db, rows } = open({ uniqueBy: ['member', 'name'], onRepeat: 'renew' })
    await db.create(args({ member: 1, name: 'a', order: 1 }))
    await db.create(args({ member: 1, name: 'a', order: 2 }, { order: true }))
    expect(rows).toMatchObject([{ id: 1, order: 2 }])
  })

  test('still fails for what fails otherwise', async () => {
    const { db } = open({ uniqueBy: ['order'] })
    await db.create(args({ member: 1, name: 'a', order: 1 }))
    await expect(db.create(args({ member: 1, name: 'a', order: 2 }))).rejects.toThrow('unique')
    const plain = open(undefined)
    await plain.db.create(args({ member: 1, name: 'a' }))
    await expect(plain.db.create(args({ member: 1, name: 'a' }))).rejects.toThrow('unique')
  })

  test('writes the given fields only, and whole documents where there is no rule', async () => {
    for (const [writes, order] of [
      [{}, 1],
      [undefined, 9],
    ] as const) {
      const { db, rows } = open(writes)
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
