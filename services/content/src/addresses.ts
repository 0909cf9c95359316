import type { CollectionSlug, PayloadRequest } from 'payload'
import { ancestorsOf } from './fields/hierarchy'
import { navigatorAddresses, navigatorMarketingAddress } from './navigator/addresses'

type Doc = Record<string, unknown> & { id: number | string; slug?: unknown; parent?: unknown }
type Ancestors = { id: number | string; slug: string }[]
type Address = (doc: Doc & { slug: string }, ancestors: Ancestors) => string | null

/** Sectors with a fixed top-level address (specification, section 2). */
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

const slugPath =
  (folder: string): Address =>
  (doc, ancestors) =>
    [folder, ...ancestors.map(({ slug }) => slug), doc.slug].join('/')
const idPath =
  (folder: string): Address =>
  (doc) =>
    `${folder}/${doc.id}/${doc.slug}`
const rootedPath =
  (folder: string): Address =>
  (doc, ancestors) =>
    [
      folder,
      String(doc.root),
      ...[...ancestors, doc].slice(1).flatMap(({ id, slug }) => [String(id), String(slug)]),
    ].join('/')

/** Builders of a document's address, without the language (docs/contracts.md, "Addresses"). */
const addresses: Record<string, Address> = {
  articles: idPath('/publications'),
  contacts: idPath('/people'),
  events: idPath('/events'),
  trainings: idPath('/training'),
  'training-series': idPath('/training-series'),
  news: slugPath('/about-us/news'),
  services: slugPath('/service'),
  sectors: (doc, ancestors) =>
    namedSectors.includes(doc.slug) ? `/${doc.slug}` : slugPath('/sector')(doc, ancestors),
  solutions: slugPath('/solutions'),
  countries: slugPath('/locations'),
  offices: slugPath('/offices'),
  'about-pages': slugPath('/about-us'),
  'careers-pages': slugPath('/about-us/careers'),
  'legal-pages': (doc) =>
    doc.slug === 'legal-and-regulatory-information'
      ? `/${doc.slug}`
      : `/legal-and-regulatory-information/${doc.slug}`,
  'feature-pages': rootedPath('/features'),
  'product-pages': (doc, ancestors) =>
    ancestors.length === 0 && doc.root === 'disputes-aviator'
      ? '/disputes-aviator'
      : rootedPath('/products')(doc, ancestors),
  'marketing-pages': (doc) =>
    Object.hasOwn(areas, String(doc.area)) ? `${areas[String(doc.area)]}/${doc.slug}` : null,
  'graduate-pages': (doc) =>
    doc.page === 'home' ? '/graduates' : `/graduates/${String(doc.page)}`,
}

/** Collections whose addresses have no id: a changed slug needs a redirect there. */
const slugAddressed = new Set([
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

export const hasSlugAddress = (collection: string): boolean => slugAddressed.has(collection)

/**
 * The address prefix of a document's children; children of a sector with a fixed address are below
 * `/sector`.
 */
export const folderOf = (collection: string, address: string): string =>
  collection === 'sectors' && namedSectors.includes(address.slice(1))
    ? `/sector${address}`
    : address

/** The address of a document, without the language; null when it has no page. */
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
