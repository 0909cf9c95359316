import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { toAddress } from '../model/addresses'
import { sitePath } from '../fields/successor'
import { toPublicState } from './queue-revalidation'

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
  const { wasPublic, isPublic } = await toPublicState(req, collection, doc.id)
  if (wasPublic === isPublic) return doc
  const address = await toAddress(collection.slug, doc, req)
  if (!address) return doc
  await removeNotice(req, address)
  if (!isPublic) await createNotice(req, address, doc.successor)
  return doc
}

/** `?successor=`: where a document leads that is deleted, instead of what it says; empty for "gone". */
const successorOf = (req: PayloadRequest, doc: Doc): string | null | undefined =>
  typeof req.query?.successor === 'string' ? req.query.successor : doc.successor

/**
 * @throws APIError for a path that is none
 */
export const validateSuccessor: CollectionBeforeDeleteHook = ({ req }) => {
  const successor = req.query?.successor
  const result = successor ? sitePath(successor) : true
  if (result !== true) throw new APIError(result, 400)
}

export const markDeleted: CollectionAfterDeleteHook<Doc> = async ({
  doc,
  collection,
  req,
  context,
}) => {
  if (context.quiet || !(await toPublicState(req, collection, doc.id)).wasPublic) return doc
  const address = await toAddress(collection.slug, doc, req)
  if (!address) return doc
  await removeNotice(req, address)
  await createNotice(req, address, successorOf(req, doc))
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
