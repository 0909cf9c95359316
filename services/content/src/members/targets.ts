import type { PayloadRequest } from 'payload'
import { addressOf } from '../addresses'
import { readRow } from '../rows'

/** What a member can save, and where it is kept. */
export const favouriteKinds = {
  contact: 'contacts',
  article: 'articles',
  event: 'events',
  training: 'trainings',
  'training-series': 'training-series',
  news: 'news',
  office: 'offices',
  'navigator-answer': 'navigator-answers',
} as const

export type FavouriteKind = keyof typeof favouriteKinds

export const isFavouriteKind = (value: unknown): value is FavouriteKind => typeof value === 'string' && Object.hasOwn(favouriteKinds, value)

/** What may be said of a saved document to anybody: title, summary, address; never its text (decision 20). */
export type Target = { title: string; summary: string; path: string | null; updatedAt: string; feature: string | null }

const titleOf = (collection: string): string => (collection === 'contacts' || collection === 'offices' ? 'name' : 'title')
const summaryOf = (collection: string): string => (collection === 'contacts' ? 'headline' : 'summary')

/** A published document by its kind and number; null when there is none (any more). */
export async function targetOf(kind: unknown, id: unknown, req: PayloadRequest): Promise<Target | null> {
  if (!isFavouriteKind(kind) || !isDocumentId(id)) return null
  const collection = favouriteKinds[kind]
  const [title, summary] = [titleOf(collection), summaryOf(collection)]
  const row = await readRow('favourite', { collection, select: { slug: true, updatedAt: true, _status: true, product: true, [title]: true, [summary]: true, ...(kind === 'navigator-answer' ? { jurisdiction: true } : {}) }, locale: 'all' }, id, req)
  if (!row || row._status !== 'published') return null
  const feature: unknown = (row.product as { feature?: unknown } | null)?.feature
  return {
    title: inLocale(row[title], req.locale),
    summary: inLocale(row[summary], req.locale),
    path: kind === 'navigator-answer' ? await navigatorPath(row.jurisdiction, req) : await addressOf(collection, title, row, req),
    updatedAt: String(row.updatedAt),
    feature: typeof feature === 'string' && feature !== '' ? feature : null,
  }
}

/** An answer stands on its jurisdiction's page: service, region, jurisdiction (specification, section 2). */
async function navigatorPath(jurisdiction: unknown, req: PayloadRequest): Promise<string | null> {
  const found = await slugged('navigator-jurisdictions', jurisdiction, req)
  const [service, region] = await Promise.all([slugged('navigator-services', found?.service, req), slugged('navigator-regions', found?.region, req)])
  return found && service && region ? `/products/navigator/${service.slug}/${region.slug}/${found.slug}` : null
}

async function slugged(collection: string, id: unknown, req: PayloadRequest): Promise<Record<string, unknown> | null> {
  const number = typeof id === 'object' && id !== null ? (id as { id?: unknown }).id : id
  if (!isDocumentId(number)) return null
  const row = await readRow('navigator', { collection, select: { slug: true, ...(collection === 'navigator-jurisdictions' ? { service: true, region: true } : {}) } }, number, req)
  return row && typeof row.slug === 'string' ? row : null
}

/** Numbers as a database takes them. */
export const isDocumentId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31

/** A text of all languages in one; English where there is no translation (decision 9). */
export function inLocale(value: unknown, locale: string | null | undefined): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const texts = value as Record<string, unknown>
  return String((locale && texts[locale]) || texts.en || '')
}
