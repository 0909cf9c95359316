import { cacheControl } from '@/lib/cache/lifetimes'
import { everyListTag } from '@/lib/cache/manifest'
import { readPage } from '@/lib/cache/read-page'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { writeSitemapIndex } from '@/lib/sitemap/write'

export const dynamic = 'force-static'
export const revalidate = 3600

/** Sitemap index: one sitemap per type and language that has pages. */
export async function GET(): Promise<Response> {
  try {
    return new Response(await readPage(everyListTag(), writeSitemapIndex), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': cacheControl.sitemap,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The sitemap cannot be made right now.')
  }
}
