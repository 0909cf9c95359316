import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { addressOf } from '../addresses'
import { publicStateOf } from './queue-revalidation'

type Doc = { id: number; successor?: string | null }

/**
 * The address of a document that was public leads to its successor, or says that the page is gone
 * (410), until it is published again.
 */
export const markUnpublished: CollectionAfterChangeHook<Doc> = async ({
  doc,
  collection,
  req,
  context,
}) => {
  if (context.quiet) return doc
  const { wasPublic, isPublic } = await publicStateOf(req, collection, doc.id)
  if (wasPublic === isPublic) return doc
  const address = await addressOf(collection.slug, doc, req)
  if (!address) return doc
  await removeNotice(req, address)
  if (!isPublic) await createNotice(req, address, doc.successor)
  return doc
}

export const markDeleted: CollectionAfterDeleteHook<Doc> = async ({
  doc,
  collection,
  req,
  context,
}) => {
  if (context.quiet || !(await publicStateOf(req, collection, doc.id)).wasPublic) return doc
  const address = await addressOf(collection.slug, doc, req)
  if (!address) return doc
  await removeNotice(req, address)
  await createNotice(req, address, doc.successor)
  return doc
}

const removeNotice = (req: PayloadRequest, from: string) =>
  req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, req })

const createNotice = (req: PayloadRequest, from: string, to: string | null | undefined) =>
  req.payload.create({
    collection: 'redirects',
    data: to ? { from, to, kind: 'permanent' } : { from, kind: 'gone' },
    req,
  })
