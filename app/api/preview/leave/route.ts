import { cookies, draftMode } from 'next/headers'
import { previewCookie } from '@/lib/content/shared/is-draft-request'
import { sameSitePath } from '@/lib/routes/same-site-path'

/** Leaves draft mode. POST only, so that no prefetch or link triggers it. */
export async function POST(request: Request): Promise<Response> {
  ;(await draftMode()).disable()
  ;(await cookies()).delete(previewCookie)
  const referer = request.headers.get('referer')
  const path = referer && URL.canParse(referer) ? new URL(referer).pathname : '/'
  return new Response(null, {
    status: 303,
    headers: { location: sameSitePath(path), 'cache-control': 'no-store' },
  })
}
