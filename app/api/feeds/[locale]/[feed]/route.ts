import { feedNames } from '@/lib/feeds/get-feed'
import { siteLocales } from '@law-firm/contract/locales'
import { listFeedResponse } from '../../feed-response'

export const dynamic = 'force-static'
export const revalidate = 3600

export const generateStaticParams = () =>
  siteLocales.flatMap((locale) => feedNames.map((feed) => ({ locale, feed })))

type Context = { params: Promise<{ locale: string; feed: string }> }

/** Atom feeds of insights and news; `dynamic` beside it applies the filters of their lists. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, feed } = await params
  return listFeedResponse(locale, feed, {})
}
