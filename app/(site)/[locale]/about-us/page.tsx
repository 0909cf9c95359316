import type { Metadata } from 'next'
import { AboutUsPage } from '@/components/pages/about-page'
import { getTree } from '@/lib/content/page/get-tree'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => listMetadata('about', await toSiteLocale(params))

/** Pages about the firm that have an address of their own beside the tree. */
const besides = ['our-story', 'responsible-business', 'pro-bono', 'corporate-responsibility', 'fraud-and-scam-alerts']

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  const { tagline } = await getSite(locale)
  const marketing = await getTree('marketing', locale)
  const named = besides.flatMap((slug) => marketing.filter((node) => node.area === 'root' && node.slug === slug))
  return <AboutUsPage nodes={await getTree('about', locale)} named={named} locale={locale} lede={tagline} />
}
