import { cacheControl } from '@/lib/cache/lifetimes'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { getNavigatorFeed } from '@/lib/feeds/navigator-feed'
import { isSiteLocale } from '@/lib/i18n/locales'

type Context = { params: Promise<{ locale: string; service: string }> }

/**
 * Atom feed of a navigator service, or of one jurisdiction with `?jurisdiction=`. Public: it ignores the
 * session.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, service } = await params
  try {
    const body = isSiteLocale(locale)
      ? await getNavigatorFeed(
          locale,
          service,
          new URL(request.url).searchParams.get('jurisdiction'),
        )
      : null
    if (body === null)
      return new Response('There is no such feed.', {
        status: 404,
        headers: { 'cache-control': 'no-store' },
      })
    return new Response(body, {
      headers: {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': cacheControl.feed,
      },
    })
  } catch (cause) {
    if (cause instanceof ContentUnavailableError)
      return new Response('The feed cannot be made right now.', {
        status: 503,
        headers: { 'retry-after': '60', 'cache-control': 'no-store' },
      })
    throw cause
  }
}
