import type { Metadata } from 'next'
import { VacanciesPage } from '@/components/careers/vacancies-page'
import { filterVacancies, parseVacancyFilters } from '@/lib/content/careers/vacancies'
import { getTree } from '@/lib/content/page/get-tree'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { listMetadata } from '@/lib/seo/list-metadata'

export const generateMetadata = async ({ params }: QueryParams): Promise<Metadata> =>
  listMetadata('careers', await toSiteLocale(params), { filtered: true })

export default async function Page({ params, searchParams }: QueryParams) {
  const locale = await toSiteLocale(params)
  const nodes = await getTree('careers', locale)
  return (
    <VacanciesPage
      result={filterVacancies(nodes, parseVacancyFilters(await searchParams), new Date())}
      nodes={nodes}
      locale={locale}
    />
  )
}
