import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { isPostgres } from './database'

/**
 * Reads what state a database is in: a text that is another one after each change, by whichever
 * process. SQLite counts for each connection what others have committed (`data_version`), hence one
 * of its own, which never writes; in PostgreSQL it is the transactions that can be seen
 * (`pg_current_snapshot`).
 */
export function createChangeTokenReader(url: string, payload: Payload): () => Promise<string> {
  if (isPostgres(url)) {
    const { pool } = payload.db
    return async () =>
      String(
        (await pool.query<{ state: string }>('SELECT pg_current_snapshot()::text AS state')).rows[0]
          ?.state,
      )
  }
  const connection = createClient({ url })
  return async () => String((await connection.execute('PRAGMA data_version')).rows[0]?.data_version)
}
