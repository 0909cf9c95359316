import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import type { StoredRecord } from '../index/record'
import type { Synonym } from '../query/synonyms'
import type { Rule } from '../rules/rule'
import type { Settings } from '../settings'

export type IndexRow = {
  id: number
  name: string
  settings: Settings
  primary: string | null
  virtual: boolean
  createdAt: string
  updatedAt: string
}
export type StoredKey = {
  value: string
  createdAt: number
  expiresAt: number | null
  acl: string[]
  description: string
  indexes: string[]
  maxHitsPerQuery: number
  maxQueriesPerIPPerHour: number
  queryParameters: string
  referers: string[]
  /** A deleted key can be restored. */
  deletedAt?: number
}
export type SearchCount = {
  day: string
  index: string
  search: string
  count: number
  noResults: number
  withFilter: number
  hits: number
}

/** Searches of a day whose clicks are counted. */
export type ClickCount = {
  day: string
  index: string
  searches: number
  /** Searches with a click, and with a conversion. */
  clicked: number
  converted: number
  /** Clicks, and the sum of their positions, from 1. */
  clicks: number
  positions: number
}

const schema = `
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, settings TEXT NOT NULL, primary_name TEXT,
    is_virtual INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
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
  CREATE TABLE IF NOT EXISTS rules (
    index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (index_id, object_id)
  );
  CREATE TABLE IF NOT EXISTS keys (value TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS searches (
    day TEXT NOT NULL, index_name TEXT NOT NULL, search TEXT NOT NULL, count INTEGER NOT NULL,
    no_results INTEGER NOT NULL, with_filter INTEGER NOT NULL, hits INTEGER NOT NULL,
    PRIMARY KEY (day, index_name, search)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS clicks (
    day TEXT NOT NULL, index_name TEXT NOT NULL, searches INTEGER NOT NULL,
    clicked INTEGER NOT NULL, clicks INTEGER NOT NULL, positions INTEGER NOT NULL,
    converted INTEGER NOT NULL, PRIMARY KEY (day, index_name)
  ) WITHOUT ROWID;
`

/**
 * All persistent data, in one SQLite file. Only this class writes rows. Reads have a connection of
 * their own, so that none sees what a transaction has not committed.
 */
export class Store {
  private readonly database: Database.Database
  private readonly reader: Database.Database
  private readonly prepared = new Map<string, Database.Statement>()
  private readonly preparedReads = new Map<string, Database.Statement>()

