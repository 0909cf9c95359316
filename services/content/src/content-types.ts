import type { CollectionSlug } from 'payload'
import type { AlertType } from './members/alert-types'

export type ContentType = {
  /** GraphQL type (specification, section 3). */
  type: string
  /** The title field; `title` by default. */
  title?: string
  /**
   * The pattern of addresses: `:id`, `:slug`, `:slugs` and `:pairs` of ancestors and document, or
   * the value of a field. `addresses.ts` has the addresses that are no pattern.
   */
  address?: string
  /** What the address is built from, beside id and slug. */
  addressFields?: readonly string[]
  /** The address has no id: a changed slug leaves a redirect. */
  redirects?: true
  /** Rich text may link to it. */
  linkable?: true
  /** Its search records (docs/contracts.md): their type, and its rank among equal matches. */
  search?: { type: string; weight: number }
  /** New documents are items of feeds and alerts; `starts`: until they have started. */
  item?: {
    alert: AlertType
    at: 'publishedOn' | 'createdAt'
    people?: 'authors' | 'contacts' | 'speakers'
    starts?: true
  }
  /** Fields by which other documents refer to it; webhooks name it as their relation. */
  relatedBy?: readonly string[]
}

/** The types of content by collection (docs/guides/content-type.md). */
export const contentTypes = {
  articles: {
    type: 'Article',
    address: '/publications/:id/:slug',
    linkable: true,
    search: { type: 'publication', weight: 50 },
    item: { alert: 'articles', at: 'publishedOn', people: 'authors' },
  },
  contacts: {
    type: 'Contact',
    title: 'name',
    address: '/people/:id/:slug',
    linkable: true,
    search: { type: 'person', weight: 60 },
    relatedBy: ['authors', 'speakers', 'contacts'],
  },
  events: {
    type: 'Event',
    address: '/events/:id/:slug',
    linkable: true,
    search: { type: 'event', weight: 45 },
    item: { alert: 'events', at: 'createdAt', people: 'speakers', starts: true },
  },
  news: {
    type: 'News',
    address: '/about-us/news/:slug',
    redirects: true,
    linkable: true,
    search: { type: 'news', weight: 40 },
    item: { alert: 'news', at: 'publishedOn', people: 'contacts' },
  },
  trainings: {
    type: 'Training',
    address: '/training/:id/:slug',
    linkable: true,
    search: { type: 'training', weight: 44 },
    item: { alert: 'trainings', at: 'createdAt', people: 'speakers', starts: true },
  },
  'training-series': {
    type: 'TrainingSeries',
    address: '/training-series/:id/:slug',
    linkable: true,
    search: { type: 'training-series', weight: 43 },
    item: { alert: 'trainings', at: 'createdAt', starts: true },
  },
  deals: { type: 'Deal' },
  offices: {
    type: 'OfficeInfo',
    title: 'name',
    address: '/offices/:slug',
    redirects: true,
    linkable: true,
    search: { type: 'office', weight: 80 },
    relatedBy: ['offices'],
  },
  countries: {
    type: 'CountryInfo',
    title: 'name',
    address: '/locations/:slug',
    redirects: true,
    linkable: true,
    search: { type: 'location', weight: 75 },
    relatedBy: ['countries', 'country'],
  },
  services: {
    type: 'ServiceInfo',
    address: '/service/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    search: { type: 'service', weight: 90 },
    relatedBy: ['practices'],
  },
  sectors: {
    type: 'SectorInfo',
    address: '/sector/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    search: { type: 'sector', weight: 85 },
    relatedBy: ['sectors'],
  },
  solutions: {
    type: 'SolutionInfo',
    address: '/solutions/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    search: { type: 'solution', weight: 70 },
  },
  'about-pages': {
    type: 'AboutPage',
    address: '/about-us/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    search: { type: 'page', weight: 55 },
  },
  'careers-pages': {
    type: 'CareersPage',
    address: '/about-us/careers/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    search: { type: 'page', weight: 54 },
  },
  'graduate-pages': { type: 'GraduatePage', search: { type: 'page', weight: 51 } },
  'legal-pages': {
    type: 'LegalPage',
    address: '/legal-and-regulatory-information/:slug',
    addressFields: ['parent'],
    linkable: true,
    search: { type: 'page', weight: 35 },
  },
  'marketing-pages': {
    type: 'MarketingPage',
    addressFields: ['area'],
    redirects: true,
    linkable: true,
    search: { type: 'page', weight: 52 },
  },
  'feature-pages': {
    type: 'FeaturePage',
    address: '/features/:root/:pairs',
    addressFields: ['parent', 'root'],
    linkable: true,
    search: { type: 'page', weight: 53 },
  },
  'product-pages': {
    type: 'ProductPage',
    address: '/products/:root/:pairs',
    addressFields: ['parent', 'root'],
    linkable: true,
    search: { type: 'product', weight: 65 },
  },
  'navigator-services': {
    type: 'NavigatorService',
    redirects: true,
    linkable: true,
    search: { type: 'navigator', weight: 64 },
    relatedBy: ['service'],
  },
  'navigator-regions': {
    type: 'NavigatorRegion',
    addressFields: ['service'],
    redirects: true,
    linkable: true,
    search: { type: 'navigator', weight: 57 },
    relatedBy: ['region'],
  },
  'navigator-jurisdictions': {
    type: 'NavigatorJurisdiction',
    addressFields: ['service', 'region'],
    redirects: true,
    linkable: true,
    search: { type: 'navigator', weight: 58 },
    relatedBy: ['jurisdiction'],
  },
  'navigator-questions': { type: 'NavigatorQuestion', relatedBy: ['question'] },
  'navigator-statuses': { type: 'NavigatorStatus' },
  'navigator-answers': { type: 'NavigatorAnswer' },
  'navigator-contents': {
    type: 'NavigatorContent',
    addressFields: ['service', 'region'],
    linkable: true,
    search: { type: 'navigator', weight: 42 },
  },
} as const satisfies Partial<Record<CollectionSlug, ContentType>>

export type ContentSlug = keyof typeof contentTypes

/** The collections whose rows have a value for a key. */
export type SlugWith<Key extends keyof ContentType> = {
  [Slug in ContentSlug]: (typeof contentTypes)[Slug] extends { [K in Key]: unknown } ? Slug : never
}[ContentSlug]

export const contentSlugs = Object.keys(contentTypes) as ContentSlug[]

/** Rows without literal types. */
const entries = Object.entries(contentTypes) as [ContentSlug, ContentType][]

export const slugsWith = <Key extends keyof ContentType>(key: Key): SlugWith<Key>[] =>
  entries.flatMap(([slug, row]) => (row[key] === undefined ? [] : [slug as SlugWith<Key>]))

/** The row of a collection; undefined for one without content. */
export const contentTypeOf = (collection: string): ContentType | undefined =>
  entries.find(([slug]) => slug === collection)?.[1]

export const titleOf = (collection: string): string => contentTypeOf(collection)?.title ?? 'title'
