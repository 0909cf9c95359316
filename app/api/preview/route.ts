import { jwtVerify } from 'jose'
import { cookies, draftMode } from 'next/headers'
import * as v from 'valibot'
import { previewCookie, signPreviewSession } from '@/lib/content/shared/is-draft-request'
import { env } from '@/lib/env/env'
import { isGraduateLocale, isSiteLocale, type Locale, toPrefix } from '@law-firm/contract/locales'
import { isBuilt } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'
import { sameSitePath } from '@/lib/routes/same-site-path'
import { routes, type RouteDefinition } from '@/lib/routes/table'

const claims = v.object({
  path: v.string(),
  locale: v.string(),
  sub: v.string(),
  sid: v.string(),
})

/**
 * Verifies the signed, expiring preview link of the editor, enables draft mode for as long as the
 * editor is logged in, and redirects to the document.
 */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token')
  const link = await readLink(token)
  if (!link)
    return refusal(
      'This preview link is not valid, or it has expired. Open the preview again from the editor.',
      401,
    )
  const [page = ''] = link.path.split('#')
  const match = sameSitePath(page) === page ? matchRoute(page) : null
  if (!match || !isBuilt(match.name))
    return refusal('This kind of document has no page on the site to preview.', 404)
  ;(await draftMode()).enable()
  ;(await cookies()).set({ ...previewCookie, value: await signPreviewSession(link) })
  const { site }: RouteDefinition = routes[match.name]
  const isKnownLocale = site === 'site' ? isSiteLocale(link.locale) : isGraduateLocale(link.locale)
  const prefix = isKnownLocale ? toPrefix(link.locale as Locale) : ''
  return new Response(null, {
    status: 307,
    headers: {
      location: prefix && link.path === '/' ? prefix : prefix + link.path,
      'cache-control': 'no-store',
    },
  })
}

async function readLink(token: string | null): Promise<v.InferOutput<typeof claims> | null> {
  if (!token || !env.PREVIEW_SECRET || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(env.PREVIEW_SECRET), {
      audience: 'preview',
      algorithms: ['HS256'],
    })
    const parsed = v.safeParse(claims, payload)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const refusal = (message: string, status: number) =>
  new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
