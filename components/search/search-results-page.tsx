import type { InitialResults } from 'instantsearch.js'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { FallbackLinks } from '@/components/layout/missing-page'
import { SearchFrame, SearchPage } from '@/components/layout/search-page'
import { env } from '@/lib/env/env'
import { type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { toSearchParams, type SearchQuery } from '@/lib/search/search-query'
import { searchSettings } from '@/lib/search/configuration'
import { hitsPerPage, type SearchSettings } from '@/lib/search/settings'
import { getFirstResults } from '@/lib/search/get-first-results'
import { findRedirect } from '@/lib/search/find-redirect'
import { sessionSettings } from '@/lib/session/configuration'
import { SearchApp } from './search-app.client'
import { getSearchTexts } from './search-texts'

/** Search results from the search service, with the content service as fallback. */
export async function SearchResultsPage({
  locale,
  query,
}: {
  locale: SiteLocale
  query: SearchQuery
}) {
  const settings = searchSettings(locale)
  const results = settings ? await getFirstResults(settings, query) : null
  if (!settings || !results) {
    const t = await getTranslations('search')
    return (
      <SearchPage locale={locale} query={query.q} notice={settings ? t('reduced') : undefined} />
    )
  }
  const target = findRedirect(results)
  if (target) redirect(target)
  return <Search locale={locale} settings={settings} query={query} results={results} />
}

/** The search page without a query, the same for all: nothing is requested before the first letter. */
export async function SearchStartPage({ locale }: { locale: SiteLocale }) {
  const settings = searchSettings(locale)
  if (!settings) return <SearchPage locale={locale} query="" />
  return (
    <Search
      locale={locale}
      settings={settings}
      query={noQuery}
      results={toNoResults(settings.index)}
    />
  )
}

async function Search({
  locale,
  settings,
  query,
  results,
}: {
  locale: SiteLocale
  settings: SearchSettings
  query: SearchQuery
  results: InitialResults
}) {
  const path = toHref({ to: 'search' }, locale)
  return (
    <SearchFrame locale={locale}>
      <SearchApp
        settings={settings}
        initialResults={results}
        path={path}
        url={`${env.SITE_URL}${path}?${toSearchParams(query)}`}
        prefix={toPrefix(locale)}
        alertsPath={sessionSettings(locale) ? toHref({ to: 'newslettersAndAlerts' }, locale) : null}
        initialQuery={query.q}
        texts={await getSearchTexts()}
        emptyState={<FallbackLinks locale={locale} />}
      />
    </SearchFrame>
  )
}

const noQuery: SearchQuery = { q: '', facets: {}, page: 1, newest: false }

/** The state of InstantSearch before a search. */
const toNoResults = (index: string) =>
  ({
    [index]: {
      state: { index, query: '', hitsPerPage },
      results: [
        { index, query: '', params: '', hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage },
      ],
    },
  }) as unknown as InitialResults
