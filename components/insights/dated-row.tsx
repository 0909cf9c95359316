import { getTranslations } from 'next-intl/server'
import { Phrases } from '@/components/ui/phrases'
import { RouteLink } from '@/components/ui/route-link'
import type { DatedCard } from '@/lib/content/shared/dated-cards'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import articleRow from './article-row.module.css'
import typography from '@/components/ui/typography.module.css'

/** An event or training in a list, date first. */
export async function DatedRow({
  card,
  locale,
  level: Title = 'h2',
}: {
  card: DatedCard
  locale: SiteLocale
  level?: 'h2' | 'h3'
}) {
  const types = await getTranslations('types')
  const foreign = card.language === locale ? undefined : languageTags.en
  return (
    <article className={articleRow.articleRow}>
      <p className={typography.meta}>
        <span className={typography.eyebrow}>{types(card.type)}</span>
        {card.topic ? ` · ${card.topic}` : ''}
      </p>
      <Title lang={foreign}>
        <RouteLink target={card.target} locale={locale}>
          <Phrases text={card.title} language={card.language} />
        </RouteLink>
      </Title>
      <p className={articleRow.summary} lang={foreign}>
        {card.summary}
      </p>
      <p className={typography.meta}>
        <time dateTime={card.startsAt.slice(0, 10)}>
          {formatDate(card.startsAt, locale, 'short')}
        </time>
      </p>
    </article>
  )
}
