import type { Metadata } from 'next'
import { SearchStartPage } from '@/components/search/search-results-page'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('search', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  return <SearchStartPage locale={await toSiteLocale(params)} />
}
