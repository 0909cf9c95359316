/** The types of nodes that the editor's texts consist of (Lexical); the site's reader has a case for each. */
export const richTextNodes: readonly string[] = [
  'root',
  'paragraph',
  'heading',
  'table',
  'tablerow',
  'tablecell',
  'inlineBlock',
  'list',
  'listitem',
  'text',
  'tab',
  'linebreak',
  'link',
  'autolink',
]

/** Bits of a text's `format` (Lexical), by the element that shows them; the outermost first. */
export const textMarks = { strong: 1, em: 2, u: 8, s: 4, sub: 32, sup: 64 } as const

export type TextMark = keyof typeof textMarks

const raised: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
}
const lowered: Record<string, string> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
  '(': '₍',
  ')': '₎',
}

/**
 * A text where nothing can be marked: search, feeds, structured data, documents. "10" and a raised "6" are "10⁶", and
 * not "106"; what is struck through no longer stands.
 */
export function toPlain(text: string, marks: readonly TextMark[]): string {
  if (marks.includes('s')) return ''
  if (marks.includes('sup')) return replaceAll(text, raised)
  return marks.includes('sub') ? replaceAll(text, lowered) : text
}

/** All of its characters, or none: half of them would be another expression. */
function replaceAll(text: string, by: Record<string, string>): string {
  const characters = [...text]
  return characters.every((character) => by[character])
    ? characters.map((character) => by[character]).join('')
    : text
}

/** @param format of a node; anything but a number is none */
export const toMarks = (format: unknown): TextMark[] =>
  typeof format === 'number'
    ? (Object.keys(textMarks) as TextMark[]).filter((mark) => (format & textMarks[mark]) !== 0)
    : []

/**
 * Where a link in a text may lead: to the web, a mailbox, a telephone or a path of the site; the editor refuses the
 * others. Browsers remove control characters from a URL before parsing: `/<tab>/evil.test` is another host.
 */
export const isLinkAddress = (url: string): boolean =>
  /^(https?:\/\/[^/\\]|mailto:.|tel:.|\/(?![/\\]))/i.test(url) && !/[\u0000-\u001f\u007f]/.test(url)
