import type { CollectionAfterChangeHook } from 'payload'
import { mailSubmission, type Submission } from './submit'

/** A message that an editor releases goes out like any other. */
export const releaseHeld: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && previousDoc.state === 'held' && doc.state === 'new')
    await mailSubmission(req, doc as Submission)
  return doc
}
