import type { Cell, Matrix } from './types'

/** The words that a file shows, in the reader's language. */
export type CsvWords = { topic: string; question: string; notCovered: string; gated: string }

/**
 * A comparison as a file for a spreadsheet (RFC 4180): a row a question, a column a jurisdiction. It begins with a byte
 * order mark, without which a common spreadsheet takes UTF-8 for something else.
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
    ...cells.map((cell) => textOf(cell, words)),
  ])
  return csvOf([head, ...rows])
}

/** Rows as such a file. */
export const csvOf = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`

function textOf(cell: Cell, words: CsvWords): string {
  if (cell.kind === 'notCovered') return words.notCovered
  if (cell.kind === 'gated') return words.gated
  const { status, title, summary } = cell.statement
  return [`${status.word}: ${title}`, summary].filter(Boolean).join('\n')
}

/** A spreadsheet would run what begins like a formula, also behind blanks: an apostrophe makes it text. */
function field(value: string): string {
  const safe =
    /^[\s\u0000-\u001f\u00a0\ufeff]*[=+\-@＝＋－＠]/.test(value) || /^[\t\r\n]/.test(value)
      ? `'${value}`
      : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
