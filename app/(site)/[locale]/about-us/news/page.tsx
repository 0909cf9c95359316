import type { Metadata } from 'next'
import { NewsPage } from '@/components/news/news-page'
import { getNewsList, parseNewsFilters } from '@/lib/content/news/get-news'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('news', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  const filters = parseNewsFilters({})
  return <NewsPage filters={filters} list={await getNewsList(locale, filters)} locale={locale} />
}
