import type { AlertType } from './alerts'
import type { FavouriteKind } from './favourites'

/** A type of content; routes and lists are the site's own, addresses of trees the content service's. */
export type ContentType = {
  /** GraphQL type (specification, section 3). */
  type: string
  /** The type's list field in GraphQL; absent when the site reads no list of it. */
  plural?: string
  /** The title field; `title` by default. */
  title?: string
  /**
   * The pattern of addresses: `:id`, `:slug`, `:slugs` and `:pairs` of ancestors and document, or
   * the value of a field.
   */
  address?: string
  /** What the address is built from, beside id and slug. */
  addressFields?: readonly string[]
  /** The address has no id: a changed slug leaves a redirect. */
  redirects?: true
  /** Rich text may link to it. */
  linkable?: true
  /** Documents can be behind a permission (decision 20). */
  gated?: true
  /** Its documents are about practices, sectors and countries. */
  topical?: true
  /** Event or training: the type of its search records is also a type of the insights list. */
  dated?: true
  /**
   * Its search records (docs/contracts.md): their type, whose label is `search.types` in `messages/`,
   * and its rank among equal matches.
   */
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
  /** Its name as a favourite; its label is `member.kinds` in `messages/`. */
  favourite?: FavouriteKind
  /** The sitemap of a type whose pages are at `/{id}/{slug}`. */
  sitemap?: string
  /** The page of the site that lists its documents, and is above them (decision 25). */
  section?: string
  /** The fields that name the document above one, the nearest first, and its type. In a tree it is `parent`. */
  parents?: Readonly<Record<string, string>>
}

