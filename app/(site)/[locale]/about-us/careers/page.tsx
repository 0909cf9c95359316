import type { Metadata } from 'next'
import { VacanciesPage } from '@/components/careers/vacancies-page'
import { filterVacancies, parseVacancyFilters } from '@/lib/content/careers/vacancies'
import { getTree } from '@/lib/content/page/get-tree'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> =>
  listMetadata('careers', await toSiteLocale(params))

export default async function Page({ params }: LocaleParams) {
  const locale = await toSiteLocale(params)
  const nodes = await getTree('careers', locale)
  return (
    <VacanciesPage
      result={filterVacancies(nodes, parseVacancyFilters({}), new Date())}
      nodes={nodes}
      locale={locale}
    />
  )
}
