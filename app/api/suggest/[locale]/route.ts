import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { isSiteLocale } from '@/lib/i18n/locales'
import { getSuggestions } from '@/lib/suggest/get-suggestions'

type Context = { params: Promise<{ locale: string }> }

/** Pages that a missing address may have meant, as `[{ label, href }]`; `scripts/serve.mjs` puts them into the page that says so. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  const path = new URL(request.url).searchParams.get('path') ?? ''
  if (!isSiteLocale(locale)) return Response.json([], { status: 404 })
  try {
    const found = await getSuggestions(path, locale)
    return Response.json(
      found.map(({ label, href }) => ({ label, href })),
      { headers: { 'cache-control': 'public, max-age=300' } },
    )
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return Response.json([], { status: 503 })
    throw cause
  }
}
