import { defineList, oneOf, slug, words, type ListValues } from '@/lib/lists/define-list'
import { regionNames } from './region-names'

export const locationsList = defineList({
  to: 'locations',
  filters: { q: words, region: oneOf(regionNames), practice: slug },
  deepestPage: 1,
})

export type LocationFilters = ListValues<typeof locationsList>
