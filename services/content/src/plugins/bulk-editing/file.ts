import { stringify } from 'csv-stringify/sync'

/** What an export writes; an import reads workbooks as well. */
export const formats = ['csv', 'jsonl'] as const
export type Format = (typeof formats)[number]

/** A row of a file by column. */
export type Row = Record<string, unknown>

/**
 * A text that a spreadsheet would take for a formula. It gets an apostrophe in a file, and so does
 * one that has an apostrophe before such a text, so that an import removes what an export added.
 */
const formula = /^(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/
const quotedFormula = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

export const toCsv = (columns: string[], rows: Row[]): string =>
  stringify(rows, {
    header: true,
    columns,
    bom: true,
    cast: { string: (text, { header }) => (header ? text : text.replace(formula, "'")) },
  })

export const removeQuote = (cell: string): string => cell.replace(quotedFormula, '')

export const toJsonLines = (rows: Row[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')
