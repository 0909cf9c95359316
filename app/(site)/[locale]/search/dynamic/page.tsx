import type { Metadata } from 'next'
import { SearchResultsPage } from '@/components/search/search-results-page'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { parseSearchQuery } from '@/lib/search/search-query'
import { toSearch } from '@/lib/search/to-search-string'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> =>
  listMetadata('search', await toSiteLocale(params), { filtered: true })

export default async function Page({ params, searchParams }: QueryParams) {
  return (
    <SearchResultsPage
      locale={await toSiteLocale(params)}
      query={parseSearchQuery(toSearch(await searchParams))}
    />
  )
}
