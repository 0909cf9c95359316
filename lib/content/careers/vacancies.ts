import type { PageNode, Vacancy } from '../page/types'

/** A vacancy that can still be applied for. */
export type OpenVacancy = PageNode & { vacancy: Vacancy }

export const vacancyFilterNames = ['office', 'type', 'practice'] as const
type VacancyFilterName = (typeof vacancyFilterNames)[number]
export type VacancyFilters = Record<VacancyFilterName, string>

/** Reads the filters of an address; whatever is not one is left out. */
export function parseVacancyFilters(
  query: Record<string, string | string[] | undefined>,
): VacancyFilters {
  const slug = (name: string) => {
    const value = [query[name]].flat()[0] ?? ''
    return /^[a-z0-9-]{1,96}$/.test(value) ? value : ''
  }
  return { office: slug('office'), type: slug('type'), practice: slug('practice') }
}

export const isOpen = (node: PageNode, now: Date): node is OpenVacancy =>
  node.vacancy !== null && (!node.vacancy.closesOn || endOf(node.vacancy.closesOn) >= now)

/** A vacancy closes at the end of its day, wherever that is latest. */
const endOf = (day: string): Date => new Date(`${day.slice(0, 10)}T23:59:59-12:00`)

const contractOf = (node: OpenVacancy): string => (node.vacancy.contract ?? '').replace('_', '-')

type Choice = { value: string; label: string; count: number }
export type VacancyResult = {
  filters: VacancyFilters
  vacancies: OpenVacancy[]
  choices: Record<VacancyFilterName, Choice[]>
}

/** The vacancies that the filters leave, those that close first before the others; and what each filter could choose. */
export function filterVacancies(
  nodes: readonly PageNode[],
  filters: VacancyFilters,
  now: Date,
): VacancyResult {
  const open = nodes.filter((node): node is OpenVacancy => isOpen(node, now))
  const values: Record<
    VacancyFilterName,
    (node: OpenVacancy) => { value: string; label: string } | null
  > = {
    office: ({ vacancy }) =>
      vacancy.office ? { value: vacancy.office.slug, label: vacancy.office.label } : null,
    type: (node) =>
      contractOf(node) ? { value: contractOf(node), label: contractOf(node) } : null,
    practice: ({ vacancy }) =>
      vacancy.practice ? { value: vacancy.practice.slug, label: vacancy.practice.label } : null,
  }
  const passes = (node: OpenVacancy, without?: VacancyFilterName) =>
    vacancyFilterNames.every(
      (name) => name === without || !filters[name] || values[name](node)?.value === filters[name],
    )
  const choicesOf = (name: VacancyFilterName): Choice[] => {
    const counted = new Map<string, Choice>()
    for (const node of open.filter((one) => passes(one, name))) {
      const found = values[name](node)
      if (found)
        counted.set(found.value, { ...found, count: (counted.get(found.value)?.count ?? 0) + 1 })
    }
    return [...counted.values()].sort((a, b) => a.label.localeCompare(b.label))
  }
  return {
    filters,
    vacancies: open
      .filter((node) => passes(node))
      .sort(
        (a, b) =>
          (a.vacancy.closesOn ?? '9').localeCompare(b.vacancy.closesOn ?? '9') ||
          a.title.localeCompare(b.title),
      ),
    choices: {
      office: choicesOf('office'),
      type: choicesOf('type'),
      practice: choicesOf('practice'),
    },
  }
}
