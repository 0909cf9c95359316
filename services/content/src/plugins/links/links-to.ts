import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  TextField,
} from 'payload'
import { localeCodes, localization } from '../../model/locales'
import { inLocale } from './in-locale'
import { isValues, buildKey, findReferences, type Values } from './references'

/**
 * What a document refers to in any language (`buildKey`). Payload cannot query inside of blocks and
 * rich text, which are JSON.
 */
export const linksToField: TextField = {
  name: 'linksTo',
  type: 'text',
  hasMany: true,
  hidden: true,
  index: true,
  disableListColumn: true,
} as TextField

/** Other languages than the one that is saved are those of the newest draft. */
export const recordLinks: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const saved = req.locale ?? localization.defaultLocale
  const stored = operation === 'update' ? await readDraft(req, collection, originalDoc.id) : null
  const keys = localeCodes.flatMap((locale) => {
    if (locale !== saved && !stored) return []
    const values = locale === saved ? data : inOtherLanguage(collection, stored, data, locale)
    return findReferences(collection.flattenedFields, values).map(buildKey)
  })
  return { ...data, linksTo: [...new Set(keys)] }
}

/** @returns the document as it is saved in another language: fields without languages are those of the data */
export function inOtherLanguage(
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  stored: Values | null,
  data: Values,
  locale: string,
): Values {
  const shared = flattenedFields.filter((field) => !('localized' in field && field.localized))
  return {
    ...toValues(stored, locale),
    ...Object.fromEntries(shared.map(({ name }) => [name, data[name]])),
  }
}

/** The newest version of a document, in all languages, without hooks and access control. */
export async function readDraft(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: number,
): Promise<Values | null> {
  const { docs } = await req.payload.db.queryDrafts<{ id: number } & Values>({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** @param document in all languages */
export function toValues(document: unknown, locale: string): Values {
  const values = inLocale(document, locale)
  return isValues(values) ? values : {}
}
