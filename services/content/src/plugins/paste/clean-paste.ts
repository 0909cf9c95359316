import { toPlain } from '@law-firm/contract/rich-text'
import { findByStyle } from './find-by-style'
import { readLibreOffice } from './libre-office'
import { checkNumbering, liftTables, separateLists } from './numbering'
import { toCharacters } from './symbols'
import { toDesktopLists, toMarkedLists, toWordLists } from './word-lists'

/** What the editor cannot have; each is named once, with how many there were. */
export const lostKinds = [
  'picture',
  'object',
  'comment',
  'footnote',
  'noteFormat',
  'link',
  'formula',
  'numbering',
  'hidden',
  'symbol',
] as const
export type LostKind = (typeof lostKinds)[number]

export type Paste = {
  html: string
  /** Texts of the footnotes, whose marks are in the HTML (`noteMark`). */
  notes: string[]
  lost: Partial<Record<LostKind, number>>
}

/** Stands where a footnote is; private characters, which no keyboard has. */
const noteMark = (index: number): string => `\uE000${index}\uE001`
export const noteMarks = /\uE000(\d+)\uE001/

/**
 * Makes HTML of a clipboard that the editor reads as it was meant: Word, Outlook, Google Docs,
 * LibreOffice and web pages write lists, footnotes and tabs in ways of their own.
 *
 * @param source is changed
 */
export function cleanPaste(source: Document): Paste {
  const { body } = source
  const paste: Paste = { html: '', notes: [], lost: {} }
  const lose = (kind: LostKind) => (paste.lost[kind] = (paste.lost[kind] ?? 0) + 1)
  readLibreOffice(source, lose)
  toOwnStyles(source)
  for (const element of body.querySelectorAll('script, style, meta, link, title, xml, template'))
    element.remove()
  removeComments(body, lose)
  removeHidden(body, lose)
  paste.notes = toNoteMarks(body, lose)
  removeObjects(body, lose)
  toLines(body)
  toTabs(body)
  removeInvisible(body)
  toDesktopLists(body)
  toMarkedLists(body)
  liftTables(body)
  checkNumbering(body, () => lose('numbering'))
  toWordLists(body, () => lose('numbering'))
  toCharacters(body, () => lose('symbol'))
  addMarks(body)
  for (const link of body.querySelectorAll('a')) cleanLink(link, lose)
  toHeadings(body)
  for (const table of [...body.querySelectorAll('table')].toReversed()) cleanTable(table)
  toStruckCells(body)
  for (const element of body.querySelectorAll('*')) cleanElement(element)
  // programs space paragraphs by empty ones
  for (const empty of body.querySelectorAll('p')) if (!empty.textContent?.trim()) empty.remove()
  separateLists(body)
  paste.html = body.innerHTML
  return paste
}

type Lose = (kind: LostKind) => void

/** Lines of preformatted texts, such as mails in archives. */
function toLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll('pre')) {
    const texts = body.ownerDocument.createTreeWalker(element, 4)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const lines = text.data.trimEnd().split(/\r?\n/)
      text.replaceWith(
        ...lines.flatMap((line, at) =>
          at > 0 ? [body.ownerDocument.createElement('br'), line] : [line],
        ),
      )
    }
  }
}

/** Excel writes the look of cells as classes. */
function toOwnStyles(source: Document): void {
  const sheets = [...source.querySelectorAll('style')].map((sheet) => sheet.textContent ?? '')
  for (const [, name, style = ''] of sheets.join('\n').matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g))
    for (const cell of source.body.querySelectorAll(`td.${name}`))
      cell.setAttribute('style', `${style.trim()};${cell.getAttribute('style') ?? ''}`)
}

/** Word's comments: their marks in the text, and the list of them. */
function removeComments(body: HTMLElement, lose: Lose): void {
  for (const element of findByStyle(body, 'mso-element:comment-list')) element.remove()
  for (const mark of findByStyle(body, 'mso-special-character:comment')) {
    lose('comment')
    ;(mark.closest('.MsoCommentReference') ?? mark).remove()
  }
}

/** What the author does not see is not for readers either. */
function removeHidden(body: HTMLElement, lose: Lose): void {
  const hidden = ['display:none', 'mso-hide:all'].flatMap((style) => findByStyle(body, style))
  for (const element of [...hidden, ...body.querySelectorAll('[hidden]')]) {
    if (body.contains(element) && element.textContent?.trim()) lose('hidden')
    element.remove()
  }
}

/** Marks that browsers draw, and that are in no text. */
function addMarks(body: HTMLElement): void {
  for (const quotation of body.querySelectorAll('q')) {
    quotation.prepend('“')
    quotation.append('”')
  }
  for (const bracket of body.querySelectorAll('rp')) bracket.remove()
  for (const reading of body.querySelectorAll('rt')) {
    reading.prepend('（')
    reading.append('）')
  }
}

