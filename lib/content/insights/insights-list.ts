import { day, defineList, oneOf, slug, words, type ListValues } from '@/lib/lists/define-list'

export const articleKinds = ['briefing', 'guide', 'report', 'checklist', 'comment'] as const

/** What the list can hold instead of publications. */
export const datedTypes = ['event', 'training', 'training-series'] as const
export type DatedType = (typeof datedTypes)[number]

/** Readers of a longer list are asked to filter it: the database counts every row that comes before a page. */
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

export type InsightFilters = ListValues<typeof insightsList>
