import { listFeedResponse } from '../../../feed-response'

type Context = { params: Promise<{ locale: string; feed: string }> }

/** A feed with filters, to which the middleware rewrites. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, feed } = await params
  return listFeedResponse(locale, feed, Object.fromEntries(new URL(request.url).searchParams))
}
