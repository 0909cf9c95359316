import type { Metadata } from 'next'
import { SiteMapPage } from '@/components/pages/site-map-page'
import { getSiteMap } from '@/lib/content/site-map/get-site-map'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('siteMap', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return <SiteMapPage groups={await getSiteMap(locale)} locale={locale} />
}