/** A link to a place that links back is a footnote's mark, and that place its text. */
function toNoteMarks(body: HTMLElement, lose: Lose): string[] {
  const places = new Map<string, Element>()
  for (const element of body.querySelectorAll('[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name')])
      if (name && !places.has(name)) places.set(name, element)
  const notes: string[] = []
  const used = new Map<Element, string>()
  for (const mark of body.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const to = findFragment(mark)
    const place = to ? places.get(to) : undefined
    const own = [mark.id, mark.getAttribute('name'), mark.parentElement?.id].filter(Boolean)
    const isNote = /^_?(ftn|edn|sdfootnote|sdendnote)/.test(to ?? '')
    const isBack = /ref\d*$|anc$/.test(to ?? '')
    if (isBack && isNote) continue
    const text = place && findNoteText(place, own, isNote)
    if (text) {
      if (text.isFormatted && !used.has(text.container)) lose('noteFormat')
      used.set(text.container, text.words)
      replaceMark(mark, noteMark(notes.push(text.words) - 1))
    } else if (isNote) {
      lose('footnote')
      replaceMark(mark, '')
    }
  }
  for (const container of used.keys()) container.remove()
  for (const kind of ['footnote', 'endnote'])
    for (const list of findByStyle(body, `mso-element:${kind}-list`)) list.remove()
  return notes
}

const findFragment = (link: Element): string | null => {
  const [, fragment] = (link.getAttribute('href') ?? '').split('#')
  return fragment ? decodeURIComponent(fragment.replace(/%(?![0-9a-f]{2})/gi, '')) : null
}

/** The `div` of a note of Google Docs, which may have several paragraphs. */
function findBox(line: Element): Element | null {
  const box = line.parentElement
  const isOwn = box?.tagName === 'DIV' && box.firstElementChild === line
  return isOwn &&
    line.querySelector('a[id^="ftnt"]') &&
    box.querySelectorAll('a[href*="#"]').length === 1
    ? box
    : null
}

function findNoteText(place: Element, marks: (string | null | undefined)[], isNote: boolean) {
  const line = place.closest('li, p') ?? place
  const container = (isNote && place.closest('div[id]')) || findBox(line) || line
  const backs = [...container.querySelectorAll('a[href*="#"]')].filter((back) => {
    const to = findFragment(back)
    return to !== null && (marks.includes(to) || (isNote && /ref\d*$|anc$/.test(to)))
  })
  if (backs.length === 0 && !isNote) return undefined
  const copy = container.cloneNode(true) as Element
  for (const back of copy.querySelectorAll('.mw-cite-backlink')) back.remove() // "^ a b" of wikis
  for (const back of copy.querySelectorAll('a[href*="#"]')) {
    const to = findFragment(back)
    if (to !== null && (marks.includes(to) || /ref\d*$|anc$/.test(to))) back.remove()
  }
  for (const paragraph of copy.querySelectorAll('p')) paragraph.append(' ')
  const isFormatted = [
    ...copy.querySelectorAll('b, strong, i, em, u, s, strike, del, sup, sub'),
  ].some(({ textContent }) => textContent?.trim())
  toPlainNote(copy)
  const words = (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  return words ? { container, words, isFormatted } : undefined
}

/** A footnote is a text without formatting: raised letters stay readable, and addresses of links stand in it. */
function toPlainNote(note: Element): void {
  for (const name of ['sup', 'sub', 's'] as const)
    for (const element of note.querySelectorAll(name === 's' ? 's, strike, del' : name))
      element.textContent = toPlain(element.textContent ?? '', [name])
  for (const link of note.querySelectorAll('a[href]')) {
    const address = unwrap(link.getAttribute('href')?.trim() ?? '').replace(/^mailto:/i, '')
    const text = link.textContent?.trim() ?? ''
    const isShown = text.includes(address.replace(/^https?:\/\/(www\.)?|\/$/gi, ''))
    if (/^https?:|@/i.test(address) && !isShown) link.append(` (${address})`)
  }
}

/** With the raised letters around it, whose only text it is. */
function replaceMark(mark: Element, text: string): void {
  let whole = mark
  for (
    let parent = mark.parentElement;
    parent && ['SUP', 'SPAN'].includes(parent.tagName) && parent.textContent === mark.textContent;
    parent = parent.parentElement
  )
    whole = parent
  whole.replaceWith(text)
}

/** By what an element that has no text here is lost as; `m:` and `v:` are Word's. */
const objects: Record<string, LostKind> = {
  math: 'formula',
  'm:omath': 'formula',
  img: 'picture',
  svg: 'picture',
  canvas: 'picture',
  'v:imagedata': 'picture',
  iframe: 'object',
  object: 'object',
  embed: 'object',
  video: 'object',
  audio: 'object',
  input: 'object',
  select: 'object',
  textarea: 'object',
  button: 'object',
}

function removeObjects(body: HTMLElement, lose: Lose): void {
  for (const element of body.querySelectorAll('*')) {
    const kind = objects[element.tagName.toLowerCase()]
    if (!kind || !body.contains(element)) continue
    // what newsletters count their readers by
    const isPixel = ['width', 'height'].some((name) => Number(element.getAttribute(name) || 2) < 2)
    if (!isPixel) lose(kind)
    element.remove()
  }
}

/** Hints where a line may break, from web pages and PDFs: they keep a word from being found. */
function removeInvisible(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, 4)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = text.data.replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
  }
}