  constructor(readonly file: string) {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
    this.database = new Database(file)
    this.database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000;',
    )
    this.database.exec(schema)
    this.addTaskColumn()
    this.reader = new Database(file)
    this.reader.exec(
      'PRAGMA query_only = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -4000;',
    )
  }

  close(): void {
    this.database.exec('PRAGMA optimize')
    this.prepared.clear()
    this.preparedReads.clear()
    this.reader.close()
    this.database.close()
  }

  /** A transaction. `work` may be asynchronous, as writes are serialised. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const result = await work()
      this.database.exec('COMMIT')
      return result
    } catch (cause) {
      this.database.exec('ROLLBACK')
      throw cause
    }
  }

  indexes(): IndexRow[] {
    return this.readAll(
      'SELECT id, name, settings, primary_name, is_virtual, created_at, updated_at FROM indexes ORDER BY id',
    ).map((row) => ({
      id: Number(row.id),
      name: String(row.name),
      settings: JSON.parse(String(row.settings)) as Settings,
      primary: row.primary_name === null ? null : String(row.primary_name),
      virtual: row.is_virtual === 1,
      createdAt: String(row.created_at),
      updatedAt: String(row.updated_at),
    }))
  }

  createIndex(
    name: string,
    settings: Settings,
    primary: string | null,
    virtual: boolean,
    now: string,
  ): number {
    const row = this.get(
      'INSERT INTO indexes (name, settings, primary_name, is_virtual, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
      name,
      JSON.stringify(settings),
      primary,
      Number(virtual),
      now,
      now,
    )
    return Number(row?.id)
  }

  updateIndex(
    id: number,
    { name, settings, primary, virtual, updatedAt }: Omit<IndexRow, 'id' | 'createdAt'>,
  ): void {
    this.run(
      'UPDATE indexes SET name = ?, settings = ?, primary_name = ?, is_virtual = ?, updated_at = ? WHERE id = ?',
      name,
      JSON.stringify(settings),
      primary,
      Number(virtual),
      updatedAt,
      id,
    )
  }

  deleteIndex(id: number): void {
    this.run('DELETE FROM indexes WHERE id = ?', id)
  }

  /** Databases of earlier versions lack the column. */
  private addTaskColumn(): void {
    const columns = this.database.prepare('PRAGMA table_info(records)').all() as { name: string }[]
    if (!columns.some(({ name }) => name === 'task'))
      this.database.exec('ALTER TABLE records ADD COLUMN task INTEGER NOT NULL DEFAULT 0')
  }

  /** @param task of the write, by which a snapshot of the index knows later records */
  putRecord(indexId: number, objectId: string, body: string, task: number): number {
    const row = this.get(
      'INSERT INTO records (index_id, object_id, body, task) VALUES (?, ?, ?, ?) ON CONFLICT (index_id, object_id) DO UPDATE SET body = excluded.body, task = excluded.task RETURNING row',
      indexId,
      objectId,
      body,
      task,
    )
    return Number(row?.row)
  }

  deleteRecord(indexId: number, objectId: string): void {
    this.run('DELETE FROM records WHERE index_id = ? AND object_id = ?', indexId, objectId)
  }

  /**
   * Deletes a batch of records and returns the count, so that large indexes are deleted in steps.
   */
  deleteSomeRecords(indexId: number, most: number): number {
    return this.statement(
      'DELETE FROM records WHERE row IN (SELECT row FROM records WHERE index_id = ? LIMIT ?)',
    ).run(indexId, most).changes
  }

  /** Copies a batch of records after a row; returns the last row, or null at the end. */
  copySomeRecords(
    from: number,
    to: number,
    after: number,
    most: number,
    task: number,
  ): number | null {
    const last = this.get(
      'SELECT MAX(row) AS last FROM (SELECT row FROM records WHERE index_id = ? AND row > ? ORDER BY row LIMIT ?)',
      from,
      after,
      most,
    )?.last
    if (typeof last !== 'number') return null
    this.run(
      'INSERT INTO records (index_id, object_id, body, task) SELECT ?, object_id, body, ? FROM records WHERE index_id = ? AND row > ? AND row <= ? ORDER BY row',
      to,
      task,
      from,
      after,
      last,
    )
    return last
  }

  record(row: number): StoredRecord | null {
    return toRecord(this.readOne('SELECT body FROM records WHERE row = ?', row)?.body)
  }

  recordOf(indexId: number, objectId: string): StoredRecord | null {
    return toRecord(this.readOne(recordByObjectId, indexId, objectId)?.body)
  }

  /** The record as the current transaction has it. */
  recordToChange(indexId: number, objectId: string): StoredRecord | null {
    return toRecord(this.get(recordByObjectId, indexId, objectId)?.body)
  }

  /** The next records after a row, oldest first. */
  recordsAfter(
    indexId: number,
    row: number,
    most: number,
  ): { row: number; record: StoredRecord }[] {
    return this.readAll(
      'SELECT row, body FROM records WHERE index_id = ? AND row > ? ORDER BY row LIMIT ?',
      indexId,
      row,
      most,
    ).map((row) => ({
      row: Number(row.row),
      record: JSON.parse(String(row.body)) as StoredRecord,
    }))
  }

  /** Which records there are after a row, and the task that wrote each. */
  versionsAfter(
    indexId: number,
    row: number,
    most: number,
  ): { row: number; objectId: string; task: number }[] {
    return this.readAll(
      'SELECT row, object_id, task FROM records WHERE index_id = ? AND row > ? ORDER BY row LIMIT ?',
      indexId,
      row,
      most,
    ).map((row) => ({
      row: Number(row.row),
      objectId: String(row.object_id),
      task: Number(row.task),
    }))
  }

  /** How many records there are, counted up to a limit. */
  countRecords(indexId: number, most: number): number {
    const sql = 'SELECT COUNT(*) AS n FROM (SELECT 1 FROM records WHERE index_id = ? LIMIT ?)'
    return Number(this.readOne(sql, indexId, most)?.n ?? 0)
  }

  dataSize(indexId: number): number {
    return Number(
      this.readOne(
        'SELECT COALESCE(SUM(LENGTH(body)), 0) AS size FROM records WHERE index_id = ?',
        indexId,
      )?.size ?? 0,
    )
  }

  synonyms(indexId: number): Synonym[] {
    return this.bodiesOf('synonyms', indexId) as Synonym[]
  }

  rules(indexId: number): Rule[] {
    return this.bodiesOf('rules', indexId) as Rule[]
  }

  private bodiesOf(table: 'synonyms' | 'rules', indexId: number): unknown[] {
    const sql = `SELECT body FROM ${table} WHERE index_id = ? ORDER BY rowid`
    return this.readAll(sql, indexId).map(({ body }): unknown => JSON.parse(String(body)))
  }

  /** Adds a synonym or a rule, or replaces the one of the same id. */
  put(table: 'synonyms' | 'rules', indexId: number, item: Synonym | Rule): void {
    this.run(
      `INSERT INTO ${table} (index_id, object_id, body) VALUES (?, ?, ?) ON CONFLICT (index_id, object_id) DO UPDATE SET body = excluded.body`,
      indexId,
      item.objectID,
      JSON.stringify(item),
    )
  }

  /** Deletes one synonym or rule of an index, or all. */
  remove(table: 'synonyms' | 'rules', indexId: number, objectId?: string): void {
    if (objectId === undefined) this.run(`DELETE FROM ${table} WHERE index_id = ?`, indexId)
    else this.run(`DELETE FROM ${table} WHERE index_id = ? AND object_id = ?`, indexId, objectId)
  }

  keys(): StoredKey[] {
    return this.readAll('SELECT body FROM keys').map(
      ({ body }) => JSON.parse(String(body)) as StoredKey,
    )
  }

  putKey(key: StoredKey): void {
    this.run(
      'INSERT INTO keys (value, body) VALUES (?, ?) ON CONFLICT (value) DO UPDATE SET body = excluded.body',
      key.value,
      JSON.stringify(key),
    )
  }

  /** A monotonic number per write. */
  nextTask(): number {
    return Number(
      this.get(
        "INSERT INTO counters (name, value) VALUES ('task', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value",
      )?.value,
    )
  }

  lastTask(): number {
    return Number(this.readOne("SELECT value FROM counters WHERE name = 'task'")?.value ?? 0)
  }

  addSearch({ day, index, search, count, noResults, withFilter, hits }: SearchCount): void {
    this.run(
      'INSERT INTO searches VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count, no_results = no_results + excluded.no_results, with_filter = with_filter + excluded.with_filter, hits = excluded.hits',
      day,
      index,
      search,
      count,
      noResults,
      withFilter,
      hits,
    )
  }

  deleteSearches(before: string): void {
    this.run('DELETE FROM searches WHERE day < ?', before)
  }

  countSearches(day: string, index: string): number {
    return Number(
      this.get('SELECT COUNT(*) AS n FROM searches WHERE day = ? AND index_name = ?', day, index)
        ?.n ?? 0,
    )
  }

  /** Sums over the days, the most frequent first. */
  searches(
    index: string,
    from: string,
    to: string,
    onlyWithoutResults: boolean,
    limit: number,
    offset: number,
  ): Pick<SearchCount, 'search' | 'count' | 'withFilter' | 'hits'>[] {
    const counted = onlyWithoutResults ? 'no_results' : 'count'
    return this.readAll(
      `SELECT search, SUM(${counted}) AS total, SUM(with_filter) AS with_filter, MAX(hits) AS hits FROM searches
       WHERE index_name = ? AND day BETWEEN ? AND ? AND ${counted} > 0 GROUP BY search ORDER BY total DESC, search LIMIT ? OFFSET ?`,
      index,
      from,
      to,
      limit,
      offset,
    ).map((row) => ({
      search: String(row.search),
      count: Number(row.total),
      withFilter: Number(row.with_filter),
      hits: Number(row.hits),
    }))
  }

  addClicks({ day, index, searches, clicked, clicks, positions, converted }: ClickCount): void {
    this.run(
      'INSERT INTO clicks VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET searches = searches + excluded.searches, clicked = clicked + excluded.clicked, clicks = clicks + excluded.clicks, positions = positions + excluded.positions, converted = converted + excluded.converted',
      day,
      index,
      searches,
      clicked,
      clicks,
      positions,
      converted,
    )
  }

  deleteClicks(before: string): void {
    this.run('DELETE FROM clicks WHERE day < ?', before)
  }

  /** By day, the oldest first. */
  clicks(index: string, from: string, to: string): ClickCount[] {
    return this.readAll(
      'SELECT * FROM clicks WHERE index_name = ? AND day BETWEEN ? AND ? ORDER BY day',
      index,
      from,
      to,
    ).map((row) => ({
      day: String(row.day),
      index,
      searches: Number(row.searches),
      clicked: Number(row.clicked),
      clicks: Number(row.clicks),
      positions: Number(row.positions),
      converted: Number(row.converted),
    }))
  }

  private statement(sql: string): Database.Statement {
    return prepareOnce(this.database, this.prepared, sql)
  }

  private run(sql: string, ...values: unknown[]): void {
    this.statement(sql).run(...values)
  }

  private get(sql: string, ...values: unknown[]): Record<string, unknown> | undefined {
    return this.statement(sql).get(...values) as Record<string, unknown> | undefined
  }

  private readOne(sql: string, ...values: unknown[]): Record<string, unknown> | undefined {
    const statement = prepareOnce(this.reader, this.preparedReads, sql)
    return statement.get(...values) as Record<string, unknown> | undefined
  }

  private readAll(sql: string, ...values: unknown[]): Record<string, unknown>[] {
    const statement = prepareOnce(this.reader, this.preparedReads, sql)
    return statement.all(...values) as Record<string, unknown>[]
  }
}

const recordByObjectId = 'SELECT body FROM records WHERE index_id = ? AND object_id = ?'

function prepareOnce(
  database: Database.Database,
  prepared: Map<string, Database.Statement>,
  sql: string,
): Database.Statement {
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement
}

function toRecord(body: unknown): StoredRecord | null {
  return typeof body === 'string' ? (JSON.parse(body) as StoredRecord) : null
}
