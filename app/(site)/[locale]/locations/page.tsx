import type { Metadata } from 'next'
import { LocationsPage } from '@/components/locations/locations-page'
import { getLocations } from '@/lib/content/location/get-locations'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('locations', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return <LocationsPage places={await getLocations(locale)} locale={locale} />
}
