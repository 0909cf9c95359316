import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from './env'
import { createTrustedDocuments } from './graphql/trusted-documents'
import { startScheduledPublishing } from './jobs/scheduled-publishing'
import { startMailQueue } from './mail/mail-queue'
import { startRevalidation } from './revalidation/revalidation'
import { startSearchQueue } from './search/changes'

/** Starts the background jobs: mail, search records, revalidation, scheduled publications. */
export async function startBackgroundJobs(): Promise<void> {
  // an invalid manifest fails the start, not each request
  createTrustedDocuments(env.trustedDocuments)
  const payload = await getPayload({ config })
  startMailQueue(payload)
  startSearchQueue(payload)
  startRevalidation(payload)
  startScheduledPublishing(payload)
}
