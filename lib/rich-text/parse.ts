import { isLinkAddress, toMarks, toPlain, type TextMark } from '@law-firm/contract/rich-text'
import * as v from 'valibot'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'

/** The view of a rich text. Unsupported nodes are omitted. */
export type RichText = RichBlock[]

/** `level` is 0 for the highest headings of a text, whatever their size is in the editor. */
export type RichBlock =
  | { kind: 'paragraph'; children: RichInline[] }
  | { kind: 'heading'; level: number; children: RichInline[] }
  | { kind: 'table'; rows: RichCell[][] }
  | { kind: 'notes'; notes: RichNote[] }
  | RichList

/**
 * `start` is the number of the first item; lists of an item stand below its text. A first item that has lists and no
 * text has no mark (`isUnmarked`).
 */
export type RichList = { kind: 'list'; ordered: boolean; start: number; items: RichItem[] }
type RichItem = { children: RichInline[]; lists: RichList[] }

export const isUnmarked = ({ children, lists }: RichItem): boolean =>
  children.length === 0 && lists.length > 0

/** `scope` is what a head is the head of. */
export type RichCell = {
  scope: 'col' | 'row' | null
  colSpan: number
  rowSpan: number
  text: RichText
}

/** A footnote; its id is in the address of its mark. */
export type RichNote = { id: string; number: number; text: string }

export type RichInline =
  | { kind: 'text'; text: string; marks: TextMark[] }
  | { kind: 'break' }
  | { kind: 'note'; note: RichNote }
  | { kind: 'link'; link: RichLink; children: RichInline[] }

type RichLink = { kind: 'route'; target: LinkTarget } | { kind: 'address'; href: string }

const node = v.looseObject({ type: v.string() })
const state = v.looseObject({ root: v.looseObject({ children: v.array(v.unknown()) }) })
type Node = v.InferOutput<typeof node>

/** The maximum depth: hostile input must not exhaust the stack. */
const deepest = 40
const mostSpanned = 100

/**
 * Parses Lexical's serialised state.
 *
 * @param notes footnotes of the texts before, to which those of this one are added; without it the
 *   footnotes are the text's last block
 * @returns an empty text for invalid input
 */
export function parseRichText(value: unknown, notes?: RichNote[]): RichText {
  const parsed = v.safeParse(state, value)
  if (!parsed.success) return []
  const own = notes ?? []
  const text = findChildren(parsed.output.root).flatMap((child) => toBlocks(child, own))
  return [...setLevels(text), ...(notes ? [] : toNotesBlock(own))]
}

export const toNotesBlock = (notes: RichNote[]): RichText =>
  notes.length > 0 ? [{ kind: 'notes', notes }] : []

/** The sizes that a text uses, in order: the page knows below which heading it stands. */
function setLevels(text: RichText): RichText {
  const sizes = [
    ...new Set(text.flatMap((block) => (block.kind === 'heading' ? block.level : []))),
  ].toSorted((a, b) => a - b)
  return text.map((block) =>
    block.kind === 'heading' ? { ...block, level: Math.min(sizes.indexOf(block.level), 2) } : block,
  )
}

/** The valid children of a node. */
const findChildren = (value: Record<string, unknown>): Node[] =>
  (Array.isArray(value.children) ? value.children : []).flatMap((child) => {
    const parsed = v.safeParse(node, child)
    return parsed.success ? [parsed.output] : []
  })

const inlineOf = (value: Node, notes: RichNote[], depth = 0): RichInline[] =>
  depth < deepest ? findChildren(value).flatMap((child) => toInline(child, notes, depth + 1)) : []

function toBlocks(value: Node, notes: RichNote[], depth = 0): RichBlock[] {
  if (value.type === 'list') return [toList(value, notes, depth)]
  if (value.type === 'table' && depth < deepest) return toTable(value, notes, depth)
  const children = inlineOf(value, notes)
  if (children.length === 0) return []
  if (value.type !== 'heading') return [{ kind: 'paragraph', children }]
  return [
    { kind: 'heading', level: Number(/^h([1-6])$/.exec(String(value.tag))?.[1] ?? 2), children },
  ]
}

function toTable(value: Node, notes: RichNote[], depth: number): RichBlock[] {
  const rows = findChildren(value)
    .filter(({ type }) => type === 'tablerow')
    .map((row) =>
      findChildren(row)
        .filter(({ type }) => type === 'tablecell')
        .map((cell): RichCell => ({
          scope: toScope(cell.headerState),
          colSpan: toSpan(cell.colSpan),
          rowSpan: toSpan(cell.rowSpan),
          text: findChildren(cell).flatMap((child) => toBlocks(child, notes, depth + 1)),
        })),
    )
    .filter((row) => row.length > 0)
  return rows.length > 0 ? [{ kind: 'table', rows }] : []
}

/** Bits of Lexical's header state: 1 is a cell of a head row, 2 of a head column. */
const toScope = (state: unknown): RichCell['scope'] =>
  state === 1 || state === 3 ? 'col' : state === 2 ? 'row' : null

const toSpan = (span: unknown): number =>
  Number.isInteger(span) ? Math.min(Math.max(Number(span), 1), mostSpanned) : 1

