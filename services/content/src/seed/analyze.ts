import type { Payload } from 'payload'

type SqliteClient = { execute: (statement: string) => Promise<unknown> }

/** Lets SQLite's planner know the tables' sizes: without it the lists of a large firm scan (see database.ts). */
export async function analyze(payload: Payload): Promise<void> {
  const client = (payload.db as unknown as { client?: SqliteClient }).client
  if (payload.db.name === 'sqlite' && client) await client.execute('ANALYZE')
}
