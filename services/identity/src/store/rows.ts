import type { Database } from './database'

/** One row, or `undefined`. The caller names the columns that its SQL selects; the tables are ours, so nothing foreign comes in here. */
export const getRow = <Row>(database: Database, sql: string, ...values: unknown[]) =>
  database.prepare(sql).get(...values) as Row | undefined

export const getRows = <Row>(database: Database, sql: string, ...values: unknown[]) =>
  database.prepare(sql).all(...values) as Row[]

/** @returns how many rows changed */
export const run = (database: Database, sql: string, ...values: unknown[]) =>
  database.prepare(sql).run(...values).changes
