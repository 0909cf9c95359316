import { getSite } from '@/lib/content/site/get-site'
import { unavailableResponse } from '@/lib/errors/unavailable-response'

export const dynamic = 'force-dynamic'

/** The style sheet of the brand in the draft that an editor previews; of the published one for others. */
export async function GET(): Promise<Response> {
  try {
    const { brand } = await getSite('en')
    return new Response(brand.sheet?.css ?? '', {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The style sheet cannot be made right now.')
  }
}
