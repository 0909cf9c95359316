import { Phrases } from '@/components/ui/phrases'
import { RouteLink } from '@/components/ui/route-link'
import type { NewsCard } from '@/lib/content/news/to-news'
import { formatDate, formatList } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import articleRow from '@/components/insights/article-row.module.css'
import typography from '@/components/ui/typography.module.css'

type NewsRowProps = { item: NewsCard; locale: SiteLocale; level?: 'h2' | 'h3'; summary?: boolean }

/** A news item in a list, date first. */
export function NewsRow({ item, locale, level: Title = 'h2', summary = false }: NewsRowProps) {
  const foreign = item.language === locale ? undefined : languageTags[item.language]
  return (
    <article className={articleRow.articleRow}>
      <p className={typography.meta}>
        <time dateTime={item.publishedOn.slice(0, 10)}>{formatDate(item.publishedOn, locale)}</time>
        {item.places.length > 0 ? ` · ${formatList(item.places, locale)}` : ''}
      </p>
      <Title lang={foreign}>
        <RouteLink target={{ to: 'newsItem', params: { slug: item.slug } }} locale={locale}>
          <Phrases text={item.title} language={item.language} />
        </RouteLink>
      </Title>
      {summary ? (
        <p className={articleRow.summary} lang={foreign}>
          {item.summary}
        </p>
      ) : null}
    </article>
  )
}
