import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import type { BulkResult } from '../../payload-types'
import { findChanges } from '../audit/changes'
import { record } from '../audit/audit-trail'
import { toMessages } from './import'
import { assertAllowed, type StateBefore } from './state'
import type { Steps } from './steps'
import { getBulkTexts } from './texts'

/** Undoes a run document by document, from its last row on. */
export const undoSteps: Steps = async function* (payload, run, toRequest) {
  for (let row = Number.MAX_SAFE_INTEGER; ;) {
    const { docs } = await payload.find({
      collection: 'bulk-results',
      where: {
        run: { equals: run.id },
        row: { less_than: row },
        action: { in: ['create', 'update'] },
        undone: { exists: false },
      },
      sort: '-row',
      limit: 1,
      pagination: false,
      depth: 0,
    })
    const [last] = docs
    if (!last) return
    row = last.row
    const where = {
      run: { equals: run.id },
      document: { equals: last.document },
      type: { equals: last.type },
      action: { in: ['create', 'update'] },
    }
    const { docs: results } = await payload.find({
      collection: 'bulk-results',
      where,
      sort: 'row',
      pagination: false,
      depth: 0,
    })
    const req = await toRequest()
    await initTransaction(req)
    const undone = await undoDocument(req, results)
    if (undone !== 'undone') await killTransaction(req)
    await payload.db.updateMany({
      collection: 'bulk-results',
      where,
      data: { undone },
      returning: false,
      req,
    })
    await commitTransaction(req)
    yield
  }
}

type Doc = Record<string, unknown> & { id: number }

/**
 * Brings a document back to the state before the first of its rows, if it is in the state after the
 * last one.
 *
 * @returns `undone`, or why it is not
 */
async function undoDocument(base: PayloadRequest, results: BulkResult[]): Promise<string> {
  const texts = getBulkTexts(base.i18n.language)
  const [first, last] = [results[0], results.at(-1)]
  if (!first || !last) return texts.failed
  const collection = first.type as CollectionSlug
  const id = Number(first.document)
  const { config } = base.payload.collections[collection]
  const { transactionID, i18n, t, user } = base
  const req = await createLocalReq(
    {
      locale: last.locale ?? undefined,
      fallbackLocale: false,
      user: user ?? undefined,
      req: { i18n, t, ...(transactionID === undefined ? {} : { transactionID }) },
    },
    base.payload,
  )
  const published = results.some(({ details }) => (details as { published?: boolean }).published)
  const read = async () => {
    const { docs } = await req.payload.find({
      ...{ collection, where: { id: { equals: id } }, draft: true, depth: 0, limit: 1 },
      ...{ pagination: false, fallbackLocale: false, overrideAccess: false, req },
    })
    return docs[0] ? ({ ...docs[0] } as Doc) : null
  }
  try {
    const doc = await read()
    if (!doc) return texts.deletedSince
    if (doc.updatedAt !== last.after) return texts.changedSince
    await assertAllowed(req, config, id, published, texts)
    if (first.action === 'create') {
      // who may not delete documents removes a draft that the run itself created
      await req.payload.delete({ collection, id, depth: 0, overrideAccess: !published, req })
      return 'undone'
    }
    await restore(req, config, id, first.before as StateBefore, published)
    if ('version' in (first.before as StateBefore) && !published)
      await record(req, {
        action: 'changed',
        document: `${collection}/${id}`,
        changes: findChanges(doc, (await read()) ?? {}),
      })
    return 'undone'
  } catch (cause) {
    return toMessages(req, cause, texts).join(' ')
  }
}

async function restore(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: number,
  before: StateBefore,
  published: boolean,
): Promise<void> {
  const { payload } = req
  const collection = slug as CollectionSlug
  const shared = { collection, depth: 0, overrideAccess: false, req }
  if ('values' in before) {
    await payload.update({ ...shared, id, data: before.values })
    return
  }
  if (published)
    await payload.restoreVersion({ ...shared, id: String(before.published ?? before.version) })
  await removeVersions(req, collection, id, before.version)
}

/**
 * Drafts are versions only, so that without those of the run a document is as it was. Payload's own
 * restore would leave a draft in every language of what is published.
 */
async function removeVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  version: number,
): Promise<void> {
  const { db } = req.payload
  const { totalDocs } = await db.countVersions({
    collection,
    where: { id: { equals: version } },
    req,
  })
  if (totalDocs !== 1) throw new Error(`Version ${version} of ${collection}/${id} is gone`)
  const where = { parent: { equals: id }, id: { greater_than: version } }
  await db.deleteVersions({ collection, where, req })
  await db.updateVersion({
    collection,
    id: version,
    versionData: { latest: true } as never, // cast: only this column
    returning: false,
    req,
  })
}
