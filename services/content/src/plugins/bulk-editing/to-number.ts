const plain = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i
/** Groups of three digits, joined by a point, a comma or an apostrophe. */
const grouped = /^[+-]?\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/
const decimalComma = /^[+-]?\d+,\d+$/

/**
 * A number as spreadsheets write it: `1234.5`, `1234,5`, `1 234,5`, `1.234,5` or `1,234.5`.
 *
 * @param hasDecimalCommas of the file: a semicolon stands between its cells
 * @returns null for what is none, and for `1,234`, whose comma can be read both ways, as the point of `1.234` in a
 *   file with decimal commas
 */
export function toNumber(text: string, hasDecimalCommas = false): number | null {
  const cell = text.trim().replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '')
  if (hasDecimalCommas && /^[+-]?\d{1,3}\.\d{3}$/.test(cell)) return null
  if (plain.test(cell)) return Number.isFinite(Number(cell)) ? Number(cell) : null
  const [, group, decimal] = grouped.exec(cell) ?? []
  if (group && decimal && group !== decimal)
    return Number(cell.replaceAll(group, '').replace(',', '.'))
  if (group && !decimal) {
    const isThousand = group !== ',' || cell.split(group).length > 2
    return isThousand ? Number(cell.replaceAll(group, '')) : null
  }
  return decimalComma.test(cell) ? Number(cell.replace(',', '.')) : null
}
