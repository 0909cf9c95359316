import { cacheControl } from '@/lib/cache/lifetimes'
import { everyListTag } from '@/lib/cache/manifest'
import { readPage } from '@/lib/cache/read-page'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { getSitemapEntries, toLocales, parseSitemapName, sitemapTypes } from '@/lib/sitemap/entries'
import { writeSitemap } from '@/lib/sitemap/write'

export const dynamic = 'force-static'
export const revalidate = 3600

export const generateStaticParams = () =>
  sitemapTypes.flatMap((type) =>
    toLocales(type).map((locale) => ({ file: `${type}-${locale}.xml` })),
  )

type Context = { params: Promise<{ file: string }> }

/** Sitemap of a type in a language, such as `/sitemaps/people-fr-fr.xml`. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const name = parseSitemapName((await params).file)
  if (!name)
    return new Response('There is no such sitemap.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  try {
    const entries = await readPage(everyListTag(), () => getSitemapEntries(name.type))
    return new Response(await writeSitemap(entries, name.locale), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': cacheControl.sitemap,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The sitemap cannot be made right now.')
  }
}
