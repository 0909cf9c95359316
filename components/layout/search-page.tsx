import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ArticleRow } from '@/components/insights/article-row'
import { PersonCard } from '@/components/people/person-card'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { RouteLink } from '@/components/ui/route-link'
import { getSearch, type SearchResult } from '@/lib/content/search/get-search'
import type { SiteLocale } from '@law-firm/contract/locales'
import { FallbackLinks } from './missing-page'
import { SearchForm } from './search-form'
import box from '@/components/ui/box.module.css'
import styles from './search-page.module.css'
import pageHead from '@/components/ui/page-head.module.css'
import typography from '@/components/ui/typography.module.css'
import section from '@/components/ui/section.module.css'
import personGrid from '@/components/ui/person-grid.module.css'
import arrow from '@/components/ui/arrow.module.css'

/** The search page without a query, and its fallback while the search service is unavailable. */
export async function SearchPage({
  locale,
  query,
  notice,
}: {
  locale: SiteLocale
  query: string
  notice?: string
}) {
  const common = await getTranslations('common')
  const t = await getTranslations('search')
  const result = query ? await getSearch(query, locale) : null
  return (
    <SearchFrame
      locale={locale}
      headline={
        <div className={pageHead.head}>
          <h1>{query ? t('resultsFor', { query }) : t('title')}</h1>
          {query ? null : <p className={`${typography.lede} ${pageHead.lede}`}>{t('intro')}</p>}
        </div>
      }
    >
      <SearchForm
        id="page-search"
        locale={locale}
        landmark={common('searchLabel')}
        label={common('searchLabel')}
        button={common('search')}
        value={query}
      />
      {notice ? (
        <p role="status" className={box.warning}>
          {notice}
        </p>
      ) : null}
      {result ? <Results result={result} query={query} locale={locale} /> : null}
    </SearchFrame>
  )
}

/** Frame of the search page; results in the browser have a headline of their own. */
export async function SearchFrame({
  locale,
  headline,
  children,
}: {
  locale: SiteLocale
  headline?: ReactNode
  children: ReactNode
}) {
  const t = await getTranslations('search')
  const common = await getTranslations('common')
  return (
    <div className={`wrap ${styles.searchPage}`}>
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={[{ label: common('home'), target: { to: 'home' } }]}
        current={t('title')}
        page={{ to: 'search' }}
      />
      {headline}
      {children}
    </div>
  )
}

async function Results({
  result,
  query,
  locale,
}: {
  result: SearchResult
  query: string
  locale: SiteLocale
}) {
  const t = await getTranslations('search')
  if (result.peopleTotal + result.articlesTotal === 0) {
    return (
      <EmptyState title={t('emptyTitle', { query })} text={t('emptyText')}>
        <FallbackLinks locale={locale} />
      </EmptyState>
    )
  }
  return (
    <>
      {result.people.length > 0 ? (
        <section className={section.group} aria-labelledby="found-people">
          <h2 id="found-people">{t('people')}</h2>
          <div className={personGrid.grid}>
            {result.people.map((person) => (
              <PersonCard key={person.id} person={person} locale={locale} level="h3" />
            ))}
          </div>
          {result.peopleTotal > result.people.length ? (
            <RouteLink
              className={arrow.link}
              target={{ to: 'people', query: { q: query } }}
              locale={locale}
            >
              {t('allPeople', { count: result.peopleTotal })}
            </RouteLink>
          ) : null}
        </section>
      ) : null}
      {result.articles.length > 0 ? (
        <section className={section.group} aria-labelledby="found-publications">
          <h2 id="found-publications">{t('publications')}</h2>
          <div>
            {result.articles.map((article) => (
              <ArticleRow key={article.id} article={article} locale={locale} level="h3" summary />
            ))}
          </div>
          {result.articlesTotal > result.articles.length ? (
            <RouteLink
              className={arrow.link}
              target={{ to: 'insights', query: { q: query } }}
              locale={locale}
            >
              {t('allPublications', { count: result.articlesTotal })}
            </RouteLink>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
