import { cacheControl } from '@/lib/cache/lifetimes'
import { writeSitemapIndex } from '@/lib/sitemap/write'

/** Sitemap index: one sitemap per type and language. */
export const GET = async (): Promise<Response> =>
  new Response(await writeSitemapIndex(), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl.siteFile,
    },
  })
