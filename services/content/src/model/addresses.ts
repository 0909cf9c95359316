import type { CollectionSlug, PayloadRequest } from 'payload'
import { getContentType, isTree, type ContentSlug } from './content-types'
import { findAncestors } from '../fields/hierarchy'
import { navigatorAddresses, navigatorMarketingAddress } from '../navigator/addresses'

type Doc = Record<string, unknown> & { id: number | string; slug?: unknown; parent?: unknown }
type Ancestors = { id?: number; slug: string }[]
type Address = (doc: Doc & { slug: string }, ancestors: Ancestors) => string | null | undefined

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

/**
 * Pages that are no documents, which search finds by what the menus call them. Newsletters ask visitors to
 * sign in, as the footer's link does.
 */
export const sitePages = [
  '/people',
  '/expertise',
  '/solutions',
  '/insights',
  '/deals',
  '/locations',
  '/products',
  '/products/navigator',
  '/about-us',
  '/about-us/news',
  '/about-us/careers',
  '/contact-us',
  '/newsletters-and-alerts',
  '/site-map',
]

/** Addresses beside the patterns of `content-types.ts`; undefined for the pattern's. */
const exceptions: Record<string, Address> = {
  sectors: ({ slug }) => (namedSectors.includes(slug) ? `/${slug}` : undefined),
  'legal-pages': ({ slug }) =>
    slug === 'legal-and-regulatory-information' ? `/${slug}` : undefined,
  'product-pages': ({ root }, ancestors) =>
    ancestors.length === 0 && root === 'disputes-aviator' ? '/disputes-aviator' : undefined,
  'marketing-pages': ({ area, slug }) =>
    Object.hasOwn(areas, String(area)) ? `${areas[String(area)]}/${slug}` : null,
  'graduate-pages': ({ page }) => (page === 'home' ? '/graduates' : `/graduates/${String(page)}`),
}

function fillPattern(pattern: string, doc: Doc & { slug: string }, ancestors: Ancestors): string {
  const chain = [...ancestors, doc]
  const valueOf = (part: string) => {
    if (part === ':slugs') return chain.map(({ slug }) => slug)
    if (part === ':pairs') return chain.slice(1).flatMap(({ id, slug }) => [String(id), slug])
    return part.startsWith(':') ? String(doc[part.slice(1)]) : part
  }
  return pattern.split('/').flatMap(valueOf).join('/')
}

/** Whether addresses have no id: a changed slug needs a redirect there. */
export const hasSlugAddress = (collection: string): boolean =>
  getContentType(collection)?.redirects ?? false

/**
 * The address prefix of a document's children; children of a sector with a fixed address are below
 * `/sector`.
 */
export const toFolder = (collection: string, address: string): string =>
  collection === 'sectors' && namedSectors.includes(address.slice(1))
    ? `/sector${address}`
    : address

/** The address of a document, without the language; null when it has no page. */
export async function toAddress(
  collection: CollectionSlug,
  doc: Doc,
  req: PayloadRequest,
): Promise<string | null> {
  if (typeof doc.slug !== 'string') return null
  const document = { ...doc, slug: doc.slug }
  if (Object.hasOwn(navigatorAddresses, collection))
    return navigatorAddresses[collection]?.(document, req) ?? null
  if (collection === 'marketing-pages' && doc.area === 'navigator')
    return navigatorMarketingAddress(document, req)
  const exception = Object.hasOwn(exceptions, collection) ? exceptions[collection] : undefined
  const pattern = getContentType(collection)?.address
  if (!exception && !pattern) return null
  const ancestors = isTree(collection)
    ? await findAncestors(collection as ContentSlug, doc, req) // cast: a tree is content
    : []
  const address = exception?.(document, ancestors)
  if (address !== undefined) return address
  return pattern ? fillPattern(pattern, document, ancestors) : null
}
