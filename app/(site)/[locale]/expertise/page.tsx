import type { Metadata } from 'next'
import { ExpertiseListPage } from '@/components/expertise/expertise-list-page'
import { getExpertiseTrees } from '@/lib/content/expertise/get-expertise'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('expertise', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  return <ExpertiseListPage trees={await getExpertiseTrees(locale)} locale={locale} />
}
