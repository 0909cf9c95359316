import type { Metadata } from 'next'
import { AboutUsPage } from '@/components/pages/about-page'
import { getTree } from '@/lib/content/page/get-tree'
import { findCommitments } from '@/lib/content/page/tree'
import { getHeroes } from '@/lib/content/site/get-heroes'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('about', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  const { tagline } = await getSite(locale)
  const marketing = await getTree('marketing', locale)
  return (
    <AboutUsPage
      nodes={await getTree('about', locale)}
      featured={findCommitments(marketing)}
      locale={locale}
      lede={tagline}
      hero={(await getHeroes(locale)).about}
    />
  )
}
