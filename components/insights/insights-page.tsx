import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField, TextField } from '@/components/ui/field'
import { FilterChips } from '@/components/ui/filter-chips'
import { Link } from '@/components/ui/link'
import { listChips } from '@/components/ui/list-chips'
import { ListPages } from '@/components/ui/list-pages'
import {
  articleKinds,
  datedTypes,
  insightsList,
  type InsightFilters,
} from '@/lib/content/insights/insights-list'
import type { InsightResult, Topics } from '@/lib/content/insights/get-insights'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'
import { ArticleRow } from './article-row'
import { DatedRow } from './dated-row'
import pageHead from '@/components/ui/page-head.module.css'
import typography from '@/components/ui/typography.module.css'
import styles from './insights-page.module.css'
import chips from '@/components/ui/chips.module.css'
import listHead from '@/components/ui/list-head.module.css'
import button from '@/components/ui/button.module.css'
import filterForm from '@/components/ui/filter-form.module.css'

type InsightsPageProps = {
  locale: SiteLocale
  filters: InsightFilters
  result: InsightResult
  topics: Topics
}

export async function InsightsPage({ locale, filters, result, topics }: InsightsPageProps) {
  const t = await getTranslations('insights')
  const common = await getTranslations('common')
  const types = await getTranslations('types')
  const unfilteredHref = hrefOf({ to: 'insights' }, locale)
  return (
    <div className="wrap">
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={[{ label: common('home'), target: { to: 'home' } }]}
        current={t('title')}
        page={{ to: 'insights' }}
      />
      <div className={pageHead.head}>
        <h1>{t('title')}</h1>
        <p className={`${typography.lede} ${pageHead.lede}`}>{t('intro')}</p>
      </div>
      <nav className={styles.types} aria-label={t('type')}>
        <ul className={chips.list}>
          {(['', ...datedTypes] as const).map((type) => (
            <li key={type}>
              <Link
                className={chips.chip}
                href={hrefOf({ to: 'insights', query: { type } }, locale)}
                aria-current={filters.type === type ? 'page' : undefined}
              >
                {types(type || 'publication')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <InsightsForm locale={locale} filters={filters} topics={topics} />
      <section aria-label={t('title')}>
        <div className={listHead.head}>
          <p className={listHead.count} role="status">
            {t(`count.${filters.type || 'publication'}`, { count: result.total })}
          </p>
          <FilterChips
            chips={await chipsOf(filters, topics, locale)}
            clear={{ label: common('clearAll'), href: unfilteredHref }}
          />
          <p className={styles.listTools}>
            <a
              href={`/api/feeds/${locale}/insights${queryOf(filters)}`}
              type="application/atom+xml"
            >
              {t('feed')}
            </a>
            {filters.type === 'event' ? (
              <>
                {' '}
                · <a href={`/api/calendar/${locale}/all.ics${queryOf(filters)}`}>{t('calendar')}</a>
              </>
            ) : null}
          </p>
        </div>
        {result.articles.length + result.dated.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
            <Link className={button.ghost} href={unfilteredHref}>
              {t('everything')}
            </Link>
          </EmptyState>
        ) : (
          <div>
            {result.articles.map((article) => (
              <ArticleRow key={article.id} article={article} locale={locale} summary />
            ))}
            {result.dated.map((card) => (
              <DatedRow key={card.id} card={card} locale={locale} />
            ))}
          </div>
        )}
        <ListPages
          page={result.page}
          pages={result.pages}
          hrefOfPage={(page) => insightsList.href(filters, { page }, locale)}
          locale={locale}
        />
      </section>
    </div>
  )
}

/** Query string of the feed and the calendar of the filtered list. */
const queryOf = (filters: InsightFilters): string =>
  new URL(insightsList.href(filters, {}, 'en'), 'https://site.invalid').search

async function InsightsForm({
  locale,
  filters,
  topics,
}: {
  locale: SiteLocale
  filters: InsightFilters
  topics: Topics
}) {
  const t = await getTranslations('insights')
  const kinds = await getTranslations('kinds')
  const types = await getTranslations('types')
  const indented = topics.practices.map(({ value, label, depth }) => ({
    value,
    label: `${'\u2003'.repeat(depth)}${label}`,
  }))
  return (
    <form className={filterForm.form} action={hrefOf({ to: 'insights' }, locale)}>
      <TextField name="q" label={t('keyword')} value={filters.q} />
      <SelectField
        name="type"
        label={t('type')}
        any={types('publication')}
        value={filters.type}
        options={datedTypes.map((type) => ({ value: type, label: types(type) }))}
      />
      <SelectField
        name="kind"
        label={t('kind')}
        any={t('anyKind')}
        value={filters.kind}
        options={articleKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
      />
      <SelectField
        name="practice"
        label={t('practice')}
        any={t('anyPractice')}
        value={filters.practice}
        options={indented}
      />
      <SelectField
        name="sector"
        label={t('sector')}
        any={t('anySector')}
        value={filters.sector}
        options={topics.sectors}
      />
      <SelectField
        name="location"
        label={t('location')}
        any={t('anyLocation')}
        value={filters.location}
        options={topics.locations}
      />
      <TextField name="from" type="date" label={t('from')} value={filters.from} />
      <TextField name="to" type="date" label={t('to')} value={filters.to} />
      <button className={button.primary} type="submit">
        {t('submit')}
      </button>
    </form>
  )
}

async function chipsOf(filters: InsightFilters, topics: Topics, locale: SiteLocale) {
  const t = await getTranslations('insights')
  const kinds = await getTranslations('kinds')
  const types = await getTranslations('types')
  const labelIn = (choices: { value: string; label: string }[]) => (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  return listChips(insightsList, filters, locale, {
    q: (value) => value,
    type: (value) => types(value as 'event'),
    kind: (value) => kinds(value as 'briefing'),
    practice: labelIn(topics.practices),
    sector: labelIn(topics.sectors),
    location: labelIn(topics.locations),
    from: (value) => t('fromChip', { date: formatDate(value, locale, 'short') }),
    to: (value) => t('toChip', { date: formatDate(value, locale, 'short') }),
  })
}
