import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField } from '@/components/ui/field'
import { FilterChips } from '@/components/ui/filter-chips'
import { Link } from '@/components/ui/link'
import { listChips } from '@/components/ui/list-chips'
import { ListPages } from '@/components/ui/list-pages'
import { RouteLink } from '@/components/ui/route-link'
import type { DealResult } from '@/lib/content/deals/deals'
import { dealsList } from '@/lib/content/deals/deals-list'
import { formatDate, formatList } from '@/lib/i18n/format'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'
import filterForm from '@/components/ui/filter-form.module.css'
import button from '@/components/ui/button.module.css'
import listHead from '@/components/ui/list-head.module.css'
import styles from './deals-page.module.css'
import typography from '@/components/ui/typography.module.css'

/** Published deals (decision 7), filtered by practice, sector, country and year. */
export async function DealsPage({ result, locale }: { result: DealResult; locale: SiteLocale }) {
  const t = await getTranslations('deals')
  const common = await getTranslations('common')
  const { filters, choices, deals, total, pages } = result
  const unfilteredHref = hrefOf({ to: 'deals' }, locale)
  const labelIn = (name: keyof typeof choices) => (value: string) =>
    choices[name].find((choice) => choice.value === value)?.label ?? value
  const chips = await listChips(dealsList, filters, locale, {
    practice: labelIn('practice'),
    sector: labelIn('sector'),
    country: labelIn('country'),
    year: labelIn('year'),
  })
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'deals' }}
      trail={[]}
      title={t('title')}
      lede={t('intro')}
    >
      <form className={`${filterForm.form} ${filterForm.four}`} action={unfilteredHref}>
        {dealsList.names.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`filter.${name}`)}
            any={t(`any.${name}`)}
            value={filters[name]}
            options={choices[name].map(({ value, label, count }) => ({
              value,
              label: `${label} (${count})`,
            }))}
          />
        ))}
        <button className={button.primary} type="submit">
          {t('submit')}
        </button>
      </form>
      <div className={listHead.head}>
        <p className={listHead.count} role="status">
          {t('count', { count: total })}
        </p>
        <FilterChips chips={chips} clear={{ label: common('clearAll'), href: unfilteredHref }} />
      </div>
      {total === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Link className={button.ghost} href={unfilteredHref}>
            {t('everything')}
          </Link>
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {deals.map((deal) => (
            <li
              key={deal.id}
              id={deal.slug}
              lang={deal.language === locale ? undefined : languageTags[deal.language]}
            >
              <p className={typography.meta}>
                <time dateTime={deal.announcedOn.slice(0, 7)}>
                  {formatDate(deal.announcedOn, locale, 'month')}
                </time>
                {deal.value ? <b>{deal.value}</b> : null}
              </p>
              <div>
                <h2>{deal.title}</h2>
                <p className={styles.client}>{deal.client}</p>
                <p>{deal.summary}</p>
                <p className={typography.meta}>
                  {formatList(
                    [...deal.practices, ...deal.sectors, ...deal.countries].map(
                      ({ label }) => label,
                    ),
                    locale,
                  )}
                </p>
                {deal.people.length > 0 ? (
                  <p className={typography.meta}>
                    {t('team')}{' '}
                    {deal.people.map((person, index) => (
                      <span key={person.id}>
                        {index > 0 ? ', ' : ''}
                        <RouteLink target={person.target} locale={locale}>
                          {person.label}
                        </RouteLink>
                      </span>
                    ))}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
      <ListPages
        page={filters.page}
        pages={pages}
        hrefOfPage={(page) => dealsList.href(filters, { page }, locale)}
        locale={locale}
      />
    </PageFrame>
  )
}
