import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export const formats = ['csv', 'jsonl'] as const
export type Format = (typeof formats)[number]

/** A row of a file by column. */
export type Row = Record<string, unknown>

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const formula = /^'(?=[=+\-@\t\r])/

export const toCsv = (columns: string[], rows: Row[]): string =>
  stringify(rows, { header: true, columns, bom: true, escape_formulas: true })

export const toJsonLines = (rows: Row[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** @throws Error with the line, for a file that is none of the format */
export function parseFile(format: Format, text: string): Row[] {
  if (format === 'csv')
    return parse(text, {
      columns: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      cast: (value) => value.replace(formula, ''),
    }) as Row[]
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => toRow(line, number))
}

/** Excel writes semicolons where the comma is a decimal mark, and tabs in its "Unicode text". */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1)
  return ['\t', ';'].find((delimiter) => heading.includes(delimiter)) ?? ','
}

function toRow(line: string, number: number): Row {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} is no JSON.`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Line ${number} is no object.`)
  return { ...value }
}
