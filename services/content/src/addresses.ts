import type { PayloadRequest } from 'payload'
import { ancestorsOf } from './fields/hierarchy'

type Doc = Record<string, unknown> & { id: number | string; slug?: unknown; parent?: unknown }

/** Folders of the types whose address is made of slugs alone (docs/contracts.md); where it holds a number, an old slug finds its page by that. */
const folders: Record<string, (doc: Doc) => string | null> = {
  news: () => '/about-us/news',
  services: () => '/service',
  sectors: () => '/sector',
  solutions: () => '/solutions',
  countries: () => '/locations',
  offices: () => '/offices',
  'about-pages': () => '/about-us',
  'careers-pages': () => '/about-us/careers',
  'legal-pages': () => '/legal-and-regulatory-information',
  'marketing-pages': ({ area }) => ({ root: '', features: '/features/marketing', products: '/products/marketing', 'thank-you': '/thank-you', 'contact-us': '/contact-us' })[String(area)] ?? null,
}

export const hasSlugAddress = (collection: string): boolean => Object.hasOwn(folders, collection)

/** The address of a document, without a language; null for a type that is found by its number. */
export async function addressOf(collection: string, title: string, doc: Doc, req: PayloadRequest): Promise<string | null> {
  const folder = Object.hasOwn(folders, collection) ? folders[collection]?.(doc) : null
  if (folder === null || folder === undefined || typeof doc.slug !== 'string') return null
  const above = doc.parent ? await ancestorsOf(collection, title, doc.parent, req) : []
  return [folder, ...above.map((one) => one.slug), doc.slug].join('/')
}
