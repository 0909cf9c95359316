import { defineList, slug, words, year, type ListValues } from '@/lib/lists/define-list'

export const dealsList = defineList({
  to: 'deals',
  filters: { q: words, practice: slug, sector: slug, country: slug, year },
  deepestPage: 999,
})

export type DealFilters = ListValues<typeof dealsList>
