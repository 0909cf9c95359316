import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { getSqliteClient } from '../database/database'

/** Does the work in one transaction. On SQLite, which has one connection, Payload's are off. */
export async function inTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const sqlite = getSqliteClient(req.payload)
  await (sqlite ? sqlite.execute('begin') : initTransaction(req))
  try {
    await work()
    await (sqlite ? sqlite.execute('commit') : commitTransaction(req))
  } catch (cause) {
    await (sqlite ? sqlite.execute('rollback') : killTransaction(req))
    throw cause
  }
}
