import type { SiteLocale } from '@law-firm/contract/locales'
import { formatDay } from '@/lib/i18n/format'
import type { Choice } from '@/lib/lists/filter-entries'
import type { RouteName } from '@/lib/routes/table'

/** A choice of a filter; `count` is unknown without the search service, `depth` indents the children of a practice. */
export type FinderChoice = Choice & { count?: number | undefined; depth?: number }

type Named<Name> = { name: Name; label: string }

/** A filter as a field of the form and as a chip. */
export type FinderFilter<Name extends string = string> =
  | (Named<Name> & { kind: 'words' })
  | (Named<Name> & { kind: 'choice'; any: string; choices: FinderChoice[] })
  | (Named<Name> & { kind: 'day'; toChip: (value: string) => string })
  /** Chosen elsewhere on the page, by a link. */
  | (Named<Name> & { kind: 'link' })

/** What `defineList()` returns. */
export type FinderList<Name extends string, Values> = {
  to: RouteName
  names: Name[]
  href: (values: Values, changes: Partial<Values>, locale: SiteLocale) => string
}

/** What a field shows for a value of the query. */
export const toFieldValue = ({ kind }: FinderFilter, value: string, locale: SiteLocale): string =>
  kind === 'day' ? formatDay(value, locale) : value

/** What a chip says for a value of the query. */
export function toChipLabel(filter: FinderFilter, value: string): string {
  switch (filter.kind) {
    case 'words':
      return value
    case 'choice':
      return filter.choices.find((choice) => choice.value === value)?.label ?? value
    case 'day':
      return filter.toChip(value)
    case 'link':
      return filter.label
  }
}

export const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count})`

/**
 * The options of a choice with their counts; a choice that would find nothing is left out unless it is chosen. A value
 * without a choice (an old link) stays chosen.
 */
export const toOptions = (choices: FinderChoice[], chosen: string): Choice[] =>
  (!chosen || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen }, ...choices]
  )
    .filter(({ value, count }) => count !== 0 || value === chosen)
    .map(({ value, label, count, depth = 0 }) => ({
      value,
      label: '\u2003'.repeat(depth) + withCount(label, count),
    }))
