import type { Metadata } from 'next'
import { InsightsPage } from '@/components/insights/insights-page'
import { parseInsightFilters } from '@/lib/content/insights/filters'
import { getInsights, getTopics } from '@/lib/content/insights/get-insights'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('insights', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  const filters = parseInsightFilters({})
  return (
    <InsightsPage
      locale={locale}
      filters={filters}
      result={await getInsights(locale, filters)}
      topics={await getTopics(locale)}
    />
  )
}
