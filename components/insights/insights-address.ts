import { insightFilterNames, type InsightFilters } from '@/lib/content/insights/filters'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

/** The address of the list with some filters changed; the page starts anew unless it is what changes. */
export function insightsHref(
  filters: InsightFilters,
  changes: Partial<InsightFilters>,
  locale: SiteLocale,
): string {
  const next = { ...filters, page: 1, ...changes }
  const query = Object.fromEntries(
    insightFilterNames.map((name) => [name, next[name] || undefined]),
  )
  return hrefOf(
    { to: 'insights', query: { ...query, page: next.page > 1 ? String(next.page) : undefined } },
    locale,
  )
}
