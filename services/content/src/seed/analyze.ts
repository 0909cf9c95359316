import type { Payload } from 'payload'
import { sqliteClientOf } from '../database/database'

/**
 * Updates SQLite's planner statistics, without which large lists use table scans (see database.ts).
 */
export async function analyze(payload: Payload): Promise<void> {
  await sqliteClientOf(payload)?.execute('ANALYZE')
}
