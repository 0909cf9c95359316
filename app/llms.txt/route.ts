import { cacheControl } from '@/lib/cache/lifetimes'
import { listTag } from '@/lib/cache/manifest'
import { readPage } from '@/lib/cache/read-page'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { writeLlmsTxt } from '@/lib/llms/write-llms-txt'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function GET(): Promise<Response> {
  try {
    const text = await readPage([listTag('SiteSettings'), listTag('Navigation')], writeLlmsTxt)
    return new Response(text, {
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': cacheControl.siteFile,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The list of pages cannot be made right now.')
  }
}
