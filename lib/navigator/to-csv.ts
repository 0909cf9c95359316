import type { Cell, Matrix } from './types'

/** The labels of the file in the reader's language. */
export type CsvWords = { topic: string; question: string; notCovered: string; gated: string }

/**
 * A comparison as CSV (RFC 4180): a row for each question, a column for each jurisdiction. It begins with a byte order
 * mark, without which Excel does not detect UTF-8.
 */
export function toCsv(matrix: Matrix, words: CsvWords): string {
  const head = [
    words.topic,
    words.question,
    ...matrix.jurisdictions.map((jurisdiction) => jurisdiction.title),
  ]
  const rows = matrix.rows.map(({ question, cells }) => [
    question.topic,
    question.title,
    ...cells.map((cell) => readText(cell, words)),
  ])
  return writeCsv([head, ...rows])
}

/** Rows as CSV. */
export const writeCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`

function readText(cell: Cell, words: CsvWords): string {
  if (cell.kind === 'notCovered') return words.notCovered
  if (cell.kind === 'gated') return words.gated
  const { status, title, summary } = cell.statement
  return [`${status.word}: ${title}`, summary].filter(Boolean).join('\n')
}

/** A spreadsheet evaluates values that begin like a formula, also after blanks: an apostrophe makes them text. */
function field(value: string): string {
  const safe =
    /^[\s\u0000-\u001f\u00a0\ufeff]*[=+\-@＝＋－＠]/.test(value) || /^[\t\r\n]/.test(value)
      ? `'${value}`
      : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
