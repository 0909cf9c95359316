import type { FlattenedField } from 'payload'

/** The ids by collection that a save refers to, with the paths of their fields. */
export type References = Map<string, Map<number, string>>

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/**
 * The paths of a save's values that its columns cannot hold, which Payload leaves to the database: without
 * transactions that writes half of a document. Missing values and empty ones are Payload's own to judge.
 *
 * @param locale of the save; with `all` each localized value is a map by language
 * @param references gets what the values refer to
 * @param within the path of the group or row that has the fields, with a dot
 */
export function findWrongValues(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  locale: string,
  references: References,
  within = '',
): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name || ('virtual' in field && field.virtual)) return []
    const value = data[field.name]
    if (value === undefined || value === null) return []
    const path = `${within}${field.name}`
    if (!('localized' in field && field.localized) || locale !== 'all')
      return checkValue(field, value, locale, references, path)
    return isObject(value)
      ? Object.values(value)
          .filter((one) => one !== undefined && one !== null)
          .flatMap((one) => checkValue(field, one, 'one', references, path))
      : [path]
  })
}

function checkValue(
  field: FlattenedField,
  value: unknown,
  locale: string,
  references: References,
  path: string,
): string[] {
  const wrong = (isRight: boolean) => (isRight ? [] : [path])
  const hasMany = 'hasMany' in field && field.hasMany
  switch (field.type) {
    case 'text':
    case 'number':
    case 'select':
    case 'radio':
      return wrong(hasMany ? listOf(value).every(isPlain) : isPlain(value))
    case 'textarea':
    case 'email':
    case 'code':
      return wrong(isPlain(value))
    case 'checkbox':
      return wrong(typeof value === 'boolean' || isPlain(value))
    case 'date':
      return wrong(
        value === '' ||
          ((value instanceof Date || isPlain(value)) && Number.isFinite(new Date(value).getTime())),
      )
    case 'richText':
      return wrong(isObject(value))
    case 'relationship':
    case 'upload':
      for (const one of listOf(value)) noteReference(field.relationTo, one, references, path)
      return []
    case 'group':
    case 'tab':
      return isObject(value)
        ? findWrongValues(field.flattenedFields, value, locale, references, `${path}.`)
        : wrong(false)
    case 'array':
    case 'blocks':
      // the form's state has the number of rows
      if (!Array.isArray(value)) return wrong(typeof value === 'number')
      return value.flatMap((row, index) =>
        isObject(row)
          ? findWrongValues(rowFields(field, row), row, locale, references, `${path}.${index}.`)
          : wrong(false),
      )
    default:
      return []
  }
}

/** The fields of a row; those of a block go by its type. */
function rowFields(
  field: FlattenedField & { type: 'array' | 'blocks' },
  row: Record<string, unknown>,
): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

function noteReference(
  relationTo: string | string[],
  value: unknown,
  references: References,
  path: string,
): void {
  const [collection, id] = Array.isArray(relationTo)
    ? isObject(value)
      ? [String(value.relationTo), value.value]
      : ['', null]
    : [relationTo, value]
  const number = Number(isObject(id) ? id.id : id)
  if (!collection || !Number.isSafeInteger(number) || number <= 0) return
  const ids = references.get(collection) ?? new Map<number, string>()
  ids.set(number, path)
  references.set(collection, ids)
}
