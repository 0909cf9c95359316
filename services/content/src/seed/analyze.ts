import type { Payload } from 'payload'
import { sqliteClientOf } from '../database'

/**
 * Lets SQLite's planner know the tables' sizes: without it the lists of a large firm scan (see
 * database.ts).
 */
export async function analyze(payload: Payload): Promise<void> {
  await sqliteClientOf(payload)?.execute('ANALYZE')
}
