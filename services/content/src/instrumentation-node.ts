import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from './env'
import { createTrustedDocuments } from './graphql/trusted-documents'
import { serveSubscriptions } from './members/live/serve-subscriptions'
import { startJobs } from './jobs/run-jobs'
import { startRevalidation } from './revalidation/revalidation'
import { startSearchUpdates } from './search/changes'

/** Starts the runners of all queues. */
export async function startBackgroundJobs(): Promise<void> {
  // an invalid manifest fails the start, not each request
  createTrustedDocuments(env.CONTENT_TRUSTED_DOCUMENTS_FILES)
  const payload = await getPayload({ config })
  startJobs(payload)
  startRevalidation(payload)
  startSearchUpdates(payload)
  serveSubscriptions(payload, config)
}
