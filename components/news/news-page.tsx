import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { EmptyState, NothingYet } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { ListPages } from '@/components/ui/list-pages'
import type { NewsList } from '@/lib/content/news/get-news'
import { newsList, type NewsFilters } from '@/lib/content/news/news-list'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { NewsRow } from './news-row'
import chipNav from '@/components/ui/chip-nav.module.css'
import chips from '@/components/ui/chips.module.css'
import button from '@/components/ui/button.module.css'
import listHead from '@/components/ui/list-head.module.css'

type NewsPageProps = { filters: NewsFilters; list: NewsList; locale: SiteLocale }

export async function NewsPage({ filters, list, locale }: NewsPageProps) {
  const t = await getTranslations('news')
  const about = await getTranslations('about')
  const isEmpty = list.total === 0 && !filters.year
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'newsList' }}
      trail={[{ label: about('title'), target: { to: 'aboutUs' } }]}
      title={t('title')}
      lede={t('intro')}
    >
      {isEmpty ? <NothingYet /> : <NewsItems filters={filters} list={list} locale={locale} />}
    </PageFrame>
  )
}

async function NewsItems({ filters, list, locale }: NewsPageProps) {
  const t = await getTranslations('news')
  const unfilteredHref = toHref({ to: 'newsList' }, locale)
  return (
    <>
      <nav aria-label={t('years')} className={chipNav.nav}>
        <ul className={chips.list}>
          <li>
            <Link
              className={chips.chip}
              href={unfilteredHref}
              aria-current={filters.year ? undefined : 'page'}
            >
              {t('allYears')}
            </Link>
          </li>
          {list.years.map((year) => (
            <li key={year}>
              <Link
                className={chips.chip}
                href={newsList.href(filters, { year: String(year) }, locale)}
                aria-current={filters.year === String(year) ? 'page' : undefined}
              >
                {year}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <a className={button.link} href={`/api/feeds/${locale}/news`} type="application/atom+xml">
            {t('feed')}
          </a>
        </p>
      </nav>
      <p className={`${listHead.count} ${listHead.head}`} role="status">
        {t('count', { count: list.total })}
      </p>
      {list.items.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Link className={button.ghost} href={unfilteredHref}>
            {t('allYears')}
          </Link>
        </EmptyState>
      ) : (
        <div>
          {list.items.map((item) => (
            <NewsRow key={item.id} item={item} locale={locale} summary />
          ))}
        </div>
      )}
      <ListPages
        page={list.page}
        pages={list.pages}
        hrefOfPage={(page) => newsList.href(filters, { page }, locale)}
        locale={locale}
      />
    </>
  )
}
