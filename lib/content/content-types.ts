import type { FavouriteKind } from '../favourites/favourite-types'
import type { RouteName } from '../routes/table'
import type { PageType } from './page/types'

type ContentType = {
  /** GraphQL type, and its list field. */
  type: string
  plural: string
  /** The route of its pages, if every document has the same. */
  route?: RouteName
  /** Documents can be behind a permission (decision 20). */
  gated?: true
  /** Event or training: its search records' type is also a type of the insights list. */
  dated?: true
  /** The type of its search records; its label is `search.types` in `messages/`. */
  record?: string
  /** Its name as a favourite; its label is `member.kinds` in `messages/`. */
  favourite?: FavouriteKind
  /** The sitemap of a type whose pages are at `/{id}/{slug}`. */
  sitemap?: string
  /** The tree of editorial pages that it is (`lib/content/page`). */
  page?: PageType
  /** Lists that are rendered again as soon as a document changes. */
  lists?: readonly RouteName[]
}

/**
 * The types of the content service by collection (docs/guides/content-type.md). Client code imports types only, so that
 * the table is in no bundle.
 */
export const contentTypes = {
  contacts: {
    type: 'Contact',
    plural: 'Contacts',
    route: 'person',
    record: 'person',
    favourite: 'contact',
    sitemap: 'people',
    lists: ['people'],
  },
  articles: {
    type: 'Article',
    plural: 'Articles',
    route: 'publication',
    gated: true,
    record: 'publication',
    favourite: 'article',
    sitemap: 'publications',
    lists: ['insights', 'home'],
  },
  events: {
    type: 'Event',
    plural: 'Events',
    route: 'event',
    gated: true,
    dated: true,
    record: 'event',
    favourite: 'event',
    sitemap: 'events',
    lists: ['insights'],
  },
  trainings: {
    type: 'Training',
    plural: 'Trainings',
    route: 'training',
    gated: true,
    dated: true,
    record: 'training',
    favourite: 'training',
    sitemap: 'events',
  },
  'training-series': {
    type: 'TrainingSeries',
    plural: 'TrainingSeriesItems',
    route: 'trainingSeries',
    gated: true,
    dated: true,
    record: 'training-series',
    favourite: 'training_series',
    sitemap: 'events',
  },
  news: {
    type: 'News',
    plural: 'NewsItems',
    route: 'newsItem',
    gated: true,
    record: 'news',
    favourite: 'news',
    lists: ['newsList'],
  },
  offices: {
    type: 'OfficeInfo',
    plural: 'OfficeInfos',
    route: 'office',
    record: 'office',
    favourite: 'office',
    lists: ['locations'],
  },
  countries: {
    type: 'CountryInfo',
    plural: 'CountryInfos',
    route: 'location',
    record: 'location',
    lists: ['locations'],
  },
  services: {
    type: 'ServiceInfo',
    plural: 'ServiceInfos',
    route: 'service',
    gated: true,
    record: 'service',
    lists: ['expertise'],
  },
  sectors: {
    type: 'SectorInfo',
    plural: 'SectorInfos',
    gated: true,
    record: 'sector',
    lists: ['expertise'],
  },
  solutions: {
    type: 'SolutionInfo',
    plural: 'SolutionInfos',
    route: 'solution',
    gated: true,
    record: 'solution',
    lists: ['expertise', 'solutions'],
  },
  'about-pages': {
    type: 'AboutPage',
    plural: 'AboutPages',
    page: 'about',
    route: 'aboutPage',
    gated: true,
    record: 'page',
    lists: ['aboutUs'],
  },
  'careers-pages': {
    type: 'CareersPage',
    plural: 'CareersPages',
    page: 'careers',
    route: 'careersPage',
    gated: true,
    record: 'page',
    lists: ['careers'],
  },
  'legal-pages': {
    type: 'LegalPage',
    plural: 'LegalPages',
    page: 'legal',
    gated: true,
    record: 'page',
  },
  'feature-pages': {
    type: 'FeaturePage',
    plural: 'FeaturePages',
    page: 'feature',
    route: 'feature',
    gated: true,
    record: 'page',
  },
  'product-pages': {
    type: 'ProductPage',
    plural: 'ProductPages',
    page: 'product',
    gated: true,
    record: 'product',
    lists: ['products'],
  },
  'marketing-pages': {
    type: 'MarketingPage',
    plural: 'MarketingPages',
    page: 'marketing',
    gated: true,
    record: 'page',
  },
  'graduate-pages': { type: 'GraduatePage', plural: 'GraduatePages', record: 'page' },
  deals: { type: 'Deal', plural: 'Deals', lists: ['deals'] },
  'navigator-services': {
    type: 'NavigatorService',
    plural: 'NavigatorServices',
    route: 'navigatorService',
    record: 'navigator',
    lists: ['navigator'],
  },
  'navigator-regions': {
    type: 'NavigatorRegion',
    plural: 'NavigatorRegions',
    route: 'navigatorRegion',
    record: 'navigator',
  },
  'navigator-jurisdictions': {
    type: 'NavigatorJurisdiction',
    plural: 'NavigatorJurisdictions',
    route: 'navigatorJurisdiction',
    record: 'navigator',
  },
  'navigator-contents': {
    type: 'NavigatorContent',
    plural: 'NavigatorContents',
    record: 'navigator',
  },
  'navigator-answers': {
    type: 'NavigatorAnswer',
    plural: 'NavigatorAnswers',
    favourite: 'navigator_answer',
  },
} as const satisfies Record<string, ContentType>

/** Links of rich text name the collection of their document. */
export const isCollection = (value: unknown): value is keyof typeof contentTypes =>
  typeof value === 'string' && Object.hasOwn(contentTypes, value)

type Row = (typeof contentTypes)[keyof typeof contentTypes]
type RowWith<Key extends keyof ContentType> = Extract<Row, { [K in Key]: unknown }>

/** The rows that have a value for a key. */
export const rowsWith = <Key extends keyof ContentType>(key: Key): RowWith<Key>[] =>
  Object.values<Row>(contentTypes).filter((row): row is RowWith<Key> => key in row)

export type GatedType = RowWith<'gated'>['type']

export const isGatedType = (value: unknown): value is GatedType =>
  rowsWith('gated').some(({ type }) => type === value)

export type DatedType = RowWith<'dated'>['record']

/** The rows of events and trainings by their types in the insights list. */
export const datedContentTypes = Object.fromEntries(
  rowsWith('dated').map((row) => [row.record, row]),
) as { [Type in DatedType]: Extract<RowWith<'dated'>, { record: Type }> }

/** The types of search records; a vacancy is a careers page with a type of its own. */
export const recordTypes = [
  ...new Set([...rowsWith('record').map(({ record }) => record), 'vacancy' as const]),
]

/** A tree of pages. */
export type PageContentType = RowWith<'page'>

/** A type whose pages are at `/{id}/{slug}`. */
export type IdContentType = RowWith<'sitemap'>
