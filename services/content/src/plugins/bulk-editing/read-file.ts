import type { FlattenedField } from 'payload'
import { isDateColumn } from './cells'
import { decodeFile, detectEncoding, UndecodableFile, type Encoding } from './decode'
import type { Format, Row } from './file'
import { FileProblem } from './file-problem'
import { detectDelimiter, readCsv, type Delimiter } from './read-csv'
import { isOldWorkbook, isWorkbook, readWorkbook, type WorkbookCell } from './read-workbook'
import { detectDateOrder, type DateOrder } from './to-date'

/** How a file is read; what is null is detected. */
export type ReadSettings = {
  encoding: Encoding | null
  delimiter: Delimiter | null
  dateOrder: DateOrder | null
}

/** A row of a file, by its number from 1 without the heading; empty rows count and are left out. */
export type NumberedRow = {
  number: number
  cells: Row
  /** Cells beyond the heading. */
  hasMore: boolean
}

export type ImportFile = {
  format: Format | 'xlsx'
  /** As the file is read: chosen or detected, null where it has none. */
  settings: ReadSettings
  /** Settings that the file does not show, so that an editor has to choose. */
  questions: (keyof ReadSettings)[]
  columns: string[]
  rows: NumberedRow[]
}

/** Columns of every file, beside fields. */
export const fixedColumns = ['id', 'language', '_status']

export const maxRows = 50_000
export const maxMegabytes = 20

/** @throws FileProblem */
export async function readImportFile(
  file: { data: Buffer; name: string },
  chosen: ReadSettings,
  fields: FlattenedField[],
): Promise<ImportFile> {
  const { data, name } = file
  if (isOldWorkbook(data)) throw new FileProblem((texts) => texts.oldWorkbook)
  if (isWorkbook(data)) {
    const table = toTable(await readWorkbook(data))
    return finish('xlsx', table, { encoding: null, delimiter: null }, [], chosen, fields)
  }
  const detected = detectEncoding(data)
  const encoding = chosen.encoding ?? detected.encoding
  const questions: ImportFile['questions'] =
    chosen.encoding || detected.isCertain ? [] : ['encoding']
  const text = decode(data, encoding)
  if (/\.jsonl?$/i.test(name))
    return finish(
      'jsonl',
      toObjects(text),
      { encoding, delimiter: null },
      questions,
      chosen,
      fields,
    )
  const known = new Set([...fixedColumns, ...fields.map((field) => field.name)])
  const delimiter = chosen.delimiter ?? detectDelimiter(text, known)
  const table = toTable(readCsv(text, delimiter))
  return finish('csv', table, { encoding, delimiter }, questions, chosen, fields)
}

type Table = Pick<ImportFile, 'columns' | 'rows'>

function finish(
  format: ImportFile['format'],
  { columns, rows }: Table,
  settings: Omit<ReadSettings, 'dateOrder'>,
  questions: ImportFile['questions'],
  chosen: ReadSettings,
  fields: FlattenedField[],
): ImportFile {
  if (rows.length === 0) throw new FileProblem((texts) => texts.noRows)
  if (rows.length > maxRows) throw new FileProblem((texts) => texts.tooManyRows(maxRows))
  const { order, isNeeded } = detectDateOrder(textsOfDates(rows, fields))
  const dateOrder = isNeeded ? (chosen.dateOrder ?? order) : null
  return {
    format,
    settings: { ...settings, dateOrder },
    questions: isNeeded && !dateOrder ? [...questions, 'dateOrder'] : questions,
    columns,
    rows,
  }
}

function* textsOfDates(rows: NumberedRow[], fields: FlattenedField[]): Generator<string> {
  const names = fields.filter(isDateColumn).map(({ name }) => name)
  for (const { cells } of rows)
    for (const name of names) {
      const cell = cells[name]
      if (typeof cell === 'string') yield cell
    }
}

function decode(data: Buffer, encoding: Encoding): string {
  try {
    return decodeFile(data, encoding)
  } catch (cause) {
    if (cause instanceof UndecodableFile)
      throw new FileProblem((texts) => texts.undecodable(cause.places, encoding))
    throw cause
  }
}

const isFilled = (cell: WorkbookCell | undefined) =>
  cell !== undefined && cell !== null && String(cell).trim() !== ''

/** @throws FileProblem for a heading that does not name each column once */
function toTable(lines: readonly WorkbookCell[][]): Table {
  const first = lines.findIndex((cells) => cells.some(isFilled))
  const heading = (lines[first] ?? []).map((cell) => (isFilled(cell) ? String(cell).trim() : ''))
  const body = lines.slice(first + 1)
  const repeated = heading.find((name, index) => name && heading.indexOf(name) !== index)
  if (repeated) throw new FileProblem((texts) => texts.repeatedColumn(repeated))
  const columns = heading.filter(Boolean)
  const rows = body.flatMap((cells, index) => {
    if (!cells.some(isFilled)) return []
    const named = heading.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : []))
    const hasMore = cells.some((cell, at) => isFilled(cell) && !heading[at])
    return [{ number: index + 1, cells: Object.fromEntries(named) as Row, hasMore }]
  })
  return { columns, rows }
}

function toObjects(text: string): Table {
  const rows = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    return [{ number: index + 1, cells: toObject(line, index + 1), hasMore: false }]
  })
  return { columns: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows }
}

function toObject(line: string, number: number): Row {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new FileProblem((texts) => texts.noJsonLine(number))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FileProblem((texts) => texts.noObjectLine(number))
  return { ...value }
}
