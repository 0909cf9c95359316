import 'server-only'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { env } from '../env/env'
import { languageTags, type Locale } from '../i18n/locales'
import { absoluteUrl } from '../seo/metadata'
import { localesOf, sitemapTypes, type SitemapEntry } from './entries'

/** The pages of one language with their alternates (sitemaps.org, with Google's `xhtml:link`). */
export async function writeSitemap(
  entries: readonly SitemapEntry[],
  locale: Locale,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: env.SITE_URL,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  })
  for (const { target, locales, updatedAt } of entries) {
    if (!locales.includes(locale)) continue
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

/** The sitemap index: a sitemap for each type and language. */
export async function writeSitemapIndex(): Promise<string> {
  const stream = new SitemapIndexStream()
  for (const type of sitemapTypes)
    for (const locale of localesOf(type))
      stream.write({ url: `${env.SITE_URL}/sitemaps/${type}-${locale}.xml` })
  stream.end()
  return String(await streamToPromise(stream))
}
