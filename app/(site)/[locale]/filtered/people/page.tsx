import type { Metadata } from 'next'
import { PeoplePage } from '@/components/people/people-page'
import { getPeople } from '@/lib/content/people/get-people'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> =>
  listMetadata('people', await toSiteLocale(params), { filtered: true })

/** The list of people with filters: rendered per request, as the filters stand in the query. */
export default async function Page({ params, searchParams }: QueryParams) {
  const locale = await toSiteLocale(params)
  return (
    <PeoplePage locale={locale} everybody={await getPeople(locale)} query={await searchParams} />
  )
}
