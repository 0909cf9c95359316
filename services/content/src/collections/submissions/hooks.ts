import type { CollectionAfterChangeHook } from 'payload'
import type { Submission } from '../../payload-types'
import { mailSubmission } from '../../inbox/submit'

/** A message that an editor releases goes out like any other. */
export const releaseHeld: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && previousDoc.state === 'held' && doc.state === 'new')
    await mailSubmission(req, doc)
  return doc
}
