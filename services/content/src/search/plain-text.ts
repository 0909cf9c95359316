/** Keys whose strings are not text. */
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

/** The plain text of a body or rich text, in order. */
export function plainText(value: unknown, key = ''): string {
  if (typeof value === 'string') return structural.has(key) ? '' : `${value} `
  if (Array.isArray(value)) return value.map((entry) => plainText(entry)).join('')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, entry]) => plainText(entry, name))
      .join('')
  return ''
}
