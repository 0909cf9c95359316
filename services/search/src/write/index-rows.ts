import { ApiError } from '../api-error'
import { discarded, type IndexEntry } from '../index/catalog'
import { freeMemory, largeIndex } from '../index/collect-garbage'
import type { Settings } from '../settings'
import type { Write } from './write-queue'

const rowsAtOnce = 200

/** The index of a name; one that doesn't exist is created. */
export const findOrCreate = (write: Write, name: string): IndexEntry =>
  write.catalog.entries.get(name) ?? createIndex(write, name)

export function createIndex(
  { store, catalog, afterCommit }: Write,
  name: string,
  settings: Settings = {},
  primary: string | null = null,
): IndexEntry {
  if (!/^[^\0/]{1,256}$/.test(name) || name === '*' || name === '.' || name === '..')
    throw new ApiError(400, 'indexName is not valid')
  const row = { id: store.createIndex(name, settings, primary), name, settings, primary }
  const entry = catalog.createEntry(row)
  afterCommit(() => catalog.entries.set(name, entry))
  return entry
}

export function updateIndex(
  { store, afterCommit }: Write,
  entry: IndexEntry,
  changes: Partial<IndexEntry>,
): void {
  store.updateIndex({ ...entry, ...changes })
  afterCommit(() => Object.assign(entry, changes))
}

/** Renames an index as discarded; its rows are deleted in steps. */
export function retireIndex({ store }: Write, entry: IndexEntry): void {
  store.updateIndex({ ...entry, name: `${discarded}${entry.id}` })
}

/** Deletes a retired index. */
export async function discardIndex(
  { store, catalog, yieldToEventLoop }: Write,
  indexId: number,
): Promise<void> {
  let deleted = 0
  for (;;) {
    const some = store.deleteSomeRecords(indexId, rowsAtOnce)
    if (some === 0) break
    deleted += some
    await yieldToEventLoop()
  }
  store.deleteIndex(indexId)
  await catalog.deleteSaved(indexId)
  if (deleted > largeIndex) freeMemory()
}
