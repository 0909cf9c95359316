import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { addressOf } from '../addresses'
import { contentTypes, slugsWith } from '../content-types'
import type { ChangeEvent } from '../revalidation/events'
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

type Doc = Record<string, unknown> & { id: number | string }

/**
 * Whether the document is published. The row is read because the hook's document is the newest
 * version, which may be a draft of a published document.
 */
async function isPublic(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<boolean> {
  if (!collection.versions?.drafts) return true
  const row = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  })
  return row?._status === 'published'
}

/** Records before the change whether the document was public, for `queueRevalidation`. */
export const recordPublicState: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
  context,
}) => {
  context.wasPublic =
    originalDoc?.id !== undefined &&
    !context.quiet &&
    (await isPublic(req, collection, originalDoc.id))
  return data
}

export const queueRevalidation =
  (type: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, collection, req, context }) => {
    if (context.quiet) return doc
    const isPublicNow = await isPublic(req, collection, doc.id)
    const isDraftOfPublished = isPublicNow && doc._status === 'draft'
    if (isDraftOfPublished || (!isPublicNow && !context.wasPublic)) return doc
    const path = await addressOf(collection.slug, doc, req)
    await queueEvent(req, {
      type,
      id: doc.id,
      slug: doc.slug ?? null,
      path,
      operation: isPublicNow ? 'publish' : 'unpublish',
      ...(isPublicNow && context.addressBefore && context.addressBefore !== path
        ? { moved: true as const }
        : {}),
      relations: [...relationsOf(doc), ...relationsOf(previousDoc ?? {})],
    })
    return doc
  }

/** A draft was never published, or the site was notified when it was unpublished. */
export const queueDeletionRevalidation =
  (type: string): CollectionAfterDeleteHook =>
  async ({ doc, collection, req, context }) => {
    if (context.quiet || doc._status === 'draft') return doc
    await queueEvent(req, {
      type,
      id: doc.id,
      slug: doc.slug ?? null,
      path: await addressOf(collection.slug, doc, req),
      operation: 'delete',
      relations: relationsOf(doc),
    })
    return doc
  }

export const queueGlobalRevalidation =
  (type: string): GlobalAfterChangeHook =>
  async ({ doc, req, context }) => {
    if (context.quiet) return doc
    await queueEvent(req, {
      type,
      id: type,
      slug: null,
      path: null,
      operation: 'publish',
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
    if (!type || value === undefined || value === null) return []
    return [value].flat().map((relation) => ({
      type,
      id:
        typeof relation === 'object' && relation !== null
          ? (relation as Doc).id
          : (relation as number),
    }))
  })
}
