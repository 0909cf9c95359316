import { listRoute } from '@/app/(site)/list-route'
import { DealsPage } from '@/components/deals/deals-page'
import { filterDeals } from '@/lib/content/deals/deals'
import { dealsList } from '@/lib/content/deals/deals-list'
import { getDeals } from '@/lib/content/deals/get-deals'

export const dealsRoute = listRoute('deals', async (locale, query) => {
  const result = filterDeals(await getDeals(locale), dealsList.parse(query), locale)
  return <DealsPage locale={locale} result={result} />
})
