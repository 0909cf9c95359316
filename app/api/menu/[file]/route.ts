import { siteLocales } from '@law-firm/contract/locales'
import { cacheControl } from '@/lib/cache/lifetimes'
import { listTag } from '@/lib/cache/manifest'
import { readPage } from '@/lib/cache/read-page'
import { getSite } from '@/lib/content/site/get-site'
import { toMenu } from '@/lib/content/site/menu'
import { unavailableResponse } from '@/lib/errors/unavailable-response'

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => siteLocales.map((locale) => ({ file: `${locale}.json` }))

type Context = { params: Promise<{ file: string }> }

/** What the panels of the header have; a page requests it when a visitor is about to open one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const locale = siteLocales.find((one) => file === `${one}.json`)
  if (!locale)
    return new Response('There is no such menu.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  try {
    const tags = [listTag('SiteSettings'), listTag('Navigation')]
    const menu = await readPage(tags, async () => toMenu(await getSite(locale)))
    return Response.json(menu, { headers: { 'cache-control': cacheControl.partOfPage } })
  } catch (cause) {
    return unavailableResponse(cause, 'The menu is not available right now.')
  }
}
