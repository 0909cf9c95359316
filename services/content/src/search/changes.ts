import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  TaskConfig,
} from 'payload'
import { isGlobalWritten } from '../hooks/queue-revalidation'
import { claimJobs, releaseJobs } from '../jobs/claim'
import { startRunner } from '../jobs/runner'
import { isTree } from '../model/content-types'
import { searchClient } from './client'
import { indexDocuments, reindex, type Changed } from './index-documents'

/**
 * Collections whose names are in other documents' records, or whose children's addresses depend on
 * them.
 */
const affectOthers = new Set([
  'services',
  'sectors',
  'countries',
  'offices',
  'navigator-services',
  'navigator-regions',
])

/** Stored as the document id: rebuild all indexes. */
const rebuildAll = 0

const queue = 'search'
const batchSize = 50
const betweenBatchesMs = 100
const firstRetryMs = 1_000
const lastRetryMs = 30_000

export const queueSearchUpdate: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  collection,
  req,
  context,
  operation,
}) => {
  if (!searchClient || context.quiet) return doc
  const isRenamed =
    operation === 'update' &&
    ['slug', 'title', 'name', ...(isTree(collection.slug) ? ['parent'] : [])].some(
      (name) => JSON.stringify(doc[name] ?? null) !== JSON.stringify(previousDoc?.[name] ?? null),
    )
  await enqueueChange(
    req,
    collection.slug,
    isRenamed && (affectOthers.has(collection.slug) || isTree(collection.slug))
      ? rebuildAll
      : Number(doc.id),
  )
  return doc
}

export const queueSearchDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (searchClient) await enqueueChange(req, collection.slug, Number(doc.id))
  return doc
}

/** The labels of menus are in the records of the pages they link to. */
export const queueSearchUpdateOfMenus: GlobalAfterChangeHook = async (change) => {
  const { doc, global, req, context } = change
  if (searchClient && !context.quiet && (await isGlobalWritten(change)))
    await enqueueChange(req, global.slug, rebuildAll)
  return doc
}

/** Without a runner in this process, such as in scripts, that of another one sends the change. */
let wake = (): void => {}

export async function enqueueChange(
  req: PayloadRequest,
  collection: string,
  document: number,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'updateSearch',
    queue,
    input: { collection, document },
    req,
  })
  wake()
}

/** Sends queued changes to the search service while this service runs. */
export function startSearchUpdates(payload: Payload): void {
  if (searchClient) wake = startRunner(payload, createSearchUpdates(payload))
}

/**
 * Returns a function that sends one batch of changes, and returns the milliseconds to wait before
 * the next call: 0 when none waited, growing while the search service is down.
 */
function createSearchUpdates(payload: Payload): () => Promise<number> {
  let failures = 0
  return async () => {
    // one process at a time, so that the records of an older change cannot replace newer ones
    const jobs = await claimJobs(payload, queue, batchSize, () => queue)
    if (jobs.length === 0) return 0
    const ids = jobs.map(({ id }) => id)
    try {
      await updateRecords(
        payload,
        jobs.map(({ input }) => input as Changed),
      )
      await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { in: ids } } })
      failures = 0
      return betweenBatchesMs
    } catch (cause) {
      await releaseJobs(payload, ids)
      if (failures === 0)
        payload.logger.warn(
          { cause: String(cause) },
          'The search service does not take changes; they wait',
        )
      failures += 1
      return Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs)
    }
  }
}

const updateRecords = async (payload: Payload, changes: readonly Changed[]): Promise<unknown> =>
  changes.some(({ document }) => document === rebuildAll)
    ? reindex(payload)
    : indexDocuments(payload, uniqueOf(changes))

/** One change. `startSearchUpdates` sends waiting ones together, so that no job runs by itself. */
export const updateSearchTask: TaskConfig<{ input: Changed; output: object }> = {
  slug: 'updateSearch',
  handler: async ({ input, req }) => {
    await updateRecords(req.payload, [input])
    return { output: {} }
  },
}

const uniqueOf = (changes: readonly Changed[]): Changed[] => [
  ...new Map(changes.map((change) => [`${change.collection}-${change.document}`, change])).values(),
]
