import { isFavouriteKind, type FavouriteKind } from '@law-firm/contract/favourites'
import { isDocumentId } from '@law-firm/contract/member'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { toAddress } from '../model/addresses'
import { contentTypes, slugsWith, toTitle, type SlugWith } from '../model/content-types'
import { toId } from '../database/relations'
import { readRow } from '../database/rows'
import { isPublic } from '../model/published'

/** The collections of the documents that members can save. */
const favouriteCollections = Object.fromEntries(
  slugsWith('favourite').map((slug) => [contentTypes[slug].favourite, slug]),
) as Record<FavouriteKind, SlugWith<'favourite'>>

/** The public properties of a saved document, without its full text (decision 20). */
export type FavouriteDocument = {
  title: string
  summary: string
  path: string | null
  updatedAt: string
  feature: string | null
}

const summaryOf = (collection: string): string =>
  collection === 'contacts' ? 'headline' : 'summary'

/** A published document by type and id; null when there is none. */
export async function getFavouriteDocument(
  kind: unknown,
  id: unknown,
  req: PayloadRequest,
): Promise<FavouriteDocument | null> {
  if (!isFavouriteKind(kind) || !isDocumentId(id)) return null
  if (kind === 'navigator_answer') return getFavouriteAnswer(id, req)
  const collection = favouriteCollections[kind]
  const [title, summary] = [toTitle(collection), summaryOf(collection)]
  const row = await readRow(
    'favourite',
    {
      collection,
      select: {
        slug: true,
        updatedAt: true,
        _status: true,
        product: true,
        [title]: true,
        [summary]: true,
      },
      locale: 'all',
    },
    id,
    req,
  )
  if (!row || !isPublic(row)) return null
  return {
    title: inLocale(row[title], req.locale),
    summary: inLocale(row[summary], req.locale),
    path: await toAddress(collection, row, req),
    updatedAt: String(row.updatedAt),
    feature: toFeature(row),
  }
}

const toFeature = (row: Record<string, unknown> | null | undefined): string | null => {
  const feature: unknown = (row?.product as { feature?: unknown } | null | undefined)?.feature
  return typeof feature === 'string' && feature !== '' ? feature : null
}

/**
 * A navigator answer is titled by jurisdiction and question, which are public; its own short title
 * is gated.
 */
async function getFavouriteAnswer(
  id: number,
  req: PayloadRequest,
): Promise<FavouriteDocument | null> {
  const row = await readRow(
    'favourite',
    {
      collection: 'navigator-answers',
      select: {
        slug: true,
        updatedAt: true,
        _status: true,
        product: true,
        jurisdiction: true,
        question: true,
      },
      locale: 'all',
    },
    id,
    req,
  )
  if (!row || !isPublic(row)) return null
  const [jurisdiction, question, path] = await Promise.all([
    navigatorRow('navigator-jurisdictions', row.jurisdiction, req),
    navigatorRow('navigator-questions', row.question, req),
    toAddress('navigator-answers', row, req),
  ])
  const service = await navigatorRow('navigator-services', jurisdiction?.service, req)
  if (!jurisdiction || !question || !service || path === null) return null
  return {
    title: `${inLocale(jurisdiction.title, req.locale)}: ${inLocale(question.title, req.locale)}`,
    summary: '',
    path,
    updatedAt: String(row.updatedAt),
    feature: toFeature(row) ?? toFeature(service),
  }
}

const navigatorFields: Record<string, object> = {
  'navigator-jurisdictions': { service: true },
  'navigator-services': { product: true },
}

async function navigatorRow(
  collection: CollectionSlug,
  id: unknown,
  req: PayloadRequest,
): Promise<Record<string, unknown> | null> {
  const number = toId(id)
  if (!isDocumentId(number)) return null
  const row = await readRow(
    'favourite',
    {
      collection,
      select: { slug: true, title: true, ...navigatorFields[collection] },
      locale: 'all',
    },
    number,
    req,
  )
  return row && typeof row.slug === 'string' ? row : null
}

/** The text of a locale; English without a translation (decision 9). */
export function inLocale(value: unknown, locale: string | null | undefined): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const texts = value as Record<string, unknown>
  return String((locale && texts[locale]) || texts.en || '')
}
