import { defineList, slug, words, type ListValues } from '@/lib/lists/define-list'

export const vacanciesList = defineList({
  to: 'careers',
  filters: { q: words, office: slug, type: slug, practice: slug },
  deepestPage: 1,
})

export type VacancyFilters = ListValues<typeof vacanciesList>
