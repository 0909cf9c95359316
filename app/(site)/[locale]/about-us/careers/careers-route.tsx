import { listRoute } from '@/app/(site)/list-route'
import { VacanciesPage } from '@/components/careers/vacancies-page'
import { filterVacancies } from '@/lib/content/careers/vacancies'
import { vacanciesList, type VacancyFilters } from '@/lib/content/careers/vacancies-list'
import { getTree } from '@/lib/content/page/get-tree'

export const careersRoute = listRoute('careers', async (locale, query) => {
  const nodes = await getTree('careers', locale)
  const now = new Date()
  const find = (filters: VacancyFilters) => filterVacancies(nodes, filters, now, locale)
  return (
    <VacanciesPage
      locale={locale}
      result={find(vacanciesList.parse(query))}
      countOf={(filters) => find(filters).vacancies.length}
      nodes={nodes}
    />
  )
})
