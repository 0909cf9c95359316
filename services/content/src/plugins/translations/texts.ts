import type { FlattenedField } from 'payload'

/** Keys of values that hold no text: ids of rows, and types of blocks and of rich text. */
const withoutText = new Set(
  'id blockType type format mode direction relationTo tag listType linkType style textStyle'.split(
    ' ',
  ),
)

/** All texts of a value, in its order: of rich text, rows and blocks, too. */
export function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(toTexts)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([key]) => !withoutText.has(key))
  return entries.sort(([a], [b]) => a.localeCompare(b)).flatMap(([, item]) => toTexts(item))
}

type Doc = Record<string, unknown>

/** Whether a text that is translated differs between two states of a document in one language. */
export const isTextChanged = (fields: FlattenedField[], before: Doc, after: Doc): boolean =>
  fields
    .filter((field) => field.name in after && isTranslated(field))
    .some(({ name }) => toTexts(before[name]).join('\n') !== toTexts(after[name]).join('\n'))

/** Whether a field, or one of its rows or blocks, has a value for each language. */
export function isTranslated(field: FlattenedField): boolean {
  if ('virtual' in field && field.virtual) return false
  if (field.name === '_status') return false
  if ('localized' in field && field.localized) return true
  if (field.type === 'blocks')
    return field.blocks.some(({ flattenedFields }) => flattenedFields.some(isTranslated))
  return 'flattenedFields' in field && field.flattenedFields.some(isTranslated)
}
