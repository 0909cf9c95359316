import 'server-only'
import { Feed } from 'feed'
import { getTranslations } from 'next-intl/server'
import { insightsList } from '../content/insights/insights-list'
import { getInsights } from '../content/insights/get-insights'
import { getNewsList } from '../content/news/get-news'
import { newsList } from '../content/news/news-list'
import { getSite } from '../content/site/get-site'
import { env } from '../env/env'
import { escape, toXmlText } from '../html/escape'
import { isSiteLocale, type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '../routes/href'
import { absoluteUrl } from '../seo/metadata'

export const feedNames = ['insights', 'news'] as const
export type FeedName = (typeof feedNames)[number]

type Entry = {
  title: string
  summary: string
  date: string
  target: LinkTarget
  /** Of its texts: English without a translation. */ language: string
}

/**
 * The latest entries of a list as an Atom feed (RFC 4287), with the filters of its query.
 *
 * @throws ContentUnavailableError
 */
export async function getFeed(
  name: FeedName,
  locale: SiteLocale,
  query: Record<string, string>,
): Promise<string> {
  const { firmName } = await getSite(locale)
  const t = await getTranslations({ locale, namespace: name })
  const entries =
    name === 'news' ? await newsEntries(locale, query) : await insightEntries(locale, query)
  const filters = new URLSearchParams(query).toString()
  const self = `${env.SITE_URL}/api/feeds/${locale}/${name}${filters ? `?${filters}` : ''}`
  const feed = new Feed({
    id: self,
    title: `${firmName}: ${t('title')}`,
    description: t('description', { firm: firmName }),
    link: absoluteUrl({ to: name === 'news' ? 'newsList' : 'insights' }, locale),
    language: languageTags[locale],
    updated: new Date(entries[0]?.date ?? 0),
    copyright: firmName,
    author: { name: firmName },
    feedLinks: { atom: self },
  })
  for (const { title, summary, date, target } of entries)
    feed.addItem({
      title: escape(title), // an entry's texts are HTML
      id: absoluteUrl(target, locale),
      link: absoluteUrl(target, locale),
      description: escape(summary),
      date: new Date(date),
    })
  return markLanguages(toXmlText(feed.atom1()), entries, locale)
}

/** The library writes no `xml:lang` (RFC 4287, 2); texts are escaped, so that no other `<entry>` is there. */
function markLanguages(atom: string, entries: Entry[], locale: SiteLocale): string {
  let at = 0
  return atom.replace(/<entry>/g, (start) => {
    const { language } = entries[at++] ?? {}
    return !isSiteLocale(language) || language === locale
      ? start
      : `<entry xml:lang="${languageTags[language]}">`
  })
}

async function newsEntries(locale: SiteLocale, query: Record<string, string>): Promise<Entry[]> {
  const { items } = await getNewsList(locale, { ...newsList.parse(query), page: 1 }, 30)
  return items.map(({ title, summary, publishedOn, slug, language }) => ({
    title,
    language,
    summary,
    date: publishedOn,
    target: { to: 'newsItem', params: { slug } },
  }))
}

async function insightEntries(locale: SiteLocale, query: Record<string, string>): Promise<Entry[]> {
  const { articles, dated } = await getInsights(locale, { ...insightsList.parse(query), page: 1 })
  return [
    ...articles.map(({ title, summary, publishedOn, target, language }) => ({
      title,
      language,
      summary,
      date: publishedOn,
      target,
    })),
    ...dated.map(({ title, summary, startsAt, target, language }) => ({
      title,
      language,
      summary,
      date: startsAt,
      target,
    })),
  ]
}
