import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps `translations`: a language counts once the document's title is written in it. */
export const recordTranslations =
  (title: string): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    const locale = req.locale
    if (!locale || locale === 'all') return data
    const before: unknown = originalDoc?.translations
    const known = new Set(Array.isArray(before) ? before.map(String) : [])
    const written = data[title]
    if (typeof written === 'string' && written.trim() !== '') known.add(locale)
    else if (written === null || written === '') known.delete(locale)
    return { ...data, translations: [...known].sort() }
  }
