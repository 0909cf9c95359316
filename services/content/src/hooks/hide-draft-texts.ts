import type {
  CollectionAfterChangeHook,
  CollectionBeforeReadHook,
  CollectionSlug,
  GlobalBeforeReadHook,
  PayloadRequest,
} from 'payload'
import { isEditor, readsDrafts } from '../access/rules'
import { localeCodes } from '../model/locales'
import { isPublic, withoutDraftTexts } from '../model/published'
import { clearRowCache, readRow } from '../database/rows'

type Doc = Record<string, unknown>

/**
 * Removes the texts of languages that are not published, so that they read as untranslated, and
 * sets `translations`. The document has all languages at this point. Editors get all texts, and the
 * titles in all languages for lists.
 */
export const hideDraftTexts =
  (title: string): CollectionBeforeReadHook =>
  async ({ doc, collection, req }) => {
    if (isEditor(req))
      return {
        ...doc,
        translations: await publishedIn(collection.slug, title, doc.id, req),
        titles: doc[title],
      }
    const shown: Doc = readsDrafts(req) ? doc : withoutDraftTexts(doc as Doc)
    return { ...shown, translations: toLanguages(shown[title]) }
  }

/** The same for a global; editors and the preview get all texts. */
export const hideDraftTextsOfGlobal: GlobalBeforeReadHook = ({ doc, req }) =>
  readsDrafts(req) ? doc : withoutDraftTexts(doc as Doc)

/** Sets `translations` in the response to a save, which does not pass `beforeRead`. */
export const showTranslations =
  (title: string): CollectionAfterChangeHook =>
  async ({ doc, collection, req, context }) => {
    if (context.quiet) return doc
    clearRowCache(req)
    return { ...doc, translations: await publishedIn(collection.slug, title, doc.id, req) }
  }

/** The languages that the site shows, none before English is; an editor's may be a newer draft. */
async function publishedIn(
  collection: CollectionSlug,
  title: string,
  id: unknown,
  req: PayloadRequest,
): Promise<string[]> {
  const query = { collection, select: { [title]: true } as const, locale: 'all' as const }
  const row = typeof id === 'number' ? await readRow('published', query, id, req) : null
  return row && isPublic(row) ? toLanguages(row[title]) : []
}

const toLanguages = (titles: unknown): string[] =>
  localeCodes.filter((locale) => (titles as Doc | null | undefined)?.[locale])