/** Word has a tab as a span of spaces. */
function toTabs(body: HTMLElement): void {
  for (const tab of findByStyle(body, 'mso-tab-count')) {
    const count = Number(/mso-tab-count:\s*(\d+)/.exec(tab.getAttribute('style') ?? '')?.[1] ?? 1)
    const span = body.ownerDocument.createElement('span')
    span.textContent = '\t'.repeat(Math.min(count, 10))
    tab.replaceWith(span)
  }
}

/** Addresses that mail and search programs put in front of the one that was meant. */
const wrappers: [start: RegExp, ...parameters: string[]][] = [
  [/^([\w-]+\.)*safelinks\.protection\.outlook\.com\//, 'url'],
  [/^(www\.)?google\.[a-z.]+\/url$/, 'q', 'url'],
  [/^linkprotect\.cudasvc\.com\/url$/, 'a'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
  [/^www\.linkedin\.com\/(safety\/go|redir\/redirect)\/?$/, 'url'],
]

/** The address in a link of Proofpoint; its third version writes some letters in a code behind it, and stays. */
function readDefended(href: string): string | null {
  const [, second] = /^https:\/\/urldefense\.proofpoint\.com\/v2\/url\?u=([^&]+)/.exec(href) ?? []
  if (second)
    return new URLSearchParams(`u=${second.replaceAll('_', '/').replaceAll('-', '%')}`).get('u')
  const [, third] = /^https:\/\/urldefense\.(?:us|com)\/v3\/__(https?:[^*]+?)__;/.exec(href) ?? []
  return third?.replace(/^(https?:)\/+/i, '$1//') ?? null // gateways leave one slash
}

function cleanLink(link: Element, lose: Lose): void {
  const href = unwrap(link.getAttribute('href')?.trim() ?? '')
  if (/^(https?:\/\/[^/]|mailto:|tel:)/i.test(href)) {
    link.setAttribute('href', href)
    return
  }
  // a place in the text that was copied, or in a folder of the author, leads nowhere here
  if (href) lose('link')
  link.replaceWith(...link.childNodes)
}

function unwrap(href: string): string {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return href
  const { hostname, pathname, searchParams } = new URL(href)
  const [, ...parameters] = wrappers.find(([start]) => start.test(hostname + pathname)) ?? []
  const inner = [...parameters.map((name) => searchParams.get(name)), readDefended(href)].find(
    (address) => address && /^https?:/i.test(address) && URL.canParse(address),
  )
  return inner ? unwrap(inner) : href
}

/** The highest of its headings is the highest of the editor's, whose page has others above. */
function toHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h0')
  // an item has no headings in the editor, which would join them to the text below
  for (const heading of body.querySelectorAll('li :is(h1, h2, h3, h4, h5, h6)')) {
    const strong = body.ownerDocument.createElement('strong')
    strong.append(...heading.childNodes)
    heading.append(strong)
    rename(heading, 'p')
  }
  const headings = [...body.querySelectorAll('h0, h1, h2, h3, h4, h5, h6')]
  const top = headings.map(({ tagName }) => tagName).toSorted()[0]
  for (const heading of headings) rename(heading, heading.tagName === top ? 'h3' : 'h4')
}

/** One cell is a layout, and no table; a first row in bold is a head. */
function cleanTable(table: HTMLTableElement): void {
  const cells = [...table.querySelectorAll('td, th')].filter(
    (cell) => cell.closest('table') === table,
  )
  if (cells.length < 2) {
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
    return
  }
  for (const group of table.querySelectorAll('colgroup, col')) group.remove()
  const caption = table.querySelector('caption')
  if (caption) {
    table.before(caption)
    rename(caption, 'p')
  }
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const first = [...(rows[0]?.children ?? [])]
  const isHead = (cell: Element) => cell.closest('thead') !== null || isBold(cell)
  const isEmpty = (cell: Element) => !cell.textContent?.trim()
  const isHeads = first.some(isHead) && first.every((cell) => isHead(cell) || isEmpty(cell))
  if (rows.length > 1 && isHeads) for (const cell of first) rename(cell, 'th')
}

/** Spreadsheets strike a whole cell through. */
function toStruckCells(body: HTMLElement): void {
  for (const cell of findByStyle(body, 'line-through')) {
    if (!/text-decoration:[^;]*line-through/.test(cell.getAttribute('style') ?? '')) continue
    if (!/^T[DH]$/.test(cell.tagName) || cell.querySelector('p, div, ul, ol, table')) continue
    const struck = body.ownerDocument.createElement('s')
    struck.append(...cell.childNodes)
    cell.append(struck)
  }
}

function isBold(cell: Element): boolean {
  const words = (cell.textContent ?? '').trim()
  const bold = [...cell.querySelectorAll('b, strong, span')]
    .filter((part) => part.tagName !== 'SPAN' || isBoldStyle(part))
    .map((part) => (part.textContent ?? '').trim())
  return cell.tagName === 'TH' || isBoldStyle(cell) || (words !== '' && bold.includes(words))
}
const isBoldStyle = (element: Element) =>
  /font-weight:\s*(bold|[6-9]00)/.test(element.getAttribute('style') ?? '')

/** Elements whose meaning the editor has under another name. */
const renamed: Record<string, string> = {
  del: 's',
  strike: 's',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  blockquote: 'p',
  pre: 'p',
  address: 'p',
}
/** Elements that add nothing to their text here. */
const unwrapped = new Set(['font', 'mark', 'code', 'kbd', 'samp', 'ins', 'abbr', 'small', 'big'])

/** Attributes that the editor reads. */
const kept: Record<string, string[]> = {
  a: ['href'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

/** Marks that a style makes. */
const markStyle =
  /(?<![\w-])(font-weight|font-style|text-decoration|text-decoration-line|vertical-align)\s*:\s*([^;]+)/g

/** The elements of marks that a style makes: a span in a span takes the outer one's from it in the editor. */
const markElements: [style: RegExp, name: string][] = [
  [/^font-weight:(bold|[6-9]00)/, 'strong'],
  [/^font-style:(italic|oblique)/, 'em'],
  [/^text-decoration(-line)?:.*line-through/, 's'],
  [/^text-decoration(-line)?:.*underline/, 'u'],
  [/^vertical-align:super/, 'sup'],
  [/^vertical-align:sub/, 'sub'],
]

function cleanElement(element: Element): void {
  const name = element.tagName.toLowerCase()
  // a link is underlined anyway
  const isInLink = name !== 'a' && element.closest('a') !== null
  const isAroundLink =
    element.querySelector('a')?.textContent?.trim() === element.textContent?.trim()
  if (unwrapped.has(name) || name.includes(':') || (name === 'u' && (isInLink || isAroundLink))) {
    element.replaceWith(...element.childNodes)
    return
  }
  const to = renamed[name]
  const style = toStyle(element, isInLink)
  for (const attribute of element.getAttributeNames())
    if (!kept[name]?.includes(attribute)) element.removeAttribute(attribute)
  if (to) rename(element, to)
  else if (name === 'span' && !style.includes('white-space')) toMarkElements(element, style)
  else if (style) element.setAttribute('style', style)
}

function toMarkElements(span: Element, style: string): void {
  const parts = style.split('; ').map((part) => part.replace(/\s*:\s*/, ':'))
  for (const [mark, name] of markElements) {
    if (!parts.some((part) => mark.test(part))) continue
    const element = span.ownerDocument.createElement(name)
    element.append(...span.childNodes)
    span.append(element)
  }
  // what a style takes from the text around it
  const plain = parts.filter((part) =>
    /^(font-weight:(normal|[1-5]00)|font-style:normal)/.test(part),
  )
  if (plain.length > 0) span.setAttribute('style', plain.join('; '))
}

/** Of spans, and of the `b` around a text of Google Docs, which is not bold. */
function toStyle(element: Element, isInLink: boolean): string {
  if (element.tagName !== 'SPAN' && element.tagName !== 'B') return ''
  if (/^\t+$/.test(element.textContent ?? '')) return 'white-space: pre'
  return [...(element.getAttribute('style') ?? '').matchAll(markStyle)]
    .map(([mark]) => mark)
    .filter((mark) => !isInLink || !mark.includes('underline'))
    .join('; ')
}

/** Moves an element's content into one of another name. */
function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const attribute of element.getAttributeNames())
    other.setAttribute(attribute, element.getAttribute(attribute) ?? '')
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
