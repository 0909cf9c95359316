import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { toIds } from '../database/relations'
import { toAddress } from '../model/addresses'
import { accessFields, isPublic, isRestricted } from '../model/published'
import { contentTypes, slugsWith } from '../model/content-types'
import type { ChangeEvent } from '@law-firm/contract/change-events'
import { queueEvent } from '../revalidation/revalidation'

/** GraphQL types by the fields that name a relation. */
const relationTypes: Record<string, string> = {
  ...Object.fromEntries(
    slugsWith('relatedBy').flatMap((slug) =>
      contentTypes[slug].relatedBy.map((field) => [field, contentTypes[slug].type]),
    ),
  ),
  parent: 'Parent',
}

type Row = { id: number; _status?: unknown; updatedAt?: unknown }

/** `updatedAt` differs after a write of the row; a draft only adds a version. */
type RowState = { isPublic: boolean; updatedAt: unknown; row: Row | null }

/**
 * The row is read because the hook's document is the newest version, which may be a draft of a
 * public document.
 */
async function readState(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<RowState> {
  if (!collection.versions?.drafts)
    return { isPublic: true, updatedAt: Symbol('written'), row: null }
  const row = await req.payload.db.findOne<Row>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: {
      _status: true,
      updatedAt: true,
      ...Object.fromEntries(accessFields.map((field) => [field, true])),
    },
    req,
  })
  return { isPublic: isPublic(row), updatedAt: row?.updatedAt, row }
}

/** Whether a document was public before the change, which `recordPublicState` notes, and is now. */
export async function toPublicState(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<{ wasPublic: boolean; isPublic: boolean }> {
  const before = req.context[stateKey(collection, id)] as RowState | undefined
  const { isPublic } = await readState(req, collection, id)
  return { wasPublic: before?.isPublic ?? false, isPublic }
}

const stateKey = (collection: { slug: string }, id: unknown): string =>
  `state:${collection.slug}:${String(id)}`

/** Records the row's state before the change, for `queueRevalidation`. */
export const recordPublicState: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
  context,
}) => {
  if (originalDoc?.id !== undefined && !context.quiet)
    context[stateKey(collection, originalDoc.id)] = await readState(req, collection, originalDoc.id)
  return data
}

export const recordPublicStateBeforeDeletion: CollectionBeforeDeleteHook = async ({
  id,
  collection,
  req,
  context,
}) => {
  if (!context.quiet) context[stateKey(collection, id)] = await readState(req, collection, id)
}

export const queueRevalidation =
  (type: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, collection, operation, req, context }) => {
    if (context.quiet) return doc
    const before = context[stateKey(collection, doc.id)] as RowState | undefined
    const now = await readState(req, collection, doc.id)
    if (now.updatedAt === before?.updatedAt || (!now.isPublic && !before?.isPublic)) return doc
    const path = await toAddress(collection.slug, doc, req)
    await queueEvent(req, {
      type,
      id: doc.id,
      slug: doc.slug ?? null,
      path,
      operation: now.isPublic ? 'publish' : 'unpublish',
      ...(now.isPublic && context.addressBefore && context.addressBefore !== path
        ? { moved: true as const }
        : {}),
      ...(operation === 'update' && now.row && isRestricted(before?.row, now.row)
        ? { restricted: true as const }
        : {}),
      relations: [...relationsOf(doc), ...relationsOf(previousDoc ?? {})],
    })
    return doc
  }

/** A draft was never published, or the site was notified when it was unpublished. */
export const queueDeletionRevalidation =
  (type: string): CollectionAfterDeleteHook =>
  async ({ doc, collection, req, context }) => {
    const before = context[stateKey(collection, doc.id)] as RowState | undefined
    if (context.quiet || !before?.isPublic) return doc
    await queueEvent(req, {
      type,
      id: doc.id,
      slug: doc.slug ?? null,
      path: await toAddress(collection.slug, doc, req),
      operation: 'delete',
      relations: relationsOf(doc),
    })
    return doc
  }

type GlobalRow = { _status?: unknown; updatedAt?: unknown }

/** `updatedAt` differs after a write of the row; a draft only adds a version. */
const readGlobal = (req: PayloadRequest, slug: string): Promise<GlobalRow | null> =>
  req.payload.db.findGlobal<GlobalRow>({
    slug,
    select: { _status: true, updatedAt: true },
    locale: 'all',
    req,
  })

const globalBefore = ({ context, global }: Pick<GlobalChange, 'context' | 'global'>) =>
  context[stateKey(global, 'row')] as GlobalRow | null | undefined

/** Records the row before the change, for `queueGlobalRevalidation`. */
export const recordGlobalState: GlobalBeforeChangeHook = async ({ data, global, req, context }) => {
  context[stateKey(global, 'row')] = await readGlobal(req, global.slug)
  return data
}

type GlobalChange = Pick<Parameters<GlobalAfterChangeHook>[0], 'global' | 'req' | 'context'>

/** Whether a save wrote the row of a global. */
export const isGlobalWritten = async (change: GlobalChange): Promise<boolean> =>
  (await readGlobal(change.req, change.global.slug))?.updatedAt !== globalBefore(change)?.updatedAt

export const queueGlobalRevalidation =
  (type: string): GlobalAfterChangeHook =>
  async ({ doc, global, req, context }) => {
    const before = globalBefore({ context, global })
    const now = await readGlobal(req, global.slug)
    if (context.quiet || !now || now.updatedAt === before?.updatedAt) return doc
    await queueEvent(req, {
      type,
      id: type,
      slug: null,
      path: null,
      operation: 'publish',
      ...(before && isRestricted(before, now) ? { restricted: true as const } : {}),
      relations: [],
    })
    return doc
  }

/** For a page that changes without its document, such as by the places left at an event. */
export const queuePageRevalidation = (
  req: PayloadRequest,
  type: string,
  { id, slug }: { id: number | string; slug?: string | null },
  path: string,
): Promise<void> =>
  queueEvent(req, { type, id, slug: slug ?? null, path, operation: 'publish', relations: [] })

function relationsOf(doc: Record<string, unknown>): ChangeEvent['relations'] {
  return Object.entries(doc).flatMap(([field, value]) => {
    const type = Object.hasOwn(relationTypes, field) ? relationTypes[field] : undefined
    return type ? toIds(value).map((id) => ({ type, id })) : []
  })
}
