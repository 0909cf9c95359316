import { cacheControl } from '@/lib/cache/lifetimes'
import { feedNames, getFeed } from '@/lib/feeds/get-feed'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { isSiteLocale } from '@/lib/i18n/locales'

type Context = { params: Promise<{ locale: string; feed: string }> }

/** Atom feeds of insights and news, with the filters of their lists. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, feed } = await params
  const name = feedNames.find((candidate) => candidate === feed)
  if (!isSiteLocale(locale) || !name)
    return new Response('There is no such feed.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  try {
    const body = await getFeed(name, locale, Object.fromEntries(new URL(request.url).searchParams))
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
