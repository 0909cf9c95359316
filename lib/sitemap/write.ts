import 'server-only'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { env } from '../env/env'
import { type Locale, languageTags } from '@law-firm/contract/locales'
import { absoluteUrl } from '../seo/metadata'
import { getSitemapEntries, toLocales, sitemapTypes, type SitemapEntry } from './entries'

/** A sitemap without pages: the package refuses to write one. The index leaves it out. */
const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>'

/** The pages of one language with their alternates (sitemaps.org, with Google's `xhtml:link`). */
export async function writeSitemap(
  entries: readonly SitemapEntry[],
  locale: Locale,
): Promise<string> {
  const pages = entries.filter(({ locales }) => locales.includes(locale))
  if (pages.length === 0) return emptySitemap
  const stream = new SitemapStream({
    hostname: env.SITE_URL,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  })
  for (const { target, locales, updatedAt } of pages) {
    stream.write({
      url: absoluteUrl(target, locale),
      ...(updatedAt ? { lastmod: updatedAt } : {}),
      links: [
        ...locales.map((item) => ({ lang: languageTags[item], url: absoluteUrl(target, item) })),
        { lang: 'x-default', url: absoluteUrl(target, 'en') },
      ],
    })
  }
  stream.end()
  return String(await streamToPromise(stream))
}

/** The sitemap index: the sitemaps of all types and languages that have a page. @throws ContentUnavailableError */
export async function writeSitemapIndex(): Promise<string> {
  const files = await Promise.all(
    sitemapTypes.map(async (type) => {
      const entries = await getSitemapEntries(type)
      return toLocales(type)
        .filter((locale) => entries.some(({ locales }) => locales.includes(locale)))
        .map((locale) => `${type}-${locale}.xml`)
    }),
  )
  const stream = new SitemapIndexStream()
  for (const file of files.flat()) stream.write({ url: `${env.SITE_URL}/sitemaps/${file}` })
  stream.end()
  return String(await streamToPromise(stream))
}
