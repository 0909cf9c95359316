import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { findUses } from '../../plugins/links/find-uses'
import type { Media } from '../../payload-types'
import { queueEvent } from '../../revalidation/revalidation'

/** Documents that a message names. */
const maxNamed = 10

/** Refuses to delete a file that documents use, and names them. */
export const refuseIfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(req, [`media/${id}`])
  if (uses.length === 0) return
  const names = uses.slice(0, maxNamed).map(({ label, title }) => `${label} “${title}”`)
  const others = uses.length > maxNamed ? `, and ${uses.length - maxNamed} more` : ''
  throw new APIError(
    `Not deleted, because it is used in ${names.join(', ')}${others}. Remove it there first.`,
    409,
  )
}

/** `moved`: the previous file is gone, so that no page may show it. */
export const queueMediaRevalidation: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  if (context.quiet || operation === 'create') return doc
  await queueEvent(req, {
    ...mediaEvent(doc),
    operation: 'publish',
    ...(previousDoc.filename === doc.filename ? {} : { moved: true as const }),
  })
  return doc
}

export const queueMediaDeletion: CollectionAfterDeleteHook<Media> = async ({
  doc,
  req,
  context,
}) => {
  if (!context.quiet) await queueEvent(req, { ...mediaEvent(doc), operation: 'delete' })
  return doc
}

const mediaEvent = ({ id }: Media) => ({
  type: 'Media',
  id,
  slug: null,
  path: null,
  relations: [],
})
