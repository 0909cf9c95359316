import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from './env'
import { createTrustedDocuments } from './graphql/trusted-documents'
import { startMailQueue } from './mail/mail-queue'
import { startSearchQueue } from './search/changes'

/** Starts the background jobs: the mail queue and the search queue. */
export async function startBackgroundJobs(): Promise<void> {
  // an invalid manifest fails the start, not each request
  createTrustedDocuments(env.trustedDocuments)
  const payload = await getPayload({ config })
  startMailQueue(payload)
  startSearchQueue(payload)
}
