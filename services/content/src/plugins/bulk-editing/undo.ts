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
import { localization } from '../../model/locales'
import { toValues } from '../links/links-to'
import type { Values } from '../links/references'
import { toMessages } from './import'
import { assertAllowed, type StateBefore } from './state'
import type { Steps } from './steps'
import { openStore, restoreTexts, timeOf, type Store } from './store'
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
  if (!first.document) return undoGlobal(base, results)
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
    await restore(req, config, id, results)
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
  results: BulkResult[],
): Promise<void> {
  const { payload } = req
  const collection = slug as CollectionSlug
  const shared = { collection, depth: 0, overrideAccess: false, req }
  const before = results[0]?.before as StateBefore
  if ('values' in before) {
    await payload.update({ ...shared, id, data: before.values })
    return
  }
  const store = openStore(req, `${slug}/${id}`)
  if (!store) throw new Error(`There is no type ${slug}`)
  await restorePublic(store, results)
  // of a document that was not public before
  if ('published' in before && results.some(isPublication))
    await payload.restoreVersion({ ...shared, id: String(before.published ?? before.version) })
  // drafts are versions only; Payload's own restore would leave one in every language
  await store.removeVersionsAfter(before.version)
}

const isPublication = ({ before, details }: BulkResult): boolean =>
  (details as { published?: boolean }).published === true && !textsOf(before)

const textsOf = (before: unknown) =>
  (before as { texts?: Record<string, Values> } | null)?.texts ?? null

/** Brings back what each row published of a public document, from the last one on. */
async function restorePublic(store: Store, results: BulkResult[]): Promise<void> {
  for (const { before } of results.toReversed()) await restoreTexts(store, textsOf(before) ?? {})
}

/** As `undoDocument`, of a home page or a menu. */
async function undoGlobal(base: PayloadRequest, results: BulkResult[]): Promise<string> {
  const texts = getBulkTexts(base.i18n.language)
  const [first, last] = [results[0], results.at(-1)]
  const key = String(first?.type)
  try {
    const store = openStore(base, key)
    const layers = await store?.read()
    if (!store || !layers || !first) return texts.deletedSince
    if (timeOf(layers) !== last?.after) return texts.changedSince
    const published = results.some(({ before }) => Object.keys(textsOf(before) ?? {}).length > 0)
    await store.assertMay(localization.defaultLocale, published)
    await restorePublic(store, results)
    await store.removeVersionsAfter((first.before as { version: number }).version)
    const newest = (await store.read())?.newest
    const changes = findChanges(inEnglish(layers.newest), inEnglish(newest))
    if (!published) await record(base, { action: 'changed', document: key, changes })
    return 'undone'
  } catch (cause) {
    return toMessages(base, cause, texts).join(' ')
  }
}

const inEnglish = (state: unknown): Values => toValues(state, localization.defaultLocale)
