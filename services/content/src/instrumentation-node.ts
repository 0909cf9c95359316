import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from './env'
import { createTrustedDocuments } from './graphql/trusted-documents'
import { startMailQueue } from './mail/mail-queue'
import { startSearchQueue } from './search/changes'

/**
 * What the service does by itself: mail that waits is sent, and the search service hears of
 * changes.
 */
export async function startBackgroundJobs(): Promise<void> {
  createTrustedDocuments(env.trustedDocuments) // a wrong file stops the start, not each request
  const payload = await getPayload({ config })
  startMailQueue(payload)
  startSearchQueue(payload)
}
