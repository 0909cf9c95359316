import { randomUUID } from 'node:crypto'
import { ApiError } from '../api-error'
import type { IndexEntry } from '../index/catalog'
import type { Json, StoredRecord } from '../index/record'
import { findMatches } from '../query/find-documents'
import type { QueryParams } from '../query/params'
import { deleteRecords, writableIndex } from './index-rows'
import { applyPartial } from './partial-update'
import { objectIdOf, toBody } from './record-body'
import { deleteIndex } from './write-indexes'
import type { Step, Write, WriteQueue, Written } from './write-queue'

export type Action =
  | 'addObject'
  | 'updateObject'
  | 'partialUpdateObject'
  | 'partialUpdateObjectNoCreate'
  | 'deleteObject'
  | 'delete'
  | 'clear'
export type BatchItem = { action: Action; body: { [name: string]: Json } }

type Change = { put: StoredRecord; row: number } | { remove: string } | 'clear'

/** Writes records. @returns their objectIDs */
export async function writeBatch(
  queue: WriteQueue,
  name: string,
  items: readonly BatchItem[],
): Promise<Written<string[]>> {
  if (items.length === 1 && items[0]?.action === 'delete')
    return { ...(await deleteIndex(queue, name)), result: [] }
  return queue.write([name], async (write) => {
    const entry = writableIndex(write, name)
    const changes: Change[] = []
    const ids: string[] = []
    for (const item of items) {
      if (item.action === 'clear') await deleteRecords(write, entry.id)
      const { id, change } = storeItem(write, entry, item, ids.length)
      if (id !== null) ids.push(id)
      if (change) changes.push(change)
      await write.yieldToEventLoop()
    }
    return { result: ids, step: taking(write, entry, changes) }
  })
}

/** Deletes by filters; the API has no text query here. */
export function deleteBy(
  queue: WriteQueue,
  name: string,
  params: QueryParams,
): Promise<Written<null>> {
  return queue.write([name], async (write) => {
    const entry = writableIndex(write, name)
    const target = write.catalog.target(name)
    const result = findMatches(
      target,
      { ...target.settings, ...params, query: '' },
      { seesUnretrievable: true, clauses: [] },
    )
    const changes: Change[] = []
    for (const document of result.matches.documents) {
      const id = target.index.objectIds[document] ?? ''
      write.store.deleteRecord(entry.id, id)
      changes.push({ remove: id })
      await write.yieldToEventLoop()
    }
    return { result: null, step: taking(write, entry, changes) }
  })
}

/** Deletes all records of an index. */
export function clearIndex(queue: WriteQueue, name: string): Promise<Written<null>> {
  return queue.write([name], async (write) => {
    const entry = writableIndex(write, name)
    await deleteRecords(write, entry.id)
    return { result: null, step: taking(write, entry, ['clear']) }
  })
}

/** Stores one item of a batch. */
function storeItem(
  { store, task }: Write,
  entry: IndexEntry,
  { action, body }: BatchItem,
  position: number,
): { id: string | null; change: Change | null } {
  if (action === 'clear') return { id: null, change: 'clear' }
  if (action === 'delete')
    throw new ApiError(400, 'The action "delete" must be the only one of its batch')
  const id = objectIdOf(body) ?? (action === 'addObject' ? randomUUID() : null)
  if (id === null)
    throw new ApiError(400, `Missing mandatory attribute 'objectID' near line:1 column:${position}`)
  if (action === 'deleteObject') {
    store.deleteRecord(entry.id, id)
    return { id, change: { remove: id } }
  }
  const isPartial = action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate'
  const present = isPartial ? store.recordToChange(entry.id, id) : null
  if (action === 'partialUpdateObjectNoCreate' && !present) return { id, change: null }
  const record = isPartial ? applyPartial(present, id, body) : { ...body, objectID: id }
  if (!record) return { id, change: null }
  const row = store.putRecord(entry.id, id, toBody(record, position), task)
  return { id, change: { put: record, row } }
}

function taking(
  { catalog, yieldToEventLoop, rebuildIfNeeded }: Write,
  entry: IndexEntry,
  changes: readonly Change[],
): Step {
  return async () => {
    entry.updatedAt = new Date().toISOString()
    for (const change of changes) {
      if (change === 'clear') await catalog.build(entry)
      else if ('remove' in change) entry.index?.remove(change.remove)
      else entry.index?.put(change.put, change.row)
      await yieldToEventLoop()
    }
    entry.index?.publish()
    await rebuildIfNeeded(entry)
  }
}
