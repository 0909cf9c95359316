import type { Metadata } from 'next'
import { SearchPage } from '@/components/layout/search-page'
import { parseInsightFilters } from '@/lib/content/insights/filters'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> => listMetadata('search', await toSiteLocale(params), { filtered: true })

export default async function Page({ params, searchParams }: QueryParams) {
  return <SearchPage locale={await toSiteLocale(params)} query={parseInsightFilters(await searchParams).q} />
}
