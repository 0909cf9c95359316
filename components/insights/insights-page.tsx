import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { Finder } from '@/components/ui/finder'
import { withCount, type FinderFilter } from '@/components/ui/finder-filters'
import { Link } from '@/components/ui/link'
import { ListPages } from '@/components/ui/list-pages'
import {
  articleKinds,
  datedTypes,
  insightsList,
  type InsightFilterName,
  type InsightFilters,
} from '@/lib/content/insights/insights-list'
import type { InsightResult, Topics } from '@/lib/content/insights/get-insights'
import type { InsightFacets } from '@/lib/content/insights/get-insight-facets'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Choice } from '@/lib/lists/filter-entries'
import { toHref } from '@/lib/routes/href'
import { ArticleRow } from './article-row'
import { DatedRow } from './dated-row'
import styles from './insights-page.module.css'
import chips from '@/components/ui/chips.module.css'

type InsightsPageProps = {
  locale: SiteLocale
  filters: InsightFilters
  result: InsightResult
  countOf: (filters: InsightFilters) => Promise<number>
  topics: Topics
  /** Null when the search service does not count. */
  facets: InsightFacets | null
}

export async function InsightsPage({
  locale,
  filters,
  result,
  countOf,
  topics,
  facets,
}: InsightsPageProps) {
  const t = await getTranslations('insights')
  const types = await getTranslations('types')
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'insights' }}
      trail={[]}
      title={t('title')}
      lede={t('intro')}
    >
      <nav className={styles.types} aria-label={t('type')}>
        <ul className={chips.list}>
          {(['', ...datedTypes] as const).map((type) => (
            <li key={type}>
              <Link
                className={chips.chip}
                href={toHref({ to: 'insights', query: { type } }, locale)}
                aria-current={filters.type === type ? 'page' : undefined}
              >
                {types(type || 'publication')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Finder
        list={insightsList}
        values={{ ...filters, page: result.page }}
        filters={await filtersOf({ filters, topics, facets }, locale)}
        isEmpty={result.total === 0}
        countOf={countOf}
        texts={{
          title: t('title'),
          submit: t('submit'),
          count: t(`count.${filters.type || 'publication'}`, { count: result.total }),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          everything: t('everything'),
        }}
        locale={locale}
        tools={<InsightTools filters={filters} locale={locale} />}
      >
        {result.articles.map((article) => (
          <ArticleRow key={article.id} article={article} locale={locale} summary />
        ))}
        {result.dated.map((card) => (
          <DatedRow key={card.id} card={card} locale={locale} />
        ))}
        <ListPages
          page={result.page}
          pages={result.pages}
          hrefOfPage={(page) => insightsList.href(filters, { page }, locale)}
          locale={locale}
        />
      </Finder>
    </PageFrame>
  )
}

/** The feed and the calendar of the filtered list. */
async function InsightTools({ filters, locale }: { filters: InsightFilters; locale: SiteLocale }) {
  const t = await getTranslations('insights')
  const { search } = new URL(insightsList.href(filters, {}, 'en'), 'https://site.invalid')
  return (
    <p className={styles.listTools}>
      <a href={`/api/feeds/${locale}/insights${search}`} type="application/atom+xml">
        {t('feed')}
      </a>
      {filters.type === 'event' ? (
        <>
          {' '}
          · <a href={`/api/calendar/${locale}/all.ics${search}`}>{t('calendar')}</a>
        </>
      ) : null}
    </p>
  )
}

type Choosable = Pick<InsightsPageProps, 'filters' | 'topics' | 'facets'>

async function filtersOf(
  { filters, topics, facets }: Choosable,
  locale: SiteLocale,
): Promise<FinderFilter<InsightFilterName>[]> {
  const t = await getTranslations('insights')
  const kinds = await getTranslations('kinds')
  const types = await getTranslations('types')
  const choice = { kind: 'choice' } as const
  const countOf = (name: keyof InsightFacets, value: string) =>
    facets ? (facets[name][value] ?? 0) : undefined
  const byName = <Topic extends Choice>(name: keyof InsightFacets, choices: readonly Topic[]) =>
    choices.map((topic) => ({ ...topic, count: countOf(name, topic.label) }))
  const shortDate = (value: string) => formatDate(value, locale, 'short')
  return [
    { kind: 'words', name: 'q', label: t('keyword') },
    {
      ...choice,
      name: 'type',
      label: t('type'),
      any: withCount(types('publication'), countOf('type', 'publication')),
      choices: datedTypes.map((value) => ({
        value,
        label: types(value),
        count: countOf('type', value),
      })),
    },
    ...(filters.type
      ? []
      : [
          {
            ...choice,
            name: 'kind' as const,
            label: t('kind'),
            any: t('anyKind'),
            choices: articleKinds.map((value) => ({
              value,
              label: kinds(value),
              count: countOf('kind', value),
            })),
          },
        ]),
    {
      ...choice,
      name: 'practice',
      label: t('practice'),
      any: t('anyPractice'),
      choices: byName('practice', topics.practices),
    },
    {
      ...choice,
      name: 'sector',
      label: t('sector'),
      any: t('anySector'),
      choices: byName('sector', topics.sectors),
    },
    {
      ...choice,
      name: 'location',
      label: t('location'),
      any: t('anyLocation'),
      choices: byName('location', topics.locations),
    },
    {
      kind: 'day',
      name: 'from',
      label: t('from'),
      toChip: (value) => t('fromChip', { date: shortDate(value) }),
    },
    {
      kind: 'day',
      name: 'to',
      label: t('to'),
      toChip: (value) => t('toChip', { date: shortDate(value) }),
    },
  ]
}
