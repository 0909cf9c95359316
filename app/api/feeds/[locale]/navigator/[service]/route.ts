import { getPublishedStructure } from '@/lib/content/navigator/get-structure'
import { siteLocales } from '@law-firm/contract/locales'
import { navigatorFeedResponse } from '../../../feed-response'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function generateStaticParams() {
  const { services } = await getPublishedStructure('en')
  return siteLocales.flatMap((locale) => services.map(({ slug }) => ({ locale, service: slug })))
}

type Context = { params: Promise<{ locale: string; service: string }> }

/** Atom feed of a navigator service. Public: it ignores the session. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, service } = await params
  return navigatorFeedResponse(locale, service, null)
}
