import type { CollectionAfterDeleteHook } from 'payload'
import { contentSlugs } from '../../model/content-types'
import { whereJobsOf } from './endpoints'

/** SQLite gives the id of the newest document that was deleted to the next one. */
export const cancelSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const slug = contentSlugs.find((candidate) => candidate === collection.slug)
  if (!slug) return
  await req.payload.delete({
    collection: 'payload-jobs',
    where: whereJobsOf({ collection: slug, id: Number(id) }),
    overrideAccess: true,
    req,
  })
}
