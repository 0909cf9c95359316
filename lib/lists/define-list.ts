import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'

/** Next's `searchParams`. */
export type Query = Record<string, string | string[] | undefined>

/** Parses a value of the query; an invalid one becomes the default. */
type Parser = (value: string) => string

type Definition<Filters, Display> = {
  /** The route of the list without filters. */
  to: RouteName
  /** Filters in the order of the form; strings, empty when nothing is chosen. */
  filters: Filters
  /** Parameters that do not filter, such as the order. */
  display?: Display
  /** The maximum page number; 1 for a list without pages. */
  deepestPage: number
}

const longestValue = 100

/**
 * A list with filters in its query: parses them, builds links with changed ones, and has the parameters for which the
 * middleware rewrites to the per-request variant (docs/guides/list-filter.md).
 */
export function defineList<
  const Filters extends Record<string, Parser>,
  const Display extends Record<string, Parser> = Record<never, never>,
>({ to, filters, display, deepestPage }: Definition<Filters, Display>) {
  type Name = keyof Filters & string
  type Parsers = Filters & Display
  type Values = { [Key in keyof Parsers]: ReturnType<Parsers[Key]> } & { page: number }
  const parsers: [string, Parser][] = Object.entries({ ...filters, ...display })
  const hasPages = deepestPage > 1

  return {
    to,
    names: Object.keys(filters) as Name[],
    parameters: [...parsers.map(([name]) => name), ...(hasPages ? ['page'] : [])],

    /** Ignores unknown values and parameters; never throws. */
    parse(query: Query): Values {
      const valueOf = (name: string) => [query[name]].flat()[0]?.trim().slice(0, longestValue) ?? ''
      const page = Number(valueOf('page'))
      return {
        ...Object.fromEntries(parsers.map(([name, parse]) => [name, parse(valueOf(name))])),
        page: Number.isInteger(page) && page > 0 && page <= deepestPage ? page : 1,
      } as Values
    },

    /** Resets the page unless it is changed; omits defaults. */
    href(values: Values, changes: Partial<Values>, locale: SiteLocale): string {
      const { page, ...rest } = { ...values, page: 1, ...changes }
      const chosen: Record<string, unknown> = rest
      const query = Object.fromEntries(
        parsers.map(([name, parse]) => {
          const value = String(chosen[name])
          return [name, value === parse('') ? undefined : value]
        }),
      )
      return toHref({ to, query: { ...query, page: page > 1 ? String(page) : undefined } }, locale)
    },
  }
}

/** The parsed values of a list. */
export type ListValues<List extends { parse: (query: Query) => unknown }> = ReturnType<
  List['parse']
>

/** The names of a list's filters. */
export type FilterName<List extends { names: string[] }> = List['names'][number]

export const words = (value: string): string => value.replace(/\p{Cc}/gu, ' ')

export const slug = (value: string): string => (/^[a-z0-9-]{1,96}$/.test(value) ? value : '')

export const year = (value: string): string => (/^(19|20)\d\d$/.test(value) ? value : '')

const yearFirst = /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/
const dayFirst = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/

/** A date as the site's languages write it, to `YYYY-MM-DD`; `Date` alone accepts 31 February. */
export function day(value: string): string {
  const parts = (yearFirst.exec(value) ?? dayFirst.exec(value))?.groups
  if (!parts) return ''
  const iso = [parts.year, parts.month?.padStart(2, '0'), parts.day?.padStart(2, '0')].join('-')
  const time = Date.parse(iso)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : ''
}

export const oneOf =
  <const Value extends string, const Default extends string = ''>(
    values: readonly Value[],
    fallback?: Default,
  ) =>
  (value: string): Value | NoInfer<Default> =>
    values.find((known) => known === value) ?? fallback ?? ('' as Default)
