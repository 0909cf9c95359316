import { contentTypes as types, type ContentType } from '@law-firm/contract/content-types'
import { routeEntries, type RouteName, type routes } from '../routes/table'
import type { ExpertiseType } from './expertise/tree'
import type { PageType } from './page/types'

type Pages = {
  /** The route of its pages, if every document has the same, and its pattern is not the type's address. */
  route?: RouteName
  /** The tree of editorial pages that it is (`lib/content/page`). */
  page?: PageType
  /** The tree of expertise that it is (`lib/content/expertise`). */
  expertise?: ExpertiseType
  /** Lists that are rendered again as soon as a document changes. */
  lists?: readonly RouteName[]
}

/** What is the site's own of a type. */
const pages = {
  contacts: { lists: ['people'] },
  articles: { lists: ['insights', 'home'] },
  events: { lists: ['insights'] },
  news: { lists: ['newsList'] },
  offices: { lists: ['locations'] },
  countries: { lists: ['locations'] },
  services: { route: 'service', expertise: 'service', lists: ['expertise'] },
  sectors: { expertise: 'sector', lists: ['expertise'] },
  solutions: { route: 'solution', expertise: 'solution', lists: ['expertise', 'solutions'] },
  'about-pages': { route: 'aboutPage', page: 'about', lists: ['aboutUs'] },
  'careers-pages': { route: 'careersPage', page: 'careers', lists: ['careers'] },
  'legal-pages': { page: 'legal' },
  'feature-pages': { route: 'feature', page: 'feature' },
  'product-pages': { page: 'product', lists: ['products'] },
  'marketing-pages': { page: 'marketing' },
  deals: { lists: ['deals'] },
  'navigator-services': { route: 'navigatorService', lists: ['navigator'] },
  'navigator-regions': { route: 'navigatorRegion' },
  'navigator-jurisdictions': { route: 'navigatorJurisdiction' },
} as const satisfies Partial<Record<keyof typeof types, Pages>>

type Types = typeof types
/** The types that the site reads lists of. */
type Name = {
  [Key in keyof Types]: Types[Key] extends { plural: string } ? Key : never
}[keyof Types]
/** The route whose pattern is the address of a type. */
type RouteAt<Address> = {
  [Key in RouteName]: (typeof routes)[Key]['pattern'] extends Address ? Key : never
}[RouteName]
type Route<Row> = Row extends { address: infer Address }
  ? [RouteAt<Address>] extends [never]
    ? unknown
    : { route: RouteAt<Address> }
  : unknown
type Table = {
  [Key in Name]: Types[Key] &
    Route<Types[Key]> &
    (Key extends keyof typeof pages ? (typeof pages)[Key] : unknown)
}

/**
 * The types of the content service by collection (docs/guides/content-type.md). Client code imports types only, so that
 * the table is in no bundle.
 */
export const contentTypes = Object.fromEntries(
  Object.entries<ContentType>(types).flatMap(([name, row]) => {
    if (!row.plural) return []
    const route = routeEntries.find(([, { pattern }]) => pattern === row.address)?.[0]
    return [[name, { ...row, ...(route && { route }), ...pages[name as keyof typeof pages] }]]
  }),
) as unknown as Table

/** Links of rich text name the collection of their document. */
export const isCollection = (value: unknown): value is keyof typeof contentTypes =>
  typeof value === 'string' && Object.hasOwn(contentTypes, value)

type Row = (typeof contentTypes)[keyof typeof contentTypes]
/** A row that has a value for a key. */
export type RowWith<Key extends keyof (ContentType & Pages)> = Extract<Row, { [K in Key]: unknown }>

/** The rows that have a value for a key. */
export const rowsWith = <Key extends keyof (ContentType & Pages)>(key: Key): RowWith<Key>[] =>
  Object.values<Row>(contentTypes).filter((row): row is RowWith<Key> => key in row)

export type GatedType = RowWith<'gated'>['type']

export const isGatedType = (value: unknown): value is GatedType =>
  rowsWith('gated').some(({ type }) => type === value)

export type DatedType = RowWith<'dated'>['search']['type']

/** The rows of events and trainings by their types in the insights list. */
export const datedContentTypes = Object.fromEntries(
  rowsWith('dated').map((row) => [row.search.type, row]),
) as { [Type in DatedType]: Extract<RowWith<'dated'>, { search: { type: Type } }> }

/** The types of search records; a vacancy is a careers page with a type of its own. */
export const recordTypes = [
  ...new Set([...rowsWith('search').map(({ search }) => search.type), 'vacancy' as const]),
]

/** A tree of pages. */
export type PageContentType = RowWith<'page'>

/** A type whose pages are at `/{id}/{slug}`. */
export type IdContentType = RowWith<'sitemap'>
