import * as v from 'valibot'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'

/** The view of a rich text. Unsupported nodes are omitted. */
export type RichText = RichBlock[]

type RichBlock =
  | { kind: 'paragraph'; children: RichInline[] }
  | { kind: 'list'; ordered: boolean; items: RichInline[][] }

export type RichInline =
  | { kind: 'text'; text: string; strong: boolean; emphasis: boolean }
  | { kind: 'break' }
  | { kind: 'link'; link: RichLink; children: RichInline[] }

type RichLink = { kind: 'route'; target: LinkTarget } | { kind: 'address'; href: string }

/** Bits of Lexical's `format`. */
const bold = 1
const italic = 2

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
  if (value.type === 'list') {
    return [
      {
        kind: 'list',
        ordered: value.listType === 'number',
        items: findChildren(value).map((item) => inlineOf(item)),
      },
    ]
  }
  const children = inlineOf(value)
  return children.length > 0 ? [{ kind: 'paragraph', children }] : []
}

function toInline(value: Node, depth: number): RichInline[] {
  if (value.type === 'text') {
    const format = typeof value.format === 'number' ? value.format : 0
    return [
      {
        kind: 'text',
        text: String(value.text ?? ''),
        strong: (format & bold) !== 0,
        emphasis: (format & italic) !== 0,
      },
    ]
  }
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

/** A link to a document has its current path; any other must be a path of this site, https, mailto or tel. */
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
  /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(url) && !/[\u0000-\u001f\u007f]/.test(url)

function canBuild(target: LinkTarget): boolean {
  try {
    return toHref(target, 'en') !== ''
  } catch {
    return false
  }
}

/** The plain text. */
export const plainText = (text: RichText): string =>
  text
    .map((block) =>
      block.kind === 'list' ? block.items.map(inlineText).join(' ') : inlineText(block.children),
    )
    .join('\n')

const inlineText = (children: RichInline[]): string =>
  children
    .map((item) =>
      item.kind === 'text' ? item.text : item.kind === 'break' ? '\n' : inlineText(item.children),
    )
    .join('')
