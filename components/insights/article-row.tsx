import { getTranslations } from 'next-intl/server'
import { Phrases } from '@/components/ui/phrases'
import { RouteLink } from '@/components/ui/route-link'
import type { ArticleCard } from '@/lib/content/shared/cards'
import { formatDate } from '@/lib/i18n/format'
import { type Locale, languageTags } from '@law-firm/contract/locales'
import styles from './article-row.module.css'
import typography from '@/components/ui/typography.module.css'

type ArticleRowProps = {
  article: ArticleCard
  locale: Locale
  level?: 'h2' | 'h3'
  summary?: boolean
  /** In an aside. */
  compact?: boolean
}

/** A publication in a list. An untranslated title is marked as English. */
export async function ArticleRow({
  article,
  locale,
  level: Title = 'h2',
  summary = false,
  compact = false,
}: ArticleRowProps) {
  const kinds = await getTranslations('kinds')
  const common = await getTranslations('common')
  const t = await getTranslations('insights')
  const foreign = article.language === locale ? undefined : languageTags.en
  return (
    <article className={compact ? `${styles.articleRow} ${styles.compact}` : styles.articleRow}>
      <p className={typography.meta}>
        <span className={`${typography.eyebrow} ${styles.kind}`}>{kinds(article.kind)}</span>
        {article.topic ? ` · ${article.topic}` : ''}
      </p>
      <Title lang={foreign}>
        <RouteLink target={article.target} locale={locale}>
          <Phrases text={article.title} language={article.language} />
        </RouteLink>
      </Title>
      {summary ? (
        <p className={styles.summary} lang={foreign}>
          {article.summary}
        </p>
      ) : null}
      <p className={typography.meta}>
        <time dateTime={article.publishedOn.slice(0, 10)}>
          {formatDate(article.publishedOn, locale, 'short')}
        </time>{' '}
        · {common('minutes', { minutes: article.minutes })}
        {foreign ? ` · ${t('inEnglish')}` : ''}
      </p>
    </article>
  )
}
