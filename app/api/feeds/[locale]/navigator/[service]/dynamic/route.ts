import { navigatorFeedResponse } from '../../../../feed-response'

type Context = { params: Promise<{ locale: string; service: string }> }

/** The feed of one jurisdiction (`?jurisdiction=`), to which the middleware rewrites. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, service } = await params
  const { searchParams } = new URL(request.url)
  return navigatorFeedResponse(locale, service, searchParams.get('jurisdiction'))
}
