import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '../env/env'
import { requestIdHeaders } from '@aldermere/runtime/observability/request.mjs'

const siteToken = env.REVALIDATE_SECRET
  ? createHmac('sha256', env.REVALIDATE_SECRET).update('content-client').digest('hex')
  : null

/**
 * Headers of requests to the content service: they identify this server, as others are limited by
 * address (docs/contracts.md, "Limits"), and the request that it serves. Only for requests of the
 * server itself.
 */
export const siteHeaders = (): Record<string, string> => ({
  ...(siteToken ? { 'x-site-token': siteToken } : {}),
  ...requestIdHeaders(),
})
