import { listRoute } from '@/app/(site)/list-route'
import { InsightsPage } from '@/components/insights/insights-page'
import { getInsightFacets } from '@/lib/content/insights/get-insight-facets'
import { countInsights, getInsights, getTopics } from '@/lib/content/insights/get-insights'
import { insightsList, type InsightFilters } from '@/lib/content/insights/insights-list'

export const insightsRoute = listRoute('insights', async (locale, query) => {
  const filters = insightsList.parse(query)
  const [result, topics, facets] = await Promise.all([
    getInsights(locale, filters),
    getTopics(locale),
    getInsightFacets(locale, filters),
  ])
  const countOf = (values: InsightFilters) => countInsights(locale, values)
  return <InsightsPage {...{ locale, filters, result, countOf, topics, facets }} />
})
