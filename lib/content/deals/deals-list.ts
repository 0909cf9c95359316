import { defineList, slug, year, type ListValues } from '@/lib/lists/define-list'

export const dealsList = defineList({
  to: 'deals',
  filters: { practice: slug, sector: slug, country: slug, year },
  deepestPage: 999,
})

export type DealFilters = ListValues<typeof dealsList>
