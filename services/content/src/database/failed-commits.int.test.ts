import { beginTransaction, commitTransaction, rollbackTransaction } from '@payloadcms/drizzle'
import { observeCommits } from './failed-commits'

type Database = Parameters<typeof observeCommits>[0] & {
  commitTransaction: (id: string) => Promise<void>
  rollbackTransaction: (id: string) => Promise<void>
}

const lost = new Error('Connection terminated unexpectedly')

/** Payload's transactions on a database whose COMMIT fails, or not. */
const createDatabase = (isFailing: boolean) =>
  ({
    payload: { logger: { error: () => {} } },
    sessions: {},
    drizzle: {
      transaction: async (run: (transaction: object) => Promise<void>) => {
        await Promise.resolve() // connects
        await run({})
        if (isFailing) throw lost
      },
    },
    beginTransaction,
    commitTransaction,
    rollbackTransaction,
  }) as unknown as Database

const save = async (database: Database) =>
  database.commitTransaction(await database.beginTransaction())

test('a failed commit fails the operation', async () => {
  await expect(save(observeCommits(createDatabase(true)) as Database)).rejects.toBe(lost)
})

test('other transactions commit and roll back as before', async () => {
  const database = observeCommits(createDatabase(false)) as Database
  await save(database)
  await database.rollbackTransaction(await database.beginTransaction())
  expect(database.sessions).toEqual({})
})

test('Payload takes it for a success: remove the workaround once this fails', async () => {
  await expect(save(createDatabase(true))).resolves.toBeUndefined()
})
