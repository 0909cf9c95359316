import type { CollectionBeforeChangeHook } from 'payload'

/** Maintains `translations`: a language is listed once the title is translated. */
export const recordTranslations =
  (title: string): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    const locale = req.locale
    if (!locale || locale === 'all') return data
    const before: unknown = originalDoc?.translations
    const languages = new Set(Array.isArray(before) ? before.map(String) : [])
    const submitted = data[title]
    if (typeof submitted === 'string' && submitted.trim() !== '') languages.add(locale)
    else if (submitted === null || submitted === '') languages.delete(locale)
    return { ...data, translations: [...languages].sort() }
  }
