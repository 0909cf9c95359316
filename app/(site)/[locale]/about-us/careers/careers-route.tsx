import { listRoute } from '@/app/(site)/list-route'
import { VacanciesPage } from '@/components/careers/vacancies-page'
import { filterVacancies } from '@/lib/content/careers/vacancies'
import { vacanciesList } from '@/lib/content/careers/vacancies-list'
import { getTree } from '@/lib/content/page/get-tree'

export const careersRoute = listRoute('careers', async (locale, query) => {
  const nodes = await getTree('careers', locale)
  const result = filterVacancies(nodes, vacanciesList.parse(query), new Date(), locale)
  return <VacanciesPage locale={locale} result={result} nodes={nodes} />
})
