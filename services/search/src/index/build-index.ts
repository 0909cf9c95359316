import type { Store } from '../store/store'
import { RecordIndex, type IndexPlan } from './record-index'

const pageSize = 500

/** An index of the committed records, in steps that yield to the event loop. */
export async function buildIndex(
  store: Store,
  indexId: number,
  plan: IndexPlan,
  yieldToEventLoop: () => Promise<void> | undefined,
): Promise<RecordIndex> {
  const index = new RecordIndex(plan)
  let row = -1
  for (;;) {
    const page = store.recordsAfter(indexId, row, pageSize)
    for (const { row: at, record } of page) {
      index.put(record, at)
      row = at
      await yieldToEventLoop()
    }
    if (page.length < pageSize) break
  }
  index.publish()
  return index
}

const versionsAtOnce = 2_000

/**
 * Takes the records into an index that were written or deleted after the task that it was saved at.
 *
 * @returns how many
 */
export async function catchUp(
  store: Store,
  indexId: number,
  index: RecordIndex,
  task: number,
  yieldToEventLoop: () => Promise<void> | undefined,
): Promise<number> {
  const gone = new Set(index.liveObjectIds())
  const later: number[] = []
  let row = -1
  for (;;) {
    const page = store.versionsAfter(indexId, row, versionsAtOnce)
    for (const version of page) {
      row = version.row
      gone.delete(version.objectId)
      const document = index.toDocumentKey(version.objectId)
      if (document === undefined || index.rows[document] !== row || version.task > task)
        later.push(row)
    }
    await yieldToEventLoop()
    if (page.length < versionsAtOnce) break
  }
  for (const objectId of gone) index.remove(objectId)
  for (const at of later) {
    const [record] = store.records([at])
    if (record) index.put(record, at)
    await yieldToEventLoop()
  }
  if (gone.size + later.length > 0) index.publish()
  return gone.size + later.length
}
