import { cacheControl } from '@/lib/cache/lifetimes'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { feedNames, getFeed } from '@/lib/feeds/get-feed'
import { getNavigatorFeed } from '@/lib/feeds/navigator-feed'
import { isSiteLocale } from '@law-firm/contract/locales'

/** The feed of a list with the filters of a query. */
export const listFeedResponse = (locale: string, feed: string, query: Record<string, string>) =>
  feedResponse(async () => {
    const name = feedNames.find((candidate) => candidate === feed)
    return isSiteLocale(locale) && name ? getFeed(name, locale, query) : null
  })

/** The feed of a navigator service, or of one jurisdiction. */
export const navigatorFeedResponse = (
  locale: string,
  service: string,
  jurisdiction: string | null,
) =>
  feedResponse(async () =>
    isSiteLocale(locale) ? getNavigatorFeed(locale, service, jurisdiction) : null,
  )

/** @param write null where there is no such feed */
async function feedResponse(write: () => Promise<string | null>): Promise<Response> {
  try {
    const body = await write()
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
    return unavailableResponse(cause, 'The feed cannot be made right now.')
  }
}
