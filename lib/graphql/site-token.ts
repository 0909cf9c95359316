import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '../env/env'

/**
 * Identifies this server to the content service, which otherwise limits requests by address (docs/contracts.md,
 * "Limits"). Only for requests of the server itself.
 */
export const siteToken: Record<string, string> = env.REVALIDATE_SECRET
  ? {
      'x-site-token': createHmac('sha256', env.REVALIDATE_SECRET)
        .update('content-client')
        .digest('hex'),
    }
  : {}
