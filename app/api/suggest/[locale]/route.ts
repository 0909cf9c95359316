import { cacheControl } from '@/lib/cache/lifetimes'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { isSiteLocale } from '@law-firm/contract/locales'
import { getSuggestions } from '@/lib/suggest/get-suggestions'

type Context = { params: Promise<{ locale: string }> }

/**
 * Pages similar to an unknown path, as `[{ label, href }]`; `server/fallback-pages.ts` inserts them into the 404
 * page.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  const path = new URL(request.url).searchParams.get('path') ?? ''
  if (!isSiteLocale(locale)) return Response.json([], { status: 404 })
  try {
    const suggestions = await getSuggestions(path, locale)
    return Response.json(
      suggestions.map(({ label, href }) => ({ label, href })),
      { headers: { 'cache-control': cacheControl.feed } },
    )
  } catch (cause) {
    return unavailableResponse(cause, 'There are no suggestions right now.')
  }
}
