import type { FlattenedField, PayloadRequest } from 'payload'
import { CellError, fromCell, isDateColumn, toCell, toText, type Reading } from './cells'
import { toColumns, type BulkSlug } from './columns'
import { createKeys } from './keys'
import { fixedColumns, type ImportFile, type NumberedRow } from './read-file'
import { getBulkTexts } from './texts'

type PreviewCell = { text: string; error?: string }
export type Preview = Omit<ImportFile, 'rows'> & {
  total: number
  /** The first rows, and the first ones with letters beyond English, whose encoding shows. */
  rows: { number: number; cells: PreviewCell[] }[]
}

const maxShown = 5
const maxLetters = 120

/** What a file says, with the cells as they will be stored. */
export async function previewFile(
  req: PayloadRequest,
  collection: BulkSlug,
  file: ImportFile,
): Promise<Preview> {
  const texts = getBulkTexts(req.i18n.language)
  const keys = createKeys(req)
  const fields = new Map(
    toColumns(req.payload.collections[collection].config).map((field) => [field.name, field]),
  )
  const { dateOrder, delimiter } = file.settings
  const reading: Reading = { texts, dateOrder, delimiter }
  const formatDay = new Intl.DateTimeFormat(req.i18n.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })

  const show = async (field: FlattenedField, cell: unknown): Promise<string> => {
    const value = await fromCell(field, cell, keys, reading)
    if (isDateColumn(field) && typeof value === 'string')
      return value.endsWith('T00:00:00.000Z') ? formatDay.format(new Date(value)) : value
    return toText(field, await toCell(field, value, keys))
  }
  const toPreviewCell = async (name: string, cell: unknown): Promise<PreviewCell> => {
    const source = cell === undefined || cell === null ? '' : String(cell)
    if (fixedColumns.includes(name)) return { text: source }
    const field = fields.get(name)
    if (!field) return { text: source.slice(0, maxLetters), error: texts.unknownColumn }
    try {
      return { text: (await show(field, cell)).slice(0, maxLetters) }
    } catch (cause) {
      if (!(cause instanceof CellError)) throw cause
      return { text: source.slice(0, maxLetters), error: cause.message }
    }
  }
  const rows: Preview['rows'] = []
  for (const { number, cells } of samplesOf(file.rows))
    rows.push({
      number,
      cells: await Promise.all(file.columns.map((name) => toPreviewCell(name, cells[name]))),
    })
  const { format, settings, questions, columns } = file
  return { format, settings, questions, columns, total: file.rows.length, rows }
}

function samplesOf(rows: readonly NumberedRow[]): NumberedRow[] {
  const later = rows
    .slice(maxShown)
    .filter(({ cells }) => /[^\0-\u007F]/.test(Object.values(cells).join('')))
  return [...rows.slice(0, maxShown), ...later.slice(0, maxShown)]
}
