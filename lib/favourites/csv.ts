/** Values that a spreadsheet would run begin like this (OWASP, "CSV Injection"). */
const runs = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]/

/**
 * A table as a file (RFC 4180), with the mark by which spreadsheets know UTF-8. A value that a spreadsheet would take for a
 * formula begins with an apostrophe.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`

const toCell = (value: string): string =>
  `"${(runs.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
