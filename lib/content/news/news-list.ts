import { defineList, year, type ListValues } from '@/lib/lists/define-list'

export const newsList = defineList({ to: 'newsList', filters: { year }, deepestPage: 100 })

export type NewsFilters = ListValues<typeof newsList>
