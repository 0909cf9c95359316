import { ApiError } from '../api-error'
import type { IndexEntry } from '../index/catalog'
import type { Json, StoredRecord } from '../index/record'
import { findOrCreate } from './index-rows'
import { readObjectId, toBody } from './record-body'
import type { Step, Write, WriteQueue, Written } from './write-queue'

export type BatchItem = {
  action: 'addObject' | 'deleteObject'
  body: { [name: string]: Json }
}

/** A record that was stored, or the id of one that was deleted. */
type Change = { put: StoredRecord; row: number } | { remove: string }

/** Writes records. @returns their objectIDs */
export function writeBatch(
  queue: WriteQueue,
  name: string,
  items: readonly BatchItem[],
): Promise<Written<string[]>> {
  return queue.write(async (write) => {
    const entry = findOrCreate(write, name)
    if (entry.primary)
      throw new ApiError(
        403,
        `Index ${name} is a replica of ${entry.primary}: write to the primary index`,
      )
    const changes: Change[] = []
    const ids: string[] = []
    for (const [position, item] of items.entries()) {
      const id = readObjectId(item.body)
      if (id === null)
        throw new ApiError(
          400,
          `Missing mandatory attribute 'objectID' near line:1 column:${position}`,
        )
      ids.push(id)
      changes.push(storeItem(write, entry.id, id, item, position))
      await write.yieldToEventLoop()
    }
    return { result: ids, step: takeChanges(write, entry, changes) }
  })
}

function storeItem(
  { store, task }: Write,
  indexId: number,
  id: string,
  { action, body }: BatchItem,
  position: number,
): Change {
  if (action === 'deleteObject') {
    store.deleteRecord(indexId, id)
    return { remove: id }
  }
  const record = { ...body, objectID: id }
  return { put: record, row: store.putRecord(indexId, id, toBody(record, position), task) }
}

function takeChanges(
  { yieldToEventLoop, rebuildIfNeeded }: Write,
  entry: IndexEntry,
  changes: readonly Change[],
): Step {
  return async () => {
    for (const change of changes) {
      if ('remove' in change) entry.index?.remove(change.remove)
      else entry.index?.put(change.put, change.row)
      await yieldToEventLoop()
    }
    entry.index?.publish()
    await rebuildIfNeeded(entry)
  }
}
