import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { searchClient } from './client'
import { indexDocuments, reindex, type Changed } from './index-documents'

/** Whatever is filed under one of these shows its name, and a tree's documents stand below it. */
const filesOthers = new Set([
  'services',
  'sectors',
  'countries',
  'offices',
  'navigator-services',
  'navigator-regions',
])

/** Instead of a document's number: everything is to be indexed anew. */
const everything = 0

const roundMs = 700

const atOnce = 50

export const queueSearchUpdate: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  collection,
  req,
  context,
  operation,
}) => {
  if (!searchClient || context.quiet) return doc
  const renamed =
    operation === 'update' &&
    ['slug', 'title', 'name', 'parent'].some(
      (name) => JSON.stringify(doc[name] ?? null) !== JSON.stringify(previousDoc?.[name] ?? null),
    )
  await note(
    req,
    collection.slug,
    renamed && (filesOthers.has(collection.slug) || 'parent' in doc) ? everything : Number(doc.id),
  )
  return doc
}

export const queueSearchDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (searchClient) await note(req, collection.slug, Number(doc.id))
  return doc
}

const note = (req: PayloadRequest, of: string, document: number) =>
  req.payload.create({
    collection: 'search-changes',
    data: { of, document },
    req,
    overrideAccess: true,
  })

let open = false

/**
 * Tells the search service of changes, for as long as the content service runs. While it does not
 * answer they wait.
 */
export function startSearchQueue(payload: Payload): void {
  if (open || !searchClient) return
  open = true
  let pause = roundMs
  const round = async () => {
    try {
      await indexChanges(payload)
      pause = roundMs
    } catch (cause) {
      if (pause === roundMs)
        payload.logger.warn(
          { cause: String(cause) },
          'The search service does not take changes; they wait',
        )
      pause = Math.min(pause * 2, 30_000)
    }
    setTimeout(round, pause).unref()
  }
  void round()
}

/**
 * One round. A change is forgotten only when the search service has it; one that comes meanwhile is
 * a row of its own.
 */
async function indexChanges(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'search-changes',
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) return 0
  if (docs.some(({ document }) => document === everything)) await reindex(payload)
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
