import type { Payload } from 'payload'
import { getSqliteClient } from '../database/database'

/**
 * Updates SQLite's planner statistics, without which large lists use table scans (see database.ts).
 */
export async function analyze(payload: Payload): Promise<void> {
  await getSqliteClient(payload)?.execute('ANALYZE')
}
