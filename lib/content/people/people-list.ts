import { defineList, oneOf, slug, words, type ListValues } from '@/lib/lists/define-list'

export const levels = [
  'partner',
  'counsel',
  'senior-associate',
  'associate',
  'business-services',
] as const
export type Level = (typeof levels)[number]

export const peopleSorts = ['name', 'office', 'level'] as const

export const peopleList = defineList({
  to: 'people',
  filters: {
    q: words,
    level: oneOf(levels),
    office: slug,
    practice: slug,
    sector: slug,
    language: slug,
    letter: (value) => (/^[A-Z]$/i.test(value) ? value.toUpperCase() : ''),
  },
  display: { sort: oneOf(peopleSorts, 'name') },
  deepestPage: 9_999,
})

export type PeopleFilters = ListValues<typeof peopleList>
