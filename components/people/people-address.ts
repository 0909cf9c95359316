import { peopleFilterNames, type PeopleFilters } from '@/lib/content/people/filter-people'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

/** The address of the list with some filters changed; the page starts anew unless it is what changes. */
export function peopleHref(
  filters: PeopleFilters,
  changes: Partial<PeopleFilters>,
  locale: SiteLocale,
): string {
  const next = { ...filters, page: 1, ...changes }
  const query = Object.fromEntries(peopleFilterNames.map((name) => [name, next[name] || undefined]))
  return hrefOf(
    {
      to: 'people',
      query: {
        ...query,
        sort: next.sort === 'name' ? undefined : next.sort,
        page: next.page > 1 ? String(next.page) : undefined,
      },
    },
    locale,
  )
}
