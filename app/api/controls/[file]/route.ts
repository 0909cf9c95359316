import { graduateLocales, siteLocales } from '@law-firm/contract/locales'
import { getControlSettings } from '@/lib/controls/get-settings'
import { cacheControl } from '@/lib/cache/lifetimes'

export const dynamic = 'force-static'
export const revalidate = 3600
const locales = [...new Set([...siteLocales, ...graduateLocales])]
export const generateStaticParams = () => locales.map((locale) => ({ file: `${locale}.json` }))

type Context = { params: Promise<{ file: string }> }

/** Texts and settings that controls load when they are used, so that no page has them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const locale = locales.find((one) => file === `${one}.json`)
  if (!locale)
    return new Response('There is no such language.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  return Response.json(await getControlSettings(locale), {
    headers: { 'cache-control': cacheControl.partOfPage },
  })
}
