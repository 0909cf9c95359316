import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { isPostgres } from '../database/database'

/**
 * Returns a function that reads the database's change token, which differs after every commit of
 * any process. SQLite's `data_version` excludes the connection's own commits, hence a separate
 * connection; PostgreSQL has `pg_current_snapshot`.
 */
export function createChangeTokenReader(url: string, payload: Payload): () => Promise<string> {
  if (isPostgres(url)) {
    const { pool } = payload.db
    return async () =>
      String(
        (await pool.query<{ token: string }>('SELECT pg_current_snapshot()::text AS token')).rows[0]
          ?.token,
      )
  }
  const connection = createClient({ url })
  return async () => String((await connection.execute('PRAGMA data_version')).rows[0]?.data_version)
}
