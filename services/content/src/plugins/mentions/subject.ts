import { APIError, type PayloadRequest } from 'payload'
import { toAddress } from '../../model/addresses'
import { getContentType, toTitle } from '../../model/content-types'
import { localeCodes, localization } from '../../model/locales'
import { isPublic } from '../../model/published'
import { readLayers } from '../bulk-editing/store'
import { toValues } from '../links/links-to'
import type { Values } from '../links/references'
import type { SubjectSlug } from './subject-slugs'

/** A document that other documents mention. */
export type Subject = {
  collection: SubjectSlug
  id: number
  /** Of its page, which it has while it is public, or will have. */
  address: string | null
  isPublic: boolean
  /** By language, English where there is no other one. */
  names: Record<string, string>
}

/** @throws APIError for a document that does not exist */
export async function readSubject(
  req: PayloadRequest,
  collection: SubjectSlug,
  id: number,
): Promise<Subject> {
  const layers = (await readLayers(req, collection, [id])).get(id)
  if (!layers) throw new APIError(req.t('general:notFound'), 404)
  const shown = isPublic(layers.row) ? layers.row : layers.newest
  const named = toValues(shown, localization.defaultLocale)
  return {
    ...{ collection, id, isPublic: shown === layers.row },
    address: getContentType(collection)?.address
      ? await toAddress(collection, { ...named, id }, req)
      : null,
    names: Object.fromEntries(
      localeCodes.map((locale) => [locale, titleOf(collection, id, layers.newest, locale)]),
    ),
  }
}

/** The title of a document in a language, or in English, or its id. */
export function titleOf(collection: string, id: number, document: Values, locale: string): string {
  const title = toTitle(collection)
  const words =
    toValues(document, locale)[title] ?? toValues(document, localization.defaultLocale)[title]
  return typeof words === 'string' && words ? words : `#${id}`
}
