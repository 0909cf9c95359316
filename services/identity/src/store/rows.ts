import type { Database } from './database'

/**
 * One row, or `undefined`, typed by the caller's SQL; the tables hold only data of this service.
 */
export const getRow = <Row>(database: Database, sql: string, ...values: unknown[]) =>
  database.prepare(sql).get(...values) as Row | undefined

export const getRows = <Row>(database: Database, sql: string, ...values: unknown[]) =>
  database.prepare(sql).all(...values) as Row[]

/**
 * @returns the number of changed rows
 */
export const run = (database: Database, sql: string, ...values: unknown[]) =>
  database.prepare(sql).run(...values).changes
