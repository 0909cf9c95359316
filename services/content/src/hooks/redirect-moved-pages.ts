import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { addressOf, folderOf, hasSlugAddress } from '../addresses'
import { clearRowCache } from '../rows'

const deepest = 5

/**
 * Before a change: notes where visitors find the document. Its row says so; the document that the
 * next hook is given as the earlier one may be a draft that has moved already.
 */
export const recordPublishedAddress =
  (title: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req, context }) => {
    if (context.quiet || originalDoc?.id === undefined || !hasSlugAddress(collection.slug))
      return data
    const row = await req.payload.db.findOne<{ id: number; _status?: string }>({
      collection: collection.slug,
      where: { id: { equals: originalDoc.id } },
      req,
    })
    if (row?._status === 'published')
      context.addressBefore = await addressOf(collection.slug, title, row, fresh(req))
    return data
  }

/**
 * When a published document moves, its old address leads to the new one, and so do those of the
 * documents below it. A redirect that stood at the new address goes, or the two would send readers
 * in a circle.
 */
export const redirectMovedPages =
  (title: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, collection, operation, req, context }) => {
    if (
      context.quiet ||
      operation !== 'update' ||
      !hasSlugAddress(collection.slug) ||
      doc._status !== 'published' ||
      !previousDoc?.slug
    )
      return doc
    const from =
      (context.addressBefore as string | null | undefined) ??
      (await addressOf(collection.slug, title, previousDoc, fresh(req)))
    const to = await addressOf(collection.slug, title, doc, fresh(req))
    if (from && to && from !== to) await move(req, collection.slug, doc.id, from, to, 0)
    return doc
  }

async function move(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  from: string,
  to: string,
  level: number,
): Promise<void> {
  await redirect(req, from, to)
  if (
    level >= deepest ||
    !req.payload.collections[collection]?.config.fields.some(
      (field) => 'name' in field && field.name === 'parent',
    )
  )
    return
  const below = await req.payload.find({
    collection: collection as 'services', // one that is a tree
    where: { parent: { equals: id } },
    depth: 0,
    pagination: false,
    select: { slug: true },
    req,
    overrideAccess: true,
  })
  for (const child of below.docs)
    await move(
      req,
      collection,
      child.id,
      `${folderOf(collection, from)}/${child.slug}`,
      `${folderOf(collection, to)}/${child.slug}`,
      level + 1,
    )
}

async function redirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  const { payload } = req
  await payload.delete({
    collection: 'redirects',
    where: { from: { in: [from, to] } },
    req,
    overrideAccess: true,
  })
  await payload.update({
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
    req,
    overrideAccess: true,
  })
  await payload.create({
    collection: 'redirects',
    data: { from, to, kind: 'permanent' },
    req,
    overrideAccess: true,
  })
}

/** Ancestors are read once a request; after a move they are others. */
function fresh(req: PayloadRequest): PayloadRequest {
  if (req.context) clearRowCache(req)
  return req
}
