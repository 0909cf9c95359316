import type { Where } from 'payload'

/**
 * Each language of a document has its own status (docs/adr/0013). A document is public once its
 * English text is published; a language that is not published reads as untranslated.
 */
export const isPublicWhere: Where = { '_status.en': { equals: 'published' } }

/** A document as stored: localised values by language. */
type Row = Record<string, unknown>

const statusesOf = (row: Row): Record<string, unknown> => (isRecord(row._status) ? row._status : {})

export const isPublic = (row: Row | null | undefined): boolean => isPublishedIn(row ?? {}, 'en')

export const isPublishedIn = (row: Row, locale: string): boolean =>
  statusesOf(row)[locale] === 'published'

/** The stored document without the texts of languages that are not published. */
export function withoutDraftTexts<Stored extends Row>(row: Stored, locales: readonly string[]) {
  const hidden = new Set(locales.filter((locale) => !isPublishedIn(row, locale)))
  const { _status, ...values } = row
  return { ...(filter(values, new Set(locales), hidden) as Stored), _status }
}

function filter(value: unknown, locales: Set<string>, hidden: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => filter(item, locales, hidden))
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  if (entries.every(([name]) => locales.has(name)))
    return Object.fromEntries(entries.filter(([name]) => !hidden.has(name)))
  return Object.fromEntries(
    entries.map(([name, item]) => [name, filter(item, locales, hidden)] as const),
  )
}

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
