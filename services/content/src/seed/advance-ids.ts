import type { Payload } from 'payload'
import { isPostgres } from '../database/database'
import { env } from '../env'

/**
 * Moves PostgreSQL's sequences past the ids of the seed files: a sequence ignores ids that are
 * written, and an editor's first documents would get ids that exist.
 */
export async function advanceIds(payload: Payload): Promise<void> {
  if (!isPostgres(env.CONTENT_DATABASE_URL)) return
  for (const slug of Object.keys(payload.collections)) {
    const table = slug.replaceAll('-', '_')
    await payload.db.pool.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM "${table}"`,
    )
  }
}
