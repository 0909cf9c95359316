import 'server-only'
import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'
import { requestIdHeaders } from '@law-firm/runtime/observability/request.mjs'
import { env } from '../env/env'

const siteToken = env.REVALIDATE_SECRET ? createSiteToken(env.REVALIDATE_SECRET) : null

/**
 * Headers of requests to the content service: they identify this server, as others run no operation of the site's and
 * are limited by address (docs/contracts.md), and the request that it serves. Only for requests of the server itself.
 */
export const siteHeaders = (): Record<string, string> => ({
  ...(siteToken ? { 'x-site-token': siteToken } : {}),
  ...requestIdHeaders(),
})
