import type { Metadata } from 'next'
import { DealsPage } from '@/components/deals/deals-page'
import { filterDeals, parseDealFilters } from '@/lib/content/deals/deals'
import { getDeals } from '@/lib/content/deals/get-deals'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> =>
  listMetadata('deals', await toSiteLocale(params), { filtered: true })

export default async function Page({ params, searchParams }: QueryParams) {
  const locale = await toSiteLocale(params)
  return (
    <DealsPage
      result={filterDeals(await getDeals(locale), parseDealFilters(await searchParams))}
      locale={locale}
    />
  )
}
