import type { Metadata } from 'next'
import { DealsPage } from '@/components/deals/deals-page'
import { filterDeals, parseDealFilters } from '@/lib/content/deals/deals'
import { getDeals } from '@/lib/content/deals/get-deals'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('deals', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return (
    <DealsPage result={filterDeals(await getDeals(locale), parseDealFilters({}))} locale={locale} />
  )
}
