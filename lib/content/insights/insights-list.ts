import { rowsWith } from '../content-types'
import {
  day,
  defineList,
  oneOf,
  slug,
  words,
  type FilterName,
  type ListValues,
} from '@/lib/lists/define-list'

export const articleKinds = ['briefing', 'guide', 'report', 'checklist', 'comment'] as const

/** Types that the list can show instead of publications. */
export const datedTypes = rowsWith('dated').map(({ search }) => search.type)

/** Limits the offset: the database reads every row before a page. */
export const deepestPage = 100

export const insightsList = defineList({
  to: 'insights',
  filters: {
    q: words,
    /** Empty for publications. */
    type: oneOf(datedTypes),
    kind: oneOf(articleKinds),
    practice: slug,
    sector: slug,
    location: slug,
    from: day,
    to: day,
  },
  deepestPage,
})

export type InsightFilterName = FilterName<typeof insightsList>
export type InsightFilters = ListValues<typeof insightsList>
