import type { Payload } from 'payload'
import { env } from '../env'

/** The firm's name as the published settings have it; the site's host until there are some. */
export async function getFirmName(payload: Payload): Promise<string> {
  const { firmName, _status } = await payload.findGlobal({
    slug: 'site-settings',
    locale: 'en',
    depth: 0,
    select: { firmName: true },
  })
  return (_status === 'published' && firmName) || siteHost
}

export const siteHost = new URL(env.SITE_URL).hostname
