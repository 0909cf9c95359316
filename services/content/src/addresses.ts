import type { CollectionSlug, PayloadRequest } from 'payload'
import { ancestorsOf } from './fields/hierarchy'
import { navigatorAddresses, navigatorMarketingAddress } from './navigator/addresses'

type Doc = Record<string, unknown> & { id: number | string; slug?: unknown; parent?: unknown }
type Above = { id: number | string; slug: string }[]
type Address = (doc: Doc & { slug: string }, above: Above) => string | null

/** Sectors and pages of which the site knows the address by name (specification, section 2). */
const namedSectors = [
  'financial-institutions',
  'life-sciences',
  'tmt',
  'asset-management-and-investment-funds',
]
const areas: Record<string, string> = {
  root: '',
  features: '/features/marketing',
  products: '/products/marketing',
  'thank-you': '/thank-you',
  'contact-us': '/contact-us',
}

const below =
  (folder: string): Address =>
  (doc, above) =>
    [folder, ...above.map((one) => one.slug), doc.slug].join('/')
const numbered =
  (folder: string): Address =>
  (doc) =>
    `${folder}/${doc.id}/${doc.slug}`
const rooted =
  (folder: string): Address =>
  (doc, above) =>
    [
      folder,
      String(doc.root),
      ...[...above, doc].slice(1).flatMap((one) => [String(one.id), String(one.slug)]),
    ].join('/')

/**
 * Where the documents of a collection stand on the site, without a language (docs/contracts.md,
 * "Addresses").
 */
const addresses: Record<string, Address> = {
  articles: numbered('/publications'),
  contacts: numbered('/people'),
  events: numbered('/events'),
  trainings: numbered('/training'),
  'training-series': numbered('/training-series'),
  news: below('/about-us/news'),
  services: below('/service'),
  sectors: (doc, above) =>
    namedSectors.includes(doc.slug) ? `/${doc.slug}` : below('/sector')(doc, above),
  solutions: below('/solutions'),
  countries: below('/locations'),
  offices: below('/offices'),
  'about-pages': below('/about-us'),
  'careers-pages': below('/about-us/careers'),
  'legal-pages': (doc) =>
    doc.slug === 'legal-and-regulatory-information'
      ? `/${doc.slug}`
      : `/legal-and-regulatory-information/${doc.slug}`,
  'feature-pages': rooted('/features'),
  'product-pages': (doc, above) =>
    above.length === 0 && doc.root === 'disputes-aviator'
      ? '/disputes-aviator'
      : rooted('/products')(doc, above),
  'marketing-pages': (doc) =>
    Object.hasOwn(areas, String(doc.area)) ? `${areas[String(doc.area)]}/${doc.slug}` : null,
  'graduate-pages': (doc) =>
    doc.page === 'home' ? '/graduates' : `/graduates/${String(doc.page)}`,
}

/**
 * Addresses that hold a number find their page when the slug is an old one; those of slugs alone
 * need a redirect.
 */
const bySlug = new Set([
  'news',
  'services',
  'sectors',
  'solutions',
  'countries',
  'offices',
  'about-pages',
  'careers-pages',
  'marketing-pages',
  'navigator-services',
  'navigator-regions',
  'navigator-jurisdictions',
])

export const hasSlugAddress = (collection: string): boolean => bySlug.has(collection)

/** Below which address the documents below one stand: an address by name has none below it. */
export const folderOf = (collection: string, address: string): string =>
  collection === 'sectors' && namedSectors.includes(address.slice(1))
    ? `/sector${address}`
    : address

/** The address of a document, without a language; null for one that has no page. */
export async function addressOf(
  collection: CollectionSlug,
  title: string,
  doc: Doc,
  req: PayloadRequest,
): Promise<string | null> {
  const navigator = Object.hasOwn(navigatorAddresses, collection)
    ? navigatorAddresses[collection]
    : undefined
  if (navigator && typeof doc.slug === 'string')
    return navigator(doc as Doc & { slug: string }, req)
  if (collection === 'marketing-pages' && doc.area === 'navigator' && typeof doc.slug === 'string')
    return navigatorMarketingAddress({ id: doc.id, slug: doc.slug }, req)
  const address = Object.hasOwn(addresses, collection) ? addresses[collection] : undefined
  if (!address || typeof doc.slug !== 'string') return null
  return address(
    doc as Doc & { slug: string },
    doc.parent ? await ancestorsOf(collection, title, doc.parent, req) : [],
  )
}
