import { isDeepStrictEqual } from 'node:util'
import { createClient, type Client } from '@libsql/client'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  getTableConfig,
  type PgColumn,
  type PgTable,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

/** Statements have at most 65,535 parameters. */
const parametersPerStatement = 30_000

type Row = Record<string, unknown>
type Table = { name: string; table: PgTable; columns: [key: string, column: PgColumn][] }
type Report = (line: string) => void

/**
 * Copies every table of a SQLite database of this service (documents, versions, globals, jobs,
 * accounts) into its empty PostgreSQL, in one transaction, and compares every row.
 *
 * @param payload on PostgreSQL, migrated
 * @param source `file:…`, migrated by the same release
 * @throws Error before anything is written, if the databases do not fit; afterwards everything is
 *   rolled back
 */
export async function moveToPostgres(
  payload: Payload,
  source: string,
  report: Report,
): Promise<void> {
  const sqlite = createClient({ url: source })
  try {
    const tables = tablesOf(payload)
    await assertSameTables(sqlite, tables)
    await payload.db.drizzle.transaction(async (tx) => {
      await assertEmpty(tx, tables)
      const restoreConstraints = await deferConstraints(tx)
      let rows = 0
      for (const table of tables) rows += await copyTable(sqlite, tx, table)
      await tx.execute(sql`set constraints all immediate`)
      await restoreConstraints()
      await moveSequences(tx, tables)
      for (const table of tables) await assertSameRows(sqlite, tx, table)
      report(`${rows} rows of ${tables.length} tables were copied and compared.`)
    })
  } finally {
    sqlite.close()
  }
}

type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0]

/** Tables that the target fills itself. */
const untouched = new Set(['payload_migrations'])

function tablesOf({ db }: Payload): Table[] {
  return Object.values(db.tables as Record<string, PgTable>)
    .map((table) => {
      const { name, columns } = getTableConfig(table)
      const byName = new Map(columns.map((column) => [column.name, column]))
      const keys = Object.entries(table).flatMap(([key, column]): [string, PgColumn][] => {
        const known = byName.get((column as { name?: string } | null)?.name ?? '')
        return known === column && known ? [[key, known]] : []
      })
      return { name, table, columns: keys }
    })
    .filter(({ name }) => !untouched.has(name))
}

/** @throws Error when a table or a column is on one side only: another release made the database */
async function assertSameTables(sqlite: Client, tables: Table[]): Promise<void> {
  const { rows } = await sqlite.execute(
    `select m.name as name, c.name as field from sqlite_master m, pragma_table_info(m.name) c
     where m.type = 'table' and m.name not like 'sqlite_%' and m.name <> 'payload_migrations'`,
  )
  const there = new Set(rows.map(({ name, field }) => `${String(name)}.${String(field)}`))
  const here = new Set(
    tables.flatMap(({ name, columns }) => columns.map(([, column]) => `${name}.${column.name}`)),
  )
  const different = [
    ...[...there].filter((column) => !here.has(column)),
    ...[...here].filter((column) => !there.has(column)),
  ]
  if (different.length > 0)
    throw new Error(
      `The databases are of different releases; run "npm run migrate" on both. ${different.slice(0, 5).join(', ')}`,
    )
}

async function assertEmpty(tx: Transaction, tables: Table[]): Promise<void> {
  for (const { name } of tables)
    if ((await countRows(tx, name)) > 0)
      throw new Error(`The PostgreSQL database is not empty: ${name} has rows.`)
}

async function countRows(tx: Transaction, name: string): Promise<number> {
  const { rows } = await tx.execute(sql`select count(*) as count from ${sql.identifier(name)}`)
  return Number(rows[0]?.count)
}

/**
 * Rows refer to rows of tables that come later, and to rows of their own table.
 *
 * @returns makes the constraints immediate again
 */
async function deferConstraints(tx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await tx.execute(
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name
        from pg_constraint where contype = 'f' and not condeferrable
          and connamespace = current_schema()::regnamespace`,
  )
  const alterAll = async (mode: string) => {
    for (const { table, name } of rows)
      await tx.execute(`alter table ${table} alter constraint ${name} ${mode}`)
  }
  await alterAll('deferrable initially deferred')
  return () => alterAll('not deferrable')
}

async function copyTable(sqlite: Client, tx: Transaction, entry: Table): Promise<number> {
  const { table, columns } = entry
  const step = Math.floor(parametersPerStatement / columns.length)
  let copied = 0
  for await (const rows of readRows(sqlite, entry, step)) {
    await tx.insert(table).values(rows)
    copied += rows.length
  }
  return copied
}

/** In steps, in the order of SQLite's own row ids. */
async function* readRows(sqlite: Client, { name, columns }: Table, step: number) {
  for (let last = 0; ;) {
    const { rows } = await sqlite.execute({
      sql: `select rowid as _rowid, * from "${name}" where rowid > ? order by rowid limit ?`,
      args: [last, step],
    })
    if (rows.length > 0) yield rows.map((row) => toRow(columns, { ...row }))
    if (rows.length < step) return
    last = Number(rows.at(-1)?._rowid)
  }
}

const toRow = (columns: Table['columns'], row: Row): Row =>
  Object.fromEntries(columns.map(([key, column]) => [key, toValue(column, row[column.name])]))

/** SQLite has no booleans and no JSON. */
function toValue({ dataType }: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (dataType === 'boolean') return Boolean(value)
  if (dataType === 'json') return JSON.parse(String(value))
  return value
}

/** An insert with an id does not move the sequence of new ids. */
async function moveSequences(tx: Transaction, tables: Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.some(([, column]) => column.name === 'id' && column.hasDefault)) continue
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), max(id))
          from ${sql.identifier(name)} having max(id) is not null`,
    )
  }
}

/** @throws Error naming the table */
async function assertSameRows(sqlite: Client, tx: Transaction, entry: Table): Promise<void> {
  const { name, table, columns } = entry
  const expected: string[] = []
  for await (const rows of readRows(sqlite, entry, 5_000))
    expected.push(...rows.map((row) => toComparable(columns, row)))
  const stored = (await tx.select().from(table)).map((row) => toComparable(columns, { ...row }))
  if (!isDeepStrictEqual(expected.sort(), stored.sort()))
    throw new Error(`The rows of ${name} differ after the copy.`)
}

/** Both databases write a time in a form of their own, and JSON with its keys in any order. */
const toComparable = (columns: Table['columns'], row: Row): string =>
  JSON.stringify(
    columns.map(([key, column]) => {
      const value = row[key]
      if (value === null || value === undefined) return null
      if (column.getSQLType().startsWith('timestamp')) return new Date(String(value)).toISOString()
      if (column.dataType === 'json') return withSortedKeys(value)
      return column.getSQLType() === 'numeric' ? Number(value) : value
    }),
  )

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, withSortedKeys(item)]),
  )
}
