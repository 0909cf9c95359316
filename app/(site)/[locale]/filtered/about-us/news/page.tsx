import type { Metadata } from 'next'
import { NewsPage } from '@/components/news/news-page'
import { getNewsList, parseNewsFilters } from '@/lib/content/news/get-news'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> =>
  listMetadata('news', await toSiteLocale(params), { filtered: true })

export default async function Page({ params, searchParams }: QueryParams) {
  const locale = await toSiteLocale(params)
  const filters = parseNewsFilters(await searchParams)
  return <NewsPage filters={filters} list={await getNewsList(locale, filters)} locale={locale} />
}
