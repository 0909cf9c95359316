import type { FlattenedField } from 'payload'
import { isList, isPlain, toTarget } from './columns'
import type { Keys } from './keys'
import type { BulkTexts } from './texts'
import { toDate } from './to-date'

/** What is wrong with a cell; shown in the report. */
export class CellError extends Error {}

/** The value of a field as it stands in a file: relations by key, the rest as stored. */
export async function toCell(field: FlattenedField, value: unknown, keys: Keys): Promise<unknown> {
  const target = toTarget(field)
  if (value === undefined || value === null) return null
  if (!target) return value
  const keyOfOne = (item: unknown) =>
    keys.toKey(target, typeof item === 'object' && item ? Reflect.get(item, 'id') : item)
  return Array.isArray(value) ? Promise.all(value.map(keyOfOne)) : keyOfOne(value)
}

/** A cell of a CSV: lists joined by commas, JSON for what is no plain value. */
export function toText(field: FlattenedField, cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!isPlain(field)) return JSON.stringify(cell)
  if (!Array.isArray(cell)) return String(cell)
  // a text may have a comma
  return field.type === 'text' ? JSON.stringify(cell) : cell.join(', ')
}

/**
 * The other way round. An empty cell of a CSV leaves the field as it is, `null` clears it.
 *
 * @returns undefined for an empty cell
 * @throws CellError
 */
export async function fromCell(
  field: FlattenedField,
  cell: unknown,
  keys: Keys,
  texts: BulkTexts,
): Promise<unknown> {
  if (cell === undefined || cell === '') return undefined
  if (cell === null || cell === 'null') return null
  if (!isPlain(field)) return toStructure(field, cell, texts)
  if (!isList(field)) return toValue(field, cell, keys, texts)
  return Promise.all(toItems(cell, texts).map((item) => toValue(field, item, keys, texts)))
}

function toItems(cell: unknown, texts: BulkTexts): unknown[] {
  if (Array.isArray(cell)) return cell
  if (typeof cell !== 'string') throw new CellError(texts.wrongValue(String(cell)))
  if (cell.startsWith('[')) return toItems(parse(cell, texts), texts)
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

async function toValue(
  field: FlattenedField,
  cell: unknown,
  keys: Keys,
  texts: BulkTexts,
): Promise<unknown> {
  const target = toTarget(field)
  const text = String(cell)
  const wrong = () => new CellError(texts.wrongValue(text.slice(0, 60)))
  if (typeof cell === 'object') throw wrong()
  if (target) {
    const [id, another] = await keys.find(target, text)
    if (id === undefined) throw new CellError(texts.noDocument(text))
    if (another !== undefined) throw new CellError(texts.severalDocuments(text))
    return id
  }
  switch (field.type) {
    case 'number':
      if (text.trim() === '' || !Number.isFinite(Number(text))) throw wrong()
      return Number(text)
    case 'checkbox':
      if (!/^(true|false)$/i.test(text)) throw wrong() // spreadsheets write capitals
      return text.toLowerCase() === 'true'
    case 'date': {
      const date = toDate(text)
      if (date === null) throw new CellError(texts.wrongDate(text.slice(0, 60)))
      return date
    }
    case 'select':
    case 'radio':
      if (!field.options.some((option) => text === valueOf(option))) throw wrong()
      return text
    default:
      return text
  }
}

const valueOf = (option: string | { value: string }) =>
  typeof option === 'string' ? option : option.value

/** Rows, blocks, groups and rich text. */
function toStructure(field: FlattenedField, cell: unknown, texts: BulkTexts): unknown {
  const value = typeof cell === 'string' ? parse(cell, texts) : cell
  const isRight =
    field.type === 'array' || field.type === 'blocks' || isList(field)
      ? Array.isArray(value)
      : typeof value === 'object' || field.type === 'json'
  if (!isRight) throw new CellError(texts.wrongValue(JSON.stringify(value).slice(0, 60)))
  return value
}

function parse(text: string, texts: BulkTexts): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CellError(texts.noJson)
  }
}
