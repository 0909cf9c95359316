import { cacheControl } from '@/lib/cache/lifetimes'
import { env } from '@/lib/env/env'

/** Route handlers whose files pages refer to; the longer rule wins over `/api/` (RFC 9309). */
const publicFiles = ['og', 'feeds', 'calendar', 'vcard', 'brochure', 'art']

/** Filtered lists stay crawlable, because crawlers must see their `noindex`. */
const rules = [
  'User-agent: *',
  'Disallow: /api/',
  ...publicFiles.map((name) => `Allow: /api/${name}/`),
  'Disallow: /dashboard',
  'Disallow: /*/dashboard',
  'Allow: /',
]

export const GET = (): Response =>
  new Response([...rules, '', `Sitemap: ${env.SITE_URL}/sitemap.xml`, ''].join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl.siteFile,
    },
  })
