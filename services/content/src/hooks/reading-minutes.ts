import type { FieldHook } from 'payload'

/** Words a minute of legal text, and Han characters a minute. */
const wordsPerMinute = 220
const hanPerMinute = 400

/** Reading time of a body in whole minutes, at least one; the body is that of the language being saved. */
export const readingMinutes: FieldHook = ({ siblingData }) => {
  const text = textOf(siblingData.body)
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + han / hanPerMinute))
}

/** Keys whose strings are structure, not text. */
const structural = new Set(['id', 'blockType', 'type', 'tone', 'format', 'direction', 'style', 'mode', 'listType', 'tag', 'url', 'linkType', 'rel'])

function textOf(value: unknown, key = ''): string {
  if (typeof value === 'string') return structural.has(key) ? '' : `${value} `
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join('')
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([name, one]) => textOf(one, name)).join('')
  return ''
}
