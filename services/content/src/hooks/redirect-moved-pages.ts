import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { toAddress, toFolder, hasSlugAddress } from '../model/addresses'
import { isTree } from '../model/content-types'
import { isPublic } from '../model/published'
import { clearRowCache } from '../database/rows'

const maxDepth = 5

/**
 * Records the published address before the change. It is read from the row: `previousDoc` may be a
 * draft that has moved already.
 */
export const recordPublishedAddress: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
  context,
}) => {
  if (context.quiet || originalDoc?.id === undefined || !hasSlugAddress(collection.slug))
    return data
  const row = await readPublicRow(req, collection.slug, originalDoc.id)
  if (row) context.addressBefore = await toAddress(collection.slug, row, withoutRowCache(req))
  return data
}

/**
 * When a published document moves, redirects its old address and those of its descendants. A
 * redirect at the new address is deleted to prevent a loop.
 */
export const redirectMovedPages: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  collection,
  operation,
  req,
  context,
}) => {
  if (
    context.quiet ||
    operation !== 'update' ||
    !hasSlugAddress(collection.slug) ||
    !previousDoc?.slug
  )
    return doc
  const row = await readPublicRow(req, collection.slug, doc.id)
  if (!row) return doc
  const from =
    (context.addressBefore as string | null | undefined) ??
    (await toAddress(collection.slug, previousDoc, withoutRowCache(req)))
  const to = await toAddress(collection.slug, row, withoutRowCache(req))
  if (from && to && from !== to) await redirectTree(req, collection.slug, doc.id, from, to, 0)
  return doc
}

/** The row of a public document: the hook's document is the newest version, which may be a draft. */
async function readPublicRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const row = await req.payload.db.findOne<{ id: number; _status?: unknown }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  return isPublic(row) ? row : null
}

async function redirectTree(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  from: string,
  to: string,
  level: number,
): Promise<void> {
  await replaceRedirect(req, from, to)
  if (level >= maxDepth || !isTree(collection)) return
  const children = await req.payload.find({
    collection: collection as 'services', // cast: a collection that is a tree
    where: { parent: { equals: id } },
    depth: 0,
    pagination: false,
    select: { slug: true },
    req,
    overrideAccess: true,
  })
  for (const child of children.docs)
    await redirectTree(
      req,
      collection,
      child.id,
      `${toFolder(collection, from)}/${child.slug}`,
      `${toFolder(collection, to)}/${child.slug}`,
      level + 1,
    )
}

async function replaceRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
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

/** The row cache would return the ancestors from before the move. */
function withoutRowCache(req: PayloadRequest): PayloadRequest {
  if (req.context) clearRowCache(req)
  return req
}
