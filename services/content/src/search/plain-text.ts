/** Keys whose strings are structure, not text. */
const structural = new Set([
  'id',
  'blockType',
  'type',
  'tone',
  'format',
  'direction',
  'style',
  'mode',
  'listType',
  'tag',
  'url',
  'linkType',
  'rel',
])

/** The words of a body or a running text, in their order. */
export function plainText(value: unknown, key = ''): string {
  if (typeof value === 'string') return structural.has(key) ? '' : `${value} `
  if (Array.isArray(value)) return value.map((one) => plainText(one)).join('')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => plainText(one, name))
      .join('')
  return ''
}
