const plain = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i
/** Groups of three digits, joined by a point, a comma or an apostrophe. */
const grouped = /^[+-]?\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/
const decimalComma = /^[+-]?\d+,\d+$/

/**
 * A number as spreadsheets write it: `1234.5`, `1234,5`, `1 234,5`, `1.234,5` or `1,234.5`.
 *
 * @returns null for what is none, and for `1,234`, whose comma can be read both ways
 */
export function toNumber(text: string): number | null {
  const cell = text.trim().replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '')
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
