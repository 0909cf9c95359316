import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { isValues, toRows, type Values } from '../plugins/links/references'

/** `shared`: only the fields that all languages have in common. */
export type Scope = 'shared' | 'all'

/** The paths of fields that differ between two states of a document in one language. */
export function changedPaths(
  fields: FlattenedField[],
  before: Values,
  after: Values,
  scope: Scope,
  at = '',
): string[] {
  return fields.flatMap((field) => {
    const isLocalized = 'localized' in field && field.localized === true
    if (isComputed(field) || (isLocalized && scope === 'shared')) return []
    const path = at + field.name
    const [old, value] = [before[field.name], after[field.name]]
    if (field.type === 'group' || field.type === 'tab')
      return changedPaths(field.flattenedFields, toValues(old), toValues(value), scope, `${path}.`)
    if (field.type !== 'array' && field.type !== 'blocks') return isSame(old, value) ? [] : [path]
    const [oldRows, rows] = [toRows(old), toRows(value)]
    // the texts of other languages belong to the rows by their ids
    if (!isDeepStrictEqual(oldRows.map(keyOfRow), rows.map(keyOfRow))) return [path]
    return rows.flatMap((row, index) =>
      changedPaths(
        fieldsOfRow(field, row),
        toValues(oldRows[index]),
        row,
        scope,
        `${path}.${index}.`,
      ),
    )
  })
}

const isComputed = (field: FlattenedField): boolean =>
  field.type === 'join' || ('virtual' in field && Boolean(field.virtual))

const toValues = (value: unknown): Values => (isValues(value) ? value : {})
const keyOfRow = ({ id, blockType }: Values) => [id, blockType]

const fieldsOfRow = (
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  row: Values,
): FlattenedField[] =>
  field.type === 'array'
    ? field.flattenedFields
    : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [])

/** A form sends an empty field as `''`, `[]` or `false` where none is stored. */
export const isSame = (before: unknown, after: unknown): boolean =>
  isDeepStrictEqual(before, after) || (isEmpty(before) && isEmpty(after))

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)
