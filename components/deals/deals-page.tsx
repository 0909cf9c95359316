import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { Finder } from '@/components/ui/finder'
import { ListPages } from '@/components/ui/list-pages'
import { RouteLink } from '@/components/ui/route-link'
import { dealFilterNames, type DealResult } from '@/lib/content/deals/deals'
import { dealsList, type DealFilters } from '@/lib/content/deals/deals-list'
import { formatDate, formatList } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import styles from './deals-page.module.css'
import typography from '@/components/ui/typography.module.css'

type DealsPageProps = {
  result: DealResult
  countOf: (filters: DealFilters) => number
  locale: SiteLocale
}

/** Published deals (decision 7), filtered by practice, sector, country and year. */
export async function DealsPage({ result, countOf, locale }: DealsPageProps) {
  const t = await getTranslations('deals')
  const { filters, choices, deals, total, pages } = result
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'deals' }}
      trail={[]}
      title={t('title')}
      lede={t('intro')}
    >
      <Finder
        list={dealsList}
        values={filters}
        filters={[
          { kind: 'words', name: 'q', label: t('filter.q') },
          ...dealFilterNames.map((name) => ({
            kind: 'choice' as const,
            name,
            label: t(`filter.${name}`),
            any: t(`any.${name}`),
            choices: choices[name],
          })),
        ]}
        isEmpty={total === 0}
        countOf={countOf}
        texts={{
          title: t('title'),
          submit: t('submit'),
          count: t('count', { count: total }),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          everything: t('everything'),
        }}
        locale={locale}
      >
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
        <ListPages
          page={filters.page}
          pages={pages}
          hrefOfPage={(page) => dealsList.href(filters, { page }, locale)}
          locale={locale}
        />
      </Finder>
    </PageFrame>
  )
}
