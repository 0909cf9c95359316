import { compareTexts } from '@/lib/i18n/format'
import type { Locale } from '@law-firm/contract/locales'
import {
  byLabel,
  filterEntries,
  type CountedChoice,
  type ValuesOf,
} from '@/lib/lists/filter-entries'
import { matchesWords } from '@/lib/lists/fold'
import type { PageNode, Vacancy } from '../page/types'
import { isClosed } from '@law-firm/contract/closing'
import type { VacancyFilters } from './vacancies-list'

/** A vacancy that accepts applications. */
export type OpenVacancy = PageNode & { vacancy: Vacancy }

export const isOpen = (node: PageNode, now: Date): node is OpenVacancy =>
  node.vacancy !== null && !isClosed(node.vacancy.closesOn, now)

const contractOf = (node: OpenVacancy): string => (node.vacancy.contract ?? '').replace('_', '-')

/** Filters with choices. */
export const vacancyFilterNames = ['office', 'type', 'practice'] as const
type VacancyFilterName = (typeof vacancyFilterNames)[number]

export type VacancyResult = {
  filters: VacancyFilters
  vacancies: OpenVacancy[]
  choices: Record<VacancyFilterName, CountedChoice[]>
}

const toChoices = (link: { slug: string; label: string } | null) =>
  link ? [{ value: link.slug, label: link.label }] : []

const toValues: ValuesOf<OpenVacancy, VacancyFilterName> = {
  office: ({ vacancy }) => toChoices(vacancy.office),
  type: (node) => [{ value: contractOf(node), label: contractOf(node) }],
  practice: ({ vacancy }) => toChoices(vacancy.practice),
}

/** What typed words are compared with. */
const readText = ({ title, summary, vacancy }: OpenVacancy): string =>
  [title, summary, vacancy.office?.label, vacancy.practice?.label].join(' ')

/**
 * The matching vacancies by closing date, and the facets.
 *
 * @param found the ids of the search service's hits; where there is none, the words are compared with the texts
 */
export function filterVacancies(
  nodes: readonly PageNode[],
  filters: VacancyFilters,
  now: Date,
  locale: Locale,
  found: ReadonlyMap<number, number> | null = null,
): VacancyResult {
  const open = nodes.filter((node): node is OpenVacancy => isOpen(node, now))
  const hasWords = matchesWords(filters.q)
  const matchesQuery = found?.size
    ? ({ id }: OpenVacancy) => found.has(id)
    : (node: OpenVacancy) => hasWords(readText(node))
  const compare = compareTexts(locale)
  const { matches, choices } = filterEntries(
    open,
    filters,
    toValues,
    filters.q ? matchesQuery : undefined,
  )
  return {
    filters,
    vacancies: matches.sort(
      (a, b) =>
        (a.vacancy.closesOn ?? '9').localeCompare(b.vacancy.closesOn ?? '9') ||
        compare(a.title, b.title),
    ),
    choices: {
      office: choices.office.sort(byLabel(locale)),
      type: choices.type.sort(byLabel(locale)),
      practice: choices.practice.sort(byLabel(locale)),
    },
  }
}
