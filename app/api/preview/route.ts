import { jwtVerify } from 'jose'
import { draftMode } from 'next/headers'
import * as v from 'valibot'
import { draftTargetOf } from '@/lib/content/parts/draft-target'
import { env } from '@/lib/env/env'
import { isSiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

const claims = v.object({ collection: v.string(), id: v.union([v.number(), v.string()]), locale: v.string() })

/**
 * Opens a draft: checks the signed, expiring link that the editor's Preview button made, switches draft mode on
 * for this browser, and goes to the document's page in that language.
 */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token')
  const link = await readLink(token)
  if (!link) return refusal('This preview link is not valid, or it has expired. Open the preview again from the editor.', 401)
  const target = await draftTargetOf(link.collection, Number(link.id))
  if (!target) return refusal('This kind of document has no page on the site to preview.', 404)
  ;(await draftMode()).enable()
  const locale = isSiteLocale(link.locale) ? link.locale : 'en'
  return new Response(null, { status: 307, headers: { location: hrefOf(target, locale), 'cache-control': 'no-store' } })
}

async function readLink(token: string | null): Promise<v.InferOutput<typeof claims> | null> {
  if (!token || !env.PREVIEW_SECRET || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(env.PREVIEW_SECRET), { audience: 'preview', algorithms: ['HS256'] })
    const parsed = v.safeParse(claims, payload)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const refusal = (message: string, status: number) =>
  new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