function toList(value: Node, notes: RichNote[], depth = 0): RichList {
  const start = Number.isInteger(value.start) ? Number(value.start) : 1
  const list: RichList = { kind: 'list', ordered: value.listType === 'number', start, items: [] }
  for (const item of findChildren(value)) {
    const isList = ({ type }: Node) => type === 'list' && depth < deepest
    const children = findChildren(item).flatMap((child) =>
      isList(child) ? [] : toInline(child, notes, 0),
    )
    const lists = findChildren(item)
      .filter(isList)
      .map((child) => toList(child, notes, depth + 1))
    // Lexical has a nested list in an item of its own, after the one that it belongs to
    const parent = children.length === 0 && lists.length > 0 ? list.items.at(-1) : undefined
    if (parent) parent.lists.push(...lists)
    else list.items.push({ children, lists })
  }
  // the first item of a list that begins with an inner one has no number
  if (list.items[0] && isUnmarked(list.items[0])) list.start -= 1
  return list
}

function toInline(value: Node, notes: RichNote[], depth: number): RichInline[] {
  if (value.type === 'text' || value.type === 'tab')
    return [{ kind: 'text', text: String(value.text ?? ''), marks: toMarks(value.format) }]
  if (value.type === 'linebreak') return [{ kind: 'break' }]
  if (value.type === 'inlineBlock') return toNote(value.fields, notes)
  const children = inlineOf(value, notes, depth)
  if (value.type !== 'link' && value.type !== 'autolink') return children
  const link = toLink(value.fields)
  return link ? [{ kind: 'link', link, children }] : children
}

const noteFields = v.looseObject({
  blockType: v.literal('footnote'),
  id: v.optional(v.string()),
  text: v.pipe(v.string(), v.trim(), v.minLength(1)),
})

function toNote(value: unknown, notes: RichNote[]): RichInline[] {
  const fields = v.safeParse(noteFields, value)
  if (!fields.success) return []
  const number = notes.length + 1
  const { id = '', text } = fields.output
  const own = `note-${id}`
  // a paragraph that was copied in the editor has the ids of the one before
  const isUnique = /^\w+$/.test(id) && notes.every((note) => note.id !== own)
  const note = { id: isUnique ? own : `note-${number}`, number, text }
  notes.push(note)
  return [{ kind: 'note', note }]
}

const linkFields = v.looseObject({
  linkType: v.optional(v.string()),
  url: v.nullish(v.string()),
  doc: v.nullish(v.looseObject({ relationTo: v.string(), value: v.unknown() })),
})

const linkedDocument = v.looseObject({ id: v.number(), path: v.pipe(v.string(), v.maxLength(500)) })

/** A link to a document has its current path; any other must be a path of this site, a host, mailto or tel. */
function toLink(value: unknown): RichLink | null {
  const fields = v.safeParse(linkFields, value)
  if (!fields.success) return null
  const { doc, url } = fields.output
  if (doc) {
    const linked = v.safeParse(linkedDocument, doc.value)
    const match = linked.success ? matchRoute(linked.output.path) : null
    const target = match ? { to: match.name, params: match.params } : null
    return target && canBuild(target) ? { kind: 'route', target } : null
  }
  return url && isLinkAddress(url) ? { kind: 'address', href: url } : null
}

function canBuild(target: LinkTarget): boolean {
  try {
    return toHref(target, 'en') !== ''
  } catch {
    return false
  }
}

/** The plain text: what marks mean is in its characters (`toPlain`), and a footnote's mark is its number. */
export const plainText = (text: RichText): string => text.map(blockText).join('\n')

function blockText(block: RichBlock): string {
  switch (block.kind) {
    case 'list':
      return itemsOf(block).join(' ')
    case 'table':
      return toPlainRows(block.rows)
        .map((row) => row.join(' | '))
        .join('\n')
    case 'notes':
      return block.notes.map(({ number, text }) => `[${number}] ${text}`).join('\n')
    default:
      return inlineText(block.children)
  }
}

const toPlainRows = (rows: RichCell[][]): string[][] =>
  toGrid(rows).map((row) => row.map((cell) => (cell ? plainText(cell.text) : '')))

/** The cells where nothing can be joined: null stands where one reaches from its left or from above. */
export function toGrid(rows: readonly RichCell[][]): (RichCell | null)[][] {
  const grid: (RichCell | null)[][] = rows.map(() => [])
  for (const [top, own] of grid.entries()) {
    let column = 0
    for (const cell of rows[top] ?? []) {
      while (own[column] !== undefined) column += 1
      for (const row of grid.slice(top, top + cell.rowSpan))
        for (let at = column; at < column + cell.colSpan; at += 1) row[at] = null
      own[column] = cell
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? null))
}

const itemsOf = ({ items }: RichList): string[] =>
  items.flatMap(({ children, lists }) => [inlineText(children), ...lists.flatMap(itemsOf)])

export const inlineText = (children: RichInline[]): string =>
  children
    .map((item) => {
      switch (item.kind) {
        case 'text':
          return toPlain(item.text, item.marks)
        case 'break':
          return '\n'
        case 'note':
          return `[${item.note.number}]`
        case 'link':
          return inlineText(item.children)
      }
    })
    .join('')
