import type { CollectionAfterChangeHook } from 'payload'
import type { Submission } from '../../payload-types'
import { mailSubmission } from '../../inbox/submit'

/** Sends the mails of a held submission once an editor releases it. */
export const sendReleasedSubmission: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && previousDoc.state === 'held' && doc.state === 'new')
    await mailSubmission(req, doc)
  return doc
}
