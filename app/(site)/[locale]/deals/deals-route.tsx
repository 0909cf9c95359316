import { listRoute } from '@/app/(site)/list-route'
import { DealsPage } from '@/components/deals/deals-page'
import { filterDeals } from '@/lib/content/deals/deals'
import { dealsList, type DealFilters } from '@/lib/content/deals/deals-list'
import { getDeals } from '@/lib/content/deals/get-deals'

export const dealsRoute = listRoute('deals', async (locale, query) => {
  const deals = await getDeals(locale)
  const find = (filters: DealFilters) => filterDeals(deals, filters, locale)
  return (
    <DealsPage
      locale={locale}
      result={find(dealsList.parse(query))}
      countOf={(filters) => find(filters).total}
    />
  )
})