/** The types of content by collection (docs/guides/content-type.md), in the order of the editor's menu. */
export const contentTypes = {
  articles: {
    type: 'Article',
    plural: 'Articles',
    address: '/publications/:id/:slug',
    linkable: true,
    gated: true,
    topical: true,
    search: { type: 'publication', weight: 50 },
    item: { alert: 'articles', at: 'publishedOn', people: 'authors' },
    favourite: 'article',
    sitemap: 'publications',
    section: '/insights',
  },
  contacts: {
    type: 'Contact',
    plural: 'Contacts',
    title: 'name',
    address: '/people/:id/:slug',
    linkable: true,
    search: { type: 'person', weight: 60 },
    relatedBy: ['authors', 'speakers', 'contacts'],
    favourite: 'contact',
    sitemap: 'people',
    section: '/people',
  },
  events: {
    type: 'Event',
    plural: 'Events',
    address: '/events/:id/:slug',
    linkable: true,
    gated: true,
    topical: true,
    dated: true,
    search: { type: 'event', weight: 45 },
    item: { alert: 'events', at: 'createdAt', people: 'speakers', starts: true },
    favourite: 'event',
    sitemap: 'events',
    section: '/insights',
  },
  news: {
    type: 'News',
    plural: 'NewsItems',
    address: '/about-us/news/:slug',
    redirects: true,
    linkable: true,
    gated: true,
    topical: true,
    search: { type: 'news', weight: 40 },
    item: { alert: 'news', at: 'publishedOn', people: 'contacts' },
    favourite: 'news',
    section: '/about-us/news',
  },
  trainings: {
    type: 'Training',
    plural: 'Trainings',
    address: '/training/:id/:slug',
    linkable: true,
    gated: true,
    topical: true,
    dated: true,
    search: { type: 'training', weight: 44 },
    item: { alert: 'trainings', at: 'createdAt', people: 'speakers', starts: true },
    favourite: 'training',
    sitemap: 'events',
    section: '/insights',
  },
  'training-series': {
    type: 'TrainingSeries',
    plural: 'TrainingSeriesItems',
    address: '/training-series/:id/:slug',
    linkable: true,
    gated: true,
    topical: true,
    dated: true,
    search: { type: 'training-series', weight: 43 },
    item: { alert: 'trainings', at: 'createdAt', starts: true },
    favourite: 'training_series',
    sitemap: 'events',
    section: '/insights',
  },
  deals: {
    type: 'Deal',
    plural: 'Deals',
    search: { type: 'deal', weight: 41 },
    section: '/deals',
  },
  offices: {
    type: 'OfficeInfo',
    plural: 'OfficeInfos',
    title: 'name',
    address: '/offices/:slug',
    redirects: true,
    linkable: true,
    search: { type: 'office', weight: 80 },
    relatedBy: ['offices'],
    favourite: 'office',
    parents: { country: 'countries' },
  },
  countries: {
    type: 'CountryInfo',
    plural: 'CountryInfos',
    title: 'name',
    address: '/locations/:slug',
    redirects: true,
    linkable: true,
    search: { type: 'location', weight: 75 },
    relatedBy: ['countries', 'country'],
    section: '/locations',
  },
  services: {
    type: 'ServiceInfo',
    plural: 'ServiceInfos',
    address: '/service/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    gated: true,
    search: { type: 'service', weight: 90 },
    relatedBy: ['practices'],
  },
  sectors: {
    type: 'SectorInfo',
    plural: 'SectorInfos',
    address: '/sector/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    gated: true,
    search: { type: 'sector', weight: 85 },
    relatedBy: ['sectors'],
  },
  solutions: {
    type: 'SolutionInfo',
    plural: 'SolutionInfos',
    address: '/solutions/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    gated: true,
    search: { type: 'solution', weight: 70 },
  },
  'about-pages': {
    type: 'AboutPage',
    plural: 'AboutPages',
    address: '/about-us/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    gated: true,
    search: { type: 'page', weight: 55 },
  },
  'careers-pages': {
    type: 'CareersPage',
    plural: 'CareersPages',
    address: '/about-us/careers/:slugs',
    addressFields: ['parent'],
    redirects: true,
    linkable: true,
    gated: true,
    search: { type: 'page', weight: 54 },
  },
  'graduate-pages': {
    type: 'GraduatePage',
    plural: 'GraduatePages',
    search: { type: 'page', weight: 51 },
  },
  'legal-pages': {
    type: 'LegalPage',
    plural: 'LegalPages',
    address: '/legal-and-regulatory-information/:slug',
    addressFields: ['parent'],
    linkable: true,
    gated: true,
    search: { type: 'page', weight: 35 },
  },
  'feature-pages': {
    type: 'FeaturePage',
    plural: 'FeaturePages',
    address: '/features/:root/:pairs',
    addressFields: ['parent', 'root'],
    linkable: true,
    gated: true,
    search: { type: 'page', weight: 53 },
  },
  'product-pages': {
    type: 'ProductPage',
    plural: 'ProductPages',
    address: '/products/:root/:pairs',
    addressFields: ['parent', 'root'],
    linkable: true,
    gated: true,
    search: { type: 'product', weight: 65 },
  },
  'marketing-pages': {
    type: 'MarketingPage',
    plural: 'MarketingPages',
    addressFields: ['area'],
    redirects: true,
    linkable: true,
    gated: true,
    search: { type: 'page', weight: 52 },
  },
  'navigator-services': {
    type: 'NavigatorService',
    plural: 'NavigatorServices',
    redirects: true,
    linkable: true,
    search: { type: 'navigator', weight: 64 },
    relatedBy: ['service'],
    section: '/products/navigator',
  },
  'navigator-regions': {
    type: 'NavigatorRegion',
    plural: 'NavigatorRegions',
    addressFields: ['service'],
    redirects: true,
    linkable: true,
    search: { type: 'navigator', weight: 57 },
    relatedBy: ['region'],
    parents: { service: 'navigator-services' },
  },
  'navigator-jurisdictions': {
    type: 'NavigatorJurisdiction',
    plural: 'NavigatorJurisdictions',
    addressFields: ['service', 'region'],
    redirects: true,
    linkable: true,
    search: { type: 'navigator', weight: 58 },
    relatedBy: ['jurisdiction'],
    parents: { region: 'navigator-regions' },
  },
  'navigator-questions': {
    type: 'NavigatorQuestion',
    relatedBy: ['question'],
    parents: { service: 'navigator-services' },
  },
  'navigator-statuses': { type: 'NavigatorStatus', section: '/products/navigator' },
  'navigator-answers': {
    type: 'NavigatorAnswer',
    plural: 'NavigatorAnswers',
    favourite: 'navigator_answer',
    parents: { jurisdiction: 'navigator-jurisdictions' },
  },
  'navigator-contents': {
    type: 'NavigatorContent',
    plural: 'NavigatorContents',
    addressFields: ['service', 'region'],
    linkable: true,
    search: { type: 'navigator', weight: 42 },
    parents: { region: 'navigator-regions', service: 'navigator-services' },
  },
} as const satisfies Record<string, ContentType>

export type Collection = keyof typeof contentTypes
