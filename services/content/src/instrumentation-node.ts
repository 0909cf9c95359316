import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from './env'
import { createTrustedDocuments } from './graphql/trusted-documents'
import { openPostOffice } from './mail/mail-queue'
import { openIndexing } from './search/changes'

/** What the service does by itself: mail that waits is sent, and the search service hears of changes. */
export async function startWork(): Promise<void> {
  createTrustedDocuments(env.trustedDocuments) // a wrong file stops the start, not each request
  const payload = await getPayload({ config })
  openPostOffice(payload)
  openIndexing(payload)
}
