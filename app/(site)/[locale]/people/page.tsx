import type { Metadata } from 'next'
import { PeoplePage } from '@/components/people/people-page'
import { getPeople } from '@/lib/content/people/get-people'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('people', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return <PeoplePage locale={locale} everybody={await getPeople(locale)} query={{}} />
}
