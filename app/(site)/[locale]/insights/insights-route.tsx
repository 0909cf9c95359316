import { listRoute } from '@/app/(site)/list-route'
import { InsightsPage } from '@/components/insights/insights-page'
import { getInsightFacets } from '@/lib/content/insights/get-insight-facets'
import { getInsights, getTopics } from '@/lib/content/insights/get-insights'
import { insightsList } from '@/lib/content/insights/insights-list'

export const insightsRoute = listRoute('insights', async (locale, query) => {
  const filters = insightsList.parse(query)
  const [result, topics, facets] = await Promise.all([
    getInsights(locale, filters),
    getTopics(locale),
    getInsightFacets(locale, filters),
  ])
  return <InsightsPage {...{ locale, filters, result, topics, facets }} />
})
