import { toMarks, toPlain } from '@law-firm/contract/rich-text'

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
  'backgroundColor',
  'verticalAlign',
  'blockName',
])

/** Nodes within a line: no space separates them from what follows. */
const inline = new Set<unknown>(['link', 'autolink'])

/** The plain text of a body or rich text, in order. */
export function plainText(value: unknown, key = ''): string {
  if (typeof value === 'string') return structural.has(key) ? '' : `${value} `
  if (Array.isArray(value)) return value.map((entry) => plainText(entry)).join('')
  if (typeof value !== 'object' || value === null) return ''
  const { type, text, format } = value as Record<string, unknown>
  if (type === 'linebreak' || type === 'tab') return ' '
  if (type === 'text' && typeof text === 'string') return toPlain(text, toMarks(format))
  const words = Object.entries(value)
    .map(([name, entry]) => plainText(entry, name))
    .join('')
  if (type === 'inlineBlock') return ` ${words}`
  return inline.has(type) ? words : `${words} `
}
