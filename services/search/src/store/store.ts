import type { StoredRecord } from '../index/record'
import type { Synonym } from '../query/synonyms'
import type { Settings } from '../settings'
import { Connections } from './connections'
import { CountRows } from './count-rows'

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
/**
 * All persistent data, in one SQLite file.
 */
export class Store {
  readonly counts: CountRows
  private readonly connections: Connections

  constructor(readonly file: string) {
    this.connections = new Connections(file)
    this.counts = new CountRows(this.connections)
  }

  close(): void {
    this.connections.close()
  }

  /** A transaction. `work` may be asynchronous, as writes are serialised. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.connections.transaction(work)
  }

  indexes(): IndexRow[] {
    return this.connections
      .readAll(
        'SELECT id, name, settings, primary_name, is_virtual, created_at, updated_at FROM indexes ORDER BY id',
      )
      .map((row) => ({
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
    const row = this.connections.get(
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
    this.connections.run(
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
    this.connections.run('DELETE FROM indexes WHERE id = ?', id)
  }

  /** @param task of the write, by which a snapshot of the index knows later records */
  putRecord(indexId: number, objectId: string, body: string, task: number): number {
    const row = this.connections.get(
      'INSERT INTO records (index_id, object_id, body, task) VALUES (?, ?, ?, ?) ON CONFLICT (index_id, object_id) DO UPDATE SET body = excluded.body, task = excluded.task RETURNING row',
      indexId,
      objectId,
      body,
      task,
    )
    return Number(row?.row)
  }

  deleteRecord(indexId: number, objectId: string): void {
    this.connections.run(
      'DELETE FROM records WHERE index_id = ? AND object_id = ?',
      indexId,
      objectId,
    )
  }

  /**
   * Deletes a batch of records and returns the count, so that large indexes are deleted in steps.
   */
  deleteSomeRecords(indexId: number, most: number): number {
    return this.connections.run(
      'DELETE FROM records WHERE row IN (SELECT row FROM records WHERE index_id = ? LIMIT ?)',
      indexId,
      most,
    )
  }

  /** Copies a batch of records after a row; returns the last row, or null at the end. */
  copySomeRecords(
    from: number,
    to: number,
    after: number,
    most: number,
    task: number,
  ): number | null {
    const last = this.connections.get(
      'SELECT MAX(row) AS last FROM (SELECT row FROM records WHERE index_id = ? AND row > ? ORDER BY row LIMIT ?)',
      from,
      after,
      most,
    )?.last
    if (typeof last !== 'number') return null
    this.connections.run(
      'INSERT INTO records (index_id, object_id, body, task) SELECT ?, object_id, body, ? FROM records WHERE index_id = ? AND row > ? AND row <= ? ORDER BY row',
      to,
      task,
      from,
      after,
      last,
    )
    return last
  }

  /** The records of rows, in their order; null for one that is gone. */
  records(rows: readonly number[]): (StoredRecord | null)[] {
    const found = this.connections.readAll(
      'SELECT row, body FROM records WHERE row IN (SELECT value FROM json_each(?))',
      JSON.stringify(rows),
    )
    const bodies = new Map(found.map(({ row, body }) => [row, body]))
    return rows.map((row) => toRecord(bodies.get(row)))
  }

  recordOf(indexId: number, objectId: string): StoredRecord | null {
    return toRecord(this.connections.readOne(recordByObjectId, indexId, objectId)?.body)
  }

  /** The record as the current transaction has it. */
  recordToChange(indexId: number, objectId: string): StoredRecord | null {
    return toRecord(this.connections.get(recordByObjectId, indexId, objectId)?.body)
  }

  /** The next records after a row, oldest first. */
  recordsAfter(
    indexId: number,
    row: number,
    most: number,
  ): { row: number; record: StoredRecord }[] {
    return this.connections
      .readAll(
        'SELECT row, body FROM records WHERE index_id = ? AND row > ? ORDER BY row LIMIT ?',
        indexId,
        row,
        most,
      )
      .map((row) => ({
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
    return this.connections
      .readAll(
        'SELECT row, object_id, task FROM records WHERE index_id = ? AND row > ? ORDER BY row LIMIT ?',
        indexId,
        row,
        most,
      )
      .map((row) => ({
        row: Number(row.row),
        objectId: String(row.object_id),
        task: Number(row.task),
      }))
  }

  /** How many records there are, counted up to a limit. */
  countRecords(indexId: number, most: number): number {
    const sql = 'SELECT COUNT(*) AS n FROM (SELECT 1 FROM records WHERE index_id = ? LIMIT ?)'
    return Number(this.connections.readOne(sql, indexId, most)?.n ?? 0)
  }

  dataSize(indexId: number): number {
    return Number(
      this.connections.readOne(
        'SELECT COALESCE(SUM(LENGTH(body)), 0) AS size FROM records WHERE index_id = ?',
        indexId,
      )?.size ?? 0,
    )
  }

  synonyms(indexId: number): Synonym[] {
    return this.connections
      .readAll('SELECT body FROM synonyms WHERE index_id = ? ORDER BY rowid', indexId)
      .map(({ body }) => JSON.parse(String(body)) as Synonym)
  }

  /** Adds a synonym, or replaces the one of the same id. */
  putSynonym(indexId: number, synonym: Synonym): void {
    this.connections.run(
      'INSERT INTO synonyms (index_id, object_id, body) VALUES (?, ?, ?) ON CONFLICT (index_id, object_id) DO UPDATE SET body = excluded.body',
      indexId,
      synonym.objectID,
      JSON.stringify(synonym),
    )
  }

  deleteSynonyms(indexId: number): void {
    this.connections.run('DELETE FROM synonyms WHERE index_id = ?', indexId)
  }

  keys(): StoredKey[] {
    return this.connections
      .readAll('SELECT body FROM keys')
      .map(({ body }) => JSON.parse(String(body)) as StoredKey)
  }

  putKey(key: StoredKey): void {
    this.connections.run(
      'INSERT INTO keys (value, body) VALUES (?, ?) ON CONFLICT (value) DO UPDATE SET body = excluded.body',
      key.value,
      JSON.stringify(key),
    )
  }

  /** A monotonic number per write. */
  nextTask(): number {
    return Number(
      this.connections.get(
        "INSERT INTO counters (name, value) VALUES ('task', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value",
      )?.value,
    )
  }

  lastTask(): number {
    return Number(
      this.connections.readOne("SELECT value FROM counters WHERE name = 'task'")?.value ?? 0,
    )
  }
}

const recordByObjectId = 'SELECT body FROM records WHERE index_id = ? AND object_id = ?'

function toRecord(body: unknown): StoredRecord | null {
  return typeof body === 'string' ? (JSON.parse(body) as StoredRecord) : null
}
