import type { Where } from 'payload'
import { localeCodes } from './locales'

/**
 * Each language of a document has its own status (docs/adr/0013). A document is public once its
 * English text is published; a language that is not published reads as untranslated.
 */
export const isPublicWhere: Where = { '_status.en': { equals: 'published' } }

/** A document as stored: localised values by language. */
type Row = Record<string, unknown>

const statusesOf = (row: Row): Record<string, unknown> => (isRecord(row._status) ? row._status : {})

export const isPublic = (row: Row | null | undefined): boolean => isPublishedIn(row ?? {}, 'en')

/**
 * Whether a change takes a text from readers: a language that is not published any more, or another
 * permission. Texts of a document that was not public were never shown.
 *
 * @param before unknown for a change whose earlier row was not read
 */
export function isRestricted(before: Row | null | undefined, after: Row): boolean {
  if (!before) return true
  if (!isPublic(before)) return false
  return (
    localeCodes.some((locale) => isPublishedIn(before, locale) && !isPublishedIn(after, locale)) ||
    permissionOf(before) !== permissionOf(after)
  )
}

/** Fields that decide who may read a document. */
export const accessFields = ['product', 'jurisdiction'] as const

const permissionOf = (row: Row): string =>
  JSON.stringify(accessFields.map((name) => row[name] ?? null))

export const isPublishedIn = (row: Row, locale: string): boolean =>
  statusesOf(row)[locale] === 'published'

/**
 * The stored document without the translations that are not published. English stays: a document
 * without it is not public, but a page below it names it in its breadcrumb.
 */
export function withoutDraftTexts<Stored extends Row>(row: Stored): Stored {
  const isHidden = (locale: string) => locale !== 'en' && !isPublishedIn(row, locale)
  const { _status, ...values } = row
  return { ...(filter(values, new Set(localeCodes.filter(isHidden))) as Stored), _status }
}

function filter(value: unknown, hidden: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => filter(item, hidden))
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  if (entries.every(([name]) => isLocale(name)))
    return Object.fromEntries(entries.filter(([name]) => !hidden.has(name)))
  return Object.fromEntries(entries.map(([name, item]) => [name, filter(item, hidden)] as const))
}

const isLocale = (name: string): boolean => localeCodes.some((code) => code === name)

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
