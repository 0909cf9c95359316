/** The start of values that a spreadsheet evaluates (OWASP, "CSV Injection"). */
const formulaStart = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]/

/** A CSV file (RFC 4180) with a byte order mark. Values that look like formulas are prefixed with an apostrophe. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`

const toCell = (value: string): string =>
  `"${(formulaStart.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
