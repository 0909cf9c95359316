import type { CollectionAfterChangeHook, CollectionBeforeReadHook, PayloadRequest } from 'payload'
import { isEditor, readsDrafts } from '../access/rules'
import { isPublishedIn, withoutDraftTexts } from '../published'
import { localeCodes } from '../locales'

type Row = Record<string, unknown>

/**
 * Removes the texts of languages that are not published, so that they read as untranslated, and
 * sets `translations`. The stored document has all languages at this point.
 */
export const hideDraftTexts =
  (title: string): CollectionBeforeReadHook =>
  ({ doc, req }) => {
    const stored = doc as Row
    const row = readsDrafts(req) ? stored : withoutDraftTexts(stored, localeCodes)
    return { ...row, translations: translationsOf(row, title, req) }
  }

/** Sets `translations` of the response to a save, which Payload does not pass through `beforeRead`. */
export const showTranslations =
  (title: string): CollectionAfterChangeHook =>
  async ({ doc, collection, req, context }) => {
    if (context.quiet) return doc
    const row = await req.payload.db.findOne<Row & { id: number }>({
      collection: collection.slug,
      where: { id: { equals: doc.id } },
      select: { _status: true, [title]: true },
      req,
    })
    return row ? { ...doc, translations: translationsOf(row, title, req) } : doc
  }

/** The languages with a title: the published ones, except in a preview, which shows a draft. */
function translationsOf(row: Row, title: string, req: PayloadRequest): string[] {
  const titles = (row[title] ?? {}) as Row
  return localeCodes.filter(
    (locale) => titles[locale] && (!isEditor(req) || isPublishedIn(row, locale)),
  )
}
