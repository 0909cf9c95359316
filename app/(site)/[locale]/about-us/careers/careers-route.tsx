import { listRoute } from '@/app/(site)/list-route'
import { VacanciesPage } from '@/components/careers/vacancies-page'
import { findVacancies } from '@/lib/content/careers/find-vacancies'
import { filterVacancies } from '@/lib/content/careers/vacancies'
import { vacanciesList, type VacancyFilters } from '@/lib/content/careers/vacancies-list'
import { getHeroes } from '@/lib/content/site/get-heroes'
import { getTree } from '@/lib/content/page/get-tree'

export const careersRoute = listRoute('careers', async (locale, query) => {
  const nodes = await getTree('careers', locale)
  const now = new Date()
  const find = async (filters: VacancyFilters) =>
    filterVacancies(nodes, filters, now, locale, await findVacancies(filters.q, locale))
  return (
    <VacanciesPage
      locale={locale}
      result={await find(vacanciesList.parse(query))}
      countOf={async (filters) => (await find(filters)).vacancies.length}
      nodes={nodes}
      hero={(await getHeroes(locale)).careers}
    />
  )
})
