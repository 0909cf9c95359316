import { draftMode } from 'next/headers'
import { sameSitePath } from '@/lib/routes/same-site-path'

/** Leaves draft mode and returns to the page. A form posts here, so that no link or prefetch does it. */
export async function POST(request: Request): Promise<Response> {
  ;(await draftMode()).disable()
  const referer = request.headers.get('referer')
  const path = referer && URL.canParse(referer) ? new URL(referer).pathname : '/'
  return new Response(null, {
    status: 303,
    headers: { location: sameSitePath(path), 'cache-control': 'no-store' },
  })
}
