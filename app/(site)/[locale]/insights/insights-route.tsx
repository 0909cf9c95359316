import { listRoute } from '@/app/(site)/list-route'
import { InsightsPage } from '@/components/insights/insights-page'
import { getInsights, getTopics } from '@/lib/content/insights/get-insights'
import { insightsList } from '@/lib/content/insights/insights-list'

export const insightsRoute = listRoute('insights', async (locale, query) => {
  const filters = insightsList.parse(query)
  const [result, topics] = await Promise.all([getInsights(locale, filters), getTopics(locale)])
  return <InsightsPage locale={locale} filters={filters} result={result} topics={topics} />
})
