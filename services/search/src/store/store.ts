import type { StoredRecord } from '../index/record'
import type { Synonym } from '../query/synonyms'
import type { Settings } from '../settings'
import { SearchDatabase } from './database'

export type IndexRow = { id: number; name: string; settings: Settings; primary: string | null }

/** Indexes, their records and synonyms, and the numbers of writes. */
export class Store {
  /** For transactions, and counts of searches. */
  readonly database: SearchDatabase

  constructor(readonly file: string) {
    this.database = new SearchDatabase(file)
  }

  close(): void {
    this.database.close()
  }

  indexes(): IndexRow[] {
    return this.database
      .readAll('SELECT id, name, settings, primary_name FROM indexes ORDER BY id')
      .map((row) => ({
        id: Number(row.id),
        name: String(row.name),
        settings: JSON.parse(String(row.settings)) as Settings,
        primary: row.primary_name === null ? null : String(row.primary_name),
      }))
  }

  createIndex(name: string, settings: Settings, primary: string | null): number {
    const row = this.database.get(
      'INSERT INTO indexes (name, settings, primary_name) VALUES (?, ?, ?) RETURNING id',
      name,
      JSON.stringify(settings),
      primary,
    )
    return Number(row?.id)
  }

  updateIndex({ id, name, settings, primary }: IndexRow): void {
    this.database.run(
      'UPDATE indexes SET name = ?, settings = ?, primary_name = ? WHERE id = ?',
      name,
      JSON.stringify(settings),
      primary,
      id,
    )
  }

  deleteIndex(id: number): void {
    this.database.run('DELETE FROM indexes WHERE id = ?', id)
  }

  /** @param task of the write, by which a snapshot of the index knows later records */
  putRecord(indexId: number, objectId: string, body: string, task: number): number {
    const row = this.database.get(
      'INSERT INTO records (index_id, object_id, body, task) VALUES (?, ?, ?, ?) ON CONFLICT (index_id, object_id) DO UPDATE SET body = excluded.body, task = excluded.task RETURNING row',
      indexId,
      objectId,
      body,
      task,
    )
    return Number(row?.row)
  }

  deleteRecord(indexId: number, objectId: string): void {
    this.database.run('DELETE FROM records WHERE index_id = ? AND object_id = ?', indexId, objectId)
  }

  /** Deletes a batch of records and returns the count, so that large indexes are deleted in steps. */
  deleteSomeRecords(indexId: number, most: number): number {
    return this.database.run(
      'DELETE FROM records WHERE row IN (SELECT row FROM records WHERE index_id = ? LIMIT ?)',
      indexId,
      most,
    )
  }

  /** The records of rows, in their order; null for one that is gone. */
  records(rows: readonly number[]): (StoredRecord | null)[] {
    const found = this.database.readAll(
      'SELECT row, body FROM records WHERE row IN (SELECT value FROM json_each(?))',
      JSON.stringify(rows),
    )
    const bodies = new Map(found.map(({ row, body }) => [row, body]))
    return rows.map((row) => {
      const body = bodies.get(row)
      return typeof body === 'string' ? (JSON.parse(body) as StoredRecord) : null
    })
  }

  /** The next records after a row, oldest first. */
  recordsAfter(
    indexId: number,
    row: number,
    most: number,
  ): { row: number; record: StoredRecord }[] {
    return this.database
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
    return this.database
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
    return Number(this.database.readOne(sql, indexId, most)?.n ?? 0)
  }

  synonyms(indexId: number): Synonym[] {
    return this.database
      .readAll('SELECT body FROM synonyms WHERE index_id = ? ORDER BY rowid', indexId)
      .map(({ body }) => JSON.parse(String(body)) as Synonym)
  }

  replaceSynonyms(indexId: number, synonyms: readonly Synonym[]): void {
    this.database.run('DELETE FROM synonyms WHERE index_id = ?', indexId)
    for (const synonym of synonyms)
      this.database.run(
        'INSERT OR REPLACE INTO synonyms (index_id, object_id, body) VALUES (?, ?, ?)',
        indexId,
        synonym.objectID,
        JSON.stringify(synonym),
      )
  }

  /** Replaces the synonyms of an index by those of another. */
  copySynonyms(from: number, to: number): void {
    this.database.run('DELETE FROM synonyms WHERE index_id = ?', to)
    this.database.run(
      'INSERT INTO synonyms (index_id, object_id, body) SELECT ?, object_id, body FROM synonyms WHERE index_id = ? ORDER BY rowid',
      to,
      from,
    )
  }

  /** A monotonic number per write. */
  nextTask(): number {
    return Number(
      this.database.get(
        "INSERT INTO counters (name, value) VALUES ('task', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value",
      )?.value,
    )
  }

  lastTask(): number {
    return Number(
      this.database.readOne("SELECT value FROM counters WHERE name = 'task'")?.value ?? 0,
    )
  }
}
