import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '../env/env'

/**
 * Shows the content service that a call comes from this server, whose readers are many behind one address
 * (docs/contracts.md, "Limits"). Only for calls that this server makes itself.
 */
export const siteToken: Record<string, string> = env.REVALIDATE_SECRET
  ? {
      'x-site-token': createHmac('sha256', env.REVALIDATE_SECRET)
        .update('content-client')
        .digest('hex'),
    }
  : {}
