import { getTranslations } from 'next-intl/server'
import { WaysOn } from '@/components/layout/missing-page'
import { SearchFrame, SearchPage } from '@/components/layout/search-page'
import { env } from '@/lib/env/env'
import { prefixOf, type SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'
import { toSearchParams, type SearchQuery } from '@/lib/search/address'
import { searchSettings } from '@/lib/search/configuration'
import { getFirstResults } from '@/lib/search/get-first-results'
import { sessionSettings } from '@/lib/session/configuration'
import { SearchApp } from './search-app.client'
import { getSearchTexts } from './texts'

/** What a search found: by the search service, or, while that is away, by the content service and with a word about it. */
export async function FoundPage({ locale, query }: { locale: SiteLocale; query: SearchQuery }) {
  const settings = searchSettings(locale)
  const results = settings ? await getFirstResults(settings, query) : null
  if (!settings || !results) {
    const t = await getTranslations('search')
    return (
      <SearchPage locale={locale} query={query.q} notice={settings ? t('reduced') : undefined} />
    )
  }
  const path = hrefOf({ to: 'search' }, locale)
  return (
    <SearchFrame locale={locale} query={query.q}>
      <SearchApp
        settings={settings}
        initialResults={results}
        path={path}
        url={`${env.SITE_URL}${path}?${toSearchParams(query)}`}
        prefix={prefixOf(locale)}
        alertsPath={sessionSettings(locale) ? hrefOf({ to: 'newslettersAndAlerts' }, locale) : null}
        words={query.q}
        texts={await getSearchTexts(locale)}
        nothing={<WaysOn locale={locale} />}
      />
    </SearchFrame>
  )
}
