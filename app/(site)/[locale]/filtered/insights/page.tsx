import type { Metadata } from 'next'
import { InsightsPage } from '@/components/insights/insights-page'
import { parseInsightFilters } from '@/lib/content/insights/filters'
import { getInsights, getTopics } from '@/lib/content/insights/get-insights'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> =>
  listMetadata('insights', await toSiteLocale(params), { filtered: true })

/** The list of publications with filters: rendered per request, as the filters stand in the query. */
export default async function Page({ params, searchParams }: QueryParams) {
  const locale = await toSiteLocale(params)
  const filters = parseInsightFilters(await searchParams)
  return (
    <InsightsPage
      locale={locale}
      filters={filters}
      result={await getInsights(locale, filters)}
      topics={await getTopics(locale)}
    />
  )
}
