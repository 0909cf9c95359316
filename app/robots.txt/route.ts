import { cacheControl } from '@/lib/cache/lifetimes'
import { env } from '@/lib/env/env'

/** Filtered lists stay crawlable, because crawlers must see their `noindex`. */
export const GET = (): Response =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /*/dashboard\nAllow: /\n\nSitemap: ${env.SITE_URL}/sitemap.xml\n`,
    {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': cacheControl.siteFile,
      },
    },
  )
