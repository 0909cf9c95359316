import type { Metadata } from 'next'
import { ContactUsPage } from '@/components/contact/contact-page'
import { getPlaces } from '@/lib/content/location/get-places'
import { getTree } from '@/lib/content/page/get-tree'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

type Props = LocaleParams

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  listMetadata('contact', await toSiteLocale(params))

export default async function Page({ params }: Props) {
  const locale = await toSiteLocale(params)
  const subjects = (await getTree('marketing', locale)).filter((node) => node.area === 'contact_us')
  const { offices } = await getPlaces(locale)
  return (
    <ContactUsPage
      subjects={subjects}
      offices={offices}
      site={await getSite(locale)}
      locale={locale}
      about=""
    />
  )
}
