import { cacheControl } from '@/lib/cache/lifetimes'
import { getSite } from '@/lib/content/site/get-site'
import { unavailableResponse } from '@/lib/errors/unavailable-response'

export const dynamic = 'force-static'
export const revalidate = 3600

/** The style sheet of the firm's brand, empty without one. Its address in pages changes with it. */
export async function GET(): Promise<Response> {
  try {
    const { brand } = await getSite('en')
    return new Response(brand.sheet?.css ?? '', {
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': cacheControl.siteFile,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The style sheet cannot be made right now.')
  }
}
