import { ApiError } from '../api-error'
import type { IndexEntry } from '../index/catalog'
import { freeMemory, largeIndex } from '../index/collect-garbage'
import type { Settings } from '../settings'
import { discarded } from './discarded-index'
import type { Write } from './write-queue'

const rowsAtOnce = 200

/** The index of a name; one that doesn't exist is created. */
export const findOrCreate = (write: Write, name: string): IndexEntry =>
  write.catalog.entries.get(name) ?? createIndex(write, name)

/** The index of a name, whose records may be written. */
export function writableIndex(write: Write, name: string): IndexEntry {
  const entry = findOrCreate(write, name)
  if (entry.primary)
    throw new ApiError(
      403,
      `Index ${name} is a replica of ${entry.primary}: write to the primary index`,
    )
  return entry
}

export function createIndex(
  { store, catalog, afterCommit }: Write,
  name: string,
  settings: Settings = {},
  primary: string | null = null,
  virtual = false,
): IndexEntry {
  if (!/^[^\0/]{1,256}$/.test(name) || name === '*' || name === '.' || name === '..')
    throw new ApiError(400, 'indexName is not valid')
  const now = new Date().toISOString()
  const id = store.createIndex(name, settings, primary, virtual, now)
  const row = { id, name, settings, primary, virtual, createdAt: now, updatedAt: now }
  const entry = catalog.createEntry(row)
  afterCommit(() => catalog.entries.set(name, entry))
  return entry
}

export function updateIndex(
  { store, afterCommit }: Write,
  entry: IndexEntry,
  changes: Partial<IndexEntry>,
): void {
  store.updateIndex(entry.id, { ...entry, ...changes })
  afterCommit(() => Object.assign(entry, changes))
}

/** Renames an index as discarded; its rows are deleted in steps. */
export function retireIndex({ store }: Write, entry: IndexEntry): void {
  store.updateIndex(entry.id, { ...entry, name: `${discarded}${entry.id}` })
}

/** Deletes a retired index. */
export async function discardIndex(write: Write, indexId: number): Promise<void> {
  const deleted = await deleteRecords(write, indexId)
  write.store.deleteIndex(indexId)
  await write.catalog.deleteSaved(indexId)
  if (deleted > largeIndex) freeMemory()
}

export async function deleteRecords(
  { store, yieldToEventLoop }: Write,
  indexId: number,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const some = store.deleteSomeRecords(indexId, rowsAtOnce)
    if (some === 0) return deleted
    deleted += some
    await yieldToEventLoop()
  }
}

export async function copyRecords(
  { store, task, yieldToEventLoop }: Write,
  from: number,
  to: number,
): Promise<void> {
  let last: number | null = -1
  while (last !== null) {
    last = store.copySomeRecords(from, to, last, rowsAtOnce, task)
    await yieldToEventLoop()
  }
}

/** Replaces the synonyms of an index by those of another. */
export function copySynonyms({ store }: Write, from: IndexEntry, to: IndexEntry): void {
  store.deleteSynonyms(to.id)
  for (const synonym of from.synonyms) store.putSynonym(to.id, synonym)
}

export function withoutNulls(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== undefined),
  )
}
