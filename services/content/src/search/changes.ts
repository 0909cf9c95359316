import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload'
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

const pollMs = 700

const batchSize = 50

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
    ['slug', 'title', 'name', 'parent'].some(
      (name) => JSON.stringify(doc[name] ?? null) !== JSON.stringify(previousDoc?.[name] ?? null),
    )
  await enqueueChange(
    req,
    collection.slug,
    isRenamed && (affectOthers.has(collection.slug) || 'parent' in doc)
      ? rebuildAll
      : Number(doc.id),
  )
  return doc
}

export const queueSearchDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (searchClient) await enqueueChange(req, collection.slug, Number(doc.id))
  return doc
}

const enqueueChange = (req: PayloadRequest, of: string, document: number) =>
  req.payload.create({
    collection: 'search-changes',
    data: { of, document },
    req,
    overrideAccess: true,
  })

let started = false

/**
 * Polls the queue while the service runs, with increasing delays while the search service is down.
 */
export function startSearchQueue(payload: Payload): void {
  if (started || !searchClient) return
  started = true
  let delay = pollMs
  const poll = async () => {
    try {
      await indexChanges(payload)
      delay = pollMs
    } catch (cause) {
      if (delay === pollMs)
        payload.logger.warn(
          { cause: String(cause) },
          'The search service does not take changes; they wait',
        )
      delay = Math.min(delay * 2, 30_000)
    }
    setTimeout(poll, delay).unref()
  }
  void poll()
}

/**
 * Processes one batch. Rows are deleted after the search service has accepted them; changes
 * meanwhile are new rows.
 */
async function indexChanges(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'search-changes',
    sort: 'id',
    limit: batchSize,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) return 0
  if (docs.some(({ document }) => document === rebuildAll)) await reindex(payload)
  else await indexDocuments(payload, uniqueOf(docs))
  await payload.delete({
    collection: 'search-changes',
    where: { id: { in: docs.map(({ id }) => id) } },
    overrideAccess: true,
  })
  return docs.length
}

const uniqueOf = (rows: readonly { of: string; document: number }[]): Changed[] => [
  ...new Map(
    rows.map(({ of, document }) => [`${of}-${document}`, { collection: of, document }]),
  ).values(),
]
