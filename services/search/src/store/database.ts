import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'

const schema = `
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, settings TEXT NOT NULL, primary_name TEXT
  );
  CREATE TABLE IF NOT EXISTS records (
    row INTEGER PRIMARY KEY, index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, task INTEGER NOT NULL DEFAULT 0,
    UNIQUE (index_id, object_id)
  );
  CREATE INDEX IF NOT EXISTS records_by_index ON records (index_id, row);
  CREATE TABLE IF NOT EXISTS synonyms (
    index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (index_id, object_id)
  );
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS searches (
    day TEXT NOT NULL, index_name TEXT NOT NULL, search TEXT NOT NULL, count INTEGER NOT NULL,
    no_results INTEGER NOT NULL, PRIMARY KEY (day, index_name, search)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS clicks (
    day TEXT NOT NULL, index_name TEXT NOT NULL, searches INTEGER NOT NULL,
    clicked INTEGER NOT NULL, clicks INTEGER NOT NULL, positions INTEGER NOT NULL,
    PRIMARY KEY (day, index_name)
  ) WITHOUT ROWID;
`

/** Those that are not written any more; each must have a value. */
const formerColumns = [
  ['indexes', 'is_virtual'],
  ['indexes', 'created_at'],
  ['indexes', 'updated_at'],
  ['searches', 'with_filter'],
  ['searches', 'hits'],
  ['clicks', 'converted'],
] as const

export type Row = Record<string, unknown>

/**
 * The SQLite file. Reads have a connection of their own, so that none sees what a transaction has
 * not committed.
 */
export class SearchDatabase {
  private readonly writer: Database.Database
  private readonly reader: Database.Database
  private readonly prepared = new Map<string, Database.Statement>()
  private readonly preparedReads = new Map<string, Database.Statement>()

  constructor(file: string) {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
    this.writer = new Database(file)
    this.writer.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
    )
    this.writer.exec(schema)
    this.migrate()
    this.reader = new Database(file)
    // Reading the records of 20 hits through a page cache of 4 MB took a thirteenth of a query.
    this.reader.exec(
      'PRAGMA query_only = ON; PRAGMA busy_timeout = 5000; PRAGMA mmap_size = 1073741824;',
    )
  }

  close(): void {
    this.writer.exec('PRAGMA optimize')
    this.prepared.clear()
    this.preparedReads.clear()
    this.reader.close()
    this.writer.close()
  }

  /** `work` may be asynchronous, as writes are serialised. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    this.writer.exec('BEGIN IMMEDIATE')
    try {
      const result = await work()
      this.writer.exec('COMMIT')
      return result
    } catch (cause) {
      this.writer.exec('ROLLBACK')
      throw cause
    }
  }

  /** @returns how many rows it changed */
  run(sql: string, ...values: unknown[]): number {
    return prepareOnce(this.writer, this.prepared, sql).run(...values).changes
  }

  /** A row as the current transaction has it. */
  get(sql: string, ...values: unknown[]): Row | undefined {
    return prepareOnce(this.writer, this.prepared, sql).get(...values) as Row | undefined
  }

  readOne(sql: string, ...values: unknown[]): Row | undefined {
    return prepareOnce(this.reader, this.preparedReads, sql).get(...values) as Row | undefined
  }

  readAll(sql: string, ...values: unknown[]): Row[] {
    return prepareOnce(this.reader, this.preparedReads, sql).all(...values) as Row[]
  }

  /** Databases of earlier versions have other tables and columns. */
  private migrate(): void {
    const has = (table: string, column: string) =>
      (this.writer.prepare(`PRAGMA table_info(${table})`).all() as Row[]).some(
        ({ name }) => name === column,
      )
    if (!has('records', 'task'))
      this.writer.exec('ALTER TABLE records ADD COLUMN task INTEGER NOT NULL DEFAULT 0')
    for (const table of ['rules', 'dictionaries', 'keys'])
      this.writer.exec(`DROP TABLE IF EXISTS ${table}`)
    for (const [table, column] of formerColumns)
      if (has(table, column)) this.writer.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  }
}

function prepareOnce(
  database: Database.Database,
  prepared: Map<string, Database.Statement>,
  sql: string,
): Database.Statement {
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement
}
