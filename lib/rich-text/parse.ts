import { toMarks, toPlain, type TextMark } from '@aldermere/contract/rich-text'
import * as v from 'valibot'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'

/** The view of a rich text. Unsupported nodes are omitted. */
export type RichText = RichBlock[]

type RichBlock = { kind: 'paragraph'; children: RichInline[] } | RichList

/** `start` is the number of the first item; lists of an item stand below its text. */
export type RichList = { kind: 'list'; ordered: boolean; start: number; items: RichItem[] }
type RichItem = { children: RichInline[]; lists: RichList[] }

export type RichInline =
  | { kind: 'text'; text: string; marks: TextMark[] }
  | { kind: 'break' }
  | { kind: 'link'; link: RichLink; children: RichInline[] }

type RichLink = { kind: 'route'; target: LinkTarget } | { kind: 'address'; href: string }

const node = v.looseObject({ type: v.string() })
const state = v.looseObject({ root: v.looseObject({ children: v.array(v.unknown()) }) })
type Node = v.InferOutput<typeof node>

/** The maximum depth: hostile input must not exhaust the stack. */
const deepest = 40

/**
 * Parses Lexical's serialised state.
 *
 * @returns an empty text for invalid input
 */
export function parseRichText(value: unknown): RichText {
  const parsed = v.safeParse(state, value)
  return parsed.success ? findChildren(parsed.output.root).flatMap(toBlocks) : []
}

/** The valid children of a node. */
const findChildren = (value: Record<string, unknown>): Node[] =>
  (Array.isArray(value.children) ? value.children : []).flatMap((child) => {
    const parsed = v.safeParse(node, child)
    return parsed.success ? [parsed.output] : []
  })

const inlineOf = (value: Node, depth = 0): RichInline[] =>
  depth < deepest ? findChildren(value).flatMap((child) => toInline(child, depth + 1)) : []

function toBlocks(value: Node): RichBlock[] {
  if (value.type === 'list') return [toList(value)]
  const children = inlineOf(value)
  return children.length > 0 ? [{ kind: 'paragraph', children }] : []
}

function toList(value: Node, depth = 0): RichList {
  const start = Number.isInteger(value.start) ? Number(value.start) : 1
  const list: RichList = { kind: 'list', ordered: value.listType === 'number', start, items: [] }
  for (const item of findChildren(value)) {
    const isList = ({ type }: Node) => type === 'list' && depth < deepest
    const children = findChildren(item).flatMap((child) =>
      isList(child) ? [] : toInline(child, 0),
    )
    const lists = findChildren(item)
      .filter(isList)
      .map((child) => toList(child, depth + 1))
    // Lexical has a nested list in an item of its own, after the one that it belongs to
    const parent = children.length === 0 && lists.length > 0 ? list.items.at(-1) : undefined
    if (parent) parent.lists.push(...lists)
    else list.items.push({ children, lists })
  }
  return list
}

function toInline(value: Node, depth: number): RichInline[] {
  if (value.type === 'text' || value.type === 'tab')
    return [{ kind: 'text', text: String(value.text ?? ''), marks: toMarks(value.format) }]
  if (value.type === 'linebreak') return [{ kind: 'break' }]
  const children = inlineOf(value, depth)
  if (value.type !== 'link' && value.type !== 'autolink') return children
  const link = toLink(value.fields)
  return link ? [{ kind: 'link', link, children }] : children
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
  return url && isAddress(url) ? { kind: 'address', href: url } : null
}

/** Browsers remove control characters from a URL before parsing: `/<tab>/evil.test` is another host. */
const isAddress = (url: string): boolean =>
  /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\]))/i.test(url) && !/[\u0000-\u001f\u007f]/.test(url)

function canBuild(target: LinkTarget): boolean {
  try {
    return toHref(target, 'en') !== ''
  } catch {
    return false
  }
}

/** The plain text: what marks mean is in its characters (`toPlain`). */
export const plainText = (text: RichText): string =>
  text
    .map((block) => (block.kind === 'list' ? itemsOf(block).join(' ') : inlineText(block.children)))
    .join('\n')

const itemsOf = ({ items }: RichList): string[] =>
  items.flatMap(({ children, lists }) => [inlineText(children), ...lists.flatMap(itemsOf)])

export const inlineText = (children: RichInline[]): string =>
  children
    .map((item) =>
      item.kind === 'text'
        ? toPlain(item.text, item.marks)
        : item.kind === 'break'
          ? '\n'
          : inlineText(item.children),
    )
    .join('')
