import type { FlattenedField } from 'payload'
import { isList, isPlain, toTarget } from './columns'
import type { Keys } from './keys'
import type { BulkTexts } from './texts'
import { toDate, type DateOrder } from './to-date'
import { toNumber } from './to-number'

/** What is wrong with a cell; shown in the report. */
export class CellError extends Error {}

/** What spreadsheets in English and Chinese, French and German show for a formula without a result. */
const formulaError =
  /^#(N\/A|NV|(NULL|NUL|DIV\/0|VALUE|VALEUR|WERT|REF|BEZUG|NUM|NOMBRE|ZAHL|SPILL|CALC|FIELD)!|(NAME|NOM)\?)$/

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

/** How the cells of a file are read. */
export type Reading = {
  texts: BulkTexts
  dateOrder: DateOrder | null
  /** Between the cells of a text file. */
  delimiter?: string | null
}

/** Fields of days are named so, such as `publishedOn`. */
const isDay = (field: FlattenedField): boolean => field.name.endsWith('On')

/** A column whose dates show the order of day and month. */
export const isDateColumn = ({ type }: FlattenedField): boolean => type === 'date'

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
  reading: Reading,
): Promise<unknown> {
  if (cell === undefined || cell === '') return undefined
  if (cell === null || cell === 'null') return null
  const { texts } = reading
  if (!isPlain(field)) return toStructure(field, cell, texts)
  if (!isList(field)) return toValue(field, cell, keys, reading)
  return Promise.all(toItems(cell, texts).map((item) => toValue(field, item, keys, reading)))
}

function toItems(cell: unknown, texts: BulkTexts): unknown[] {
  if (Array.isArray(cell)) return cell
  if (typeof cell === 'number') return [cell]
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
  { texts, dateOrder, delimiter }: Reading,
): Promise<unknown> {
  const target = toTarget(field)
  const stored = String(cell)
  const text = stored.trim() // of non-breaking spaces, too
  const wrong = () => new CellError(texts.wrongValue(text.slice(0, 60)))
  if (typeof cell === 'object') throw wrong()
  if (target) {
    const [id, another] = await keys.find(target, text)
    if (id === undefined) throw new CellError(texts.noDocument(text))
    if (another !== undefined) throw new CellError(texts.severalDocuments(text))
    return id
  }
  switch (field.type) {
    case 'number': {
      const number = toNumber(text, delimiter === ';')
      if (number === null) throw wrong()
      return number
    }
    case 'checkbox': {
      const isTrue = /^(true|vrai|wahr|waar|真|1)$/i.test(text)
      if (!isTrue && !/^(false|faux|falsch|onwaar|假|0)$/i.test(text)) throw wrong()
      return isTrue
    }
    case 'date': {
      const date = toDate(text, dateOrder, isDay(field))
      if (date === null) throw new CellError(texts.wrongDate(text.slice(0, 60)))
      return date
    }
    case 'select':
    case 'radio':
      if (!field.options.some((option) => text === valueOf(option))) throw wrong()
      return text
    default:
      if (formulaError.test(text)) throw wrong()
      return stored
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
