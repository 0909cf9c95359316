import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import type { SiteLocale } from '@law-firm/contract/locales'
import {
  inlineText,
  plainText,
  toGrid,
  type RichBlock,
  type RichInline,
  type RichList,
  type RichText,
} from '@/lib/rich-text/parse'
import { toListItems } from './list-items'
import { absoluteUrl } from '@/lib/seo/metadata'
import { env } from '@/lib/env/env'
import { plainSpans, toWords } from './spans'
import type { Part, PartList, Span } from './types'

/** Maps a full text to document sections, without pictures, people and related articles. */
export const toParts = (body: readonly BodyBlock[], locale: SiteLocale): Part[] =>
  body.flatMap((block) => [
    ...(block.heading ? [{ kind: 'heading' as const, text: block.heading }] : []),
    ...splitParts(block, locale),
  ])

function splitParts(block: BodyBlock, locale: SiteLocale): Part[] {
  switch (block.kind) {
    case 'text':
      return partsOfText(block.text, locale)
    case 'callout':
      return [{ kind: 'heading', text: block.title }, ...partsOfText(block.text, locale)]
    case 'quote':
      return [
        {
          kind: 'quote',
          text: [
            block.text,
            [block.person?.name ?? block.name, block.role].filter(Boolean).join(', '),
          ]
            .filter(Boolean)
            .join('\n'),
        },
      ]
    case 'steps':
      return [numbered(block.items.map(({ title, text }) => joined(title, text, locale)))]
    case 'timeline':
      return [
        bulleted(
          block.items.map(({ when, title, text }) => [
            ...plainSpans(`${when} – `),
            ...joined(title, text, locale),
          ]),
        ),
      ]
    case 'questions':
      return block.items.flatMap(({ question, answer }): Part[] => [
        { kind: 'heading', text: question },
        ...partsOfText(answer, locale),
      ])
    case 'figures':
      return [
        bulleted(block.items.map(({ value, label }) => plainSpans(`${value} ${label}`))),
        ...(block.source ? [toParagraph(plainSpans(block.source))] : []),
      ]
    case 'table':
      return [
        {
          kind: 'table',
          caption: block.caption,
          head: block.head.map((text) => plainSpans(text)),
          rows: block.rows.map((row) => row.map((text) => plainSpans(text))),
          note: block.note,
        },
      ]
    case 'chart':
      return [
        {
          kind: 'table',
          caption: '',
          head: [],
          rows: block.bars.map(({ label, value }) => [
            plainSpans(label),
            plainSpans(`${value} ${block.unit}`.trim()),
          ]),
          note: block.note,
        },
      ]
    default:
      return []
  }
}

const toParagraph = (text: Span[]): Part => ({ kind: 'paragraph', text })

const joined = (title: string, text: RichText, locale: SiteLocale): Span[] => [
  ...(title ? plainSpans(`${title}\n`) : []),
  ...toBlockSpans(text, locale),
]

const toListPart = (texts: Span[][], ordered: boolean): Part => ({
  kind: 'list',
  ordered,
  start: 1,
  items: texts.map((text) => ({ text, lists: [] })),
})
const bulleted = (texts: Span[][]) => toListPart(texts, false)
const numbered = (texts: Span[][]) => toListPart(texts, true)

const partsOfText = (text: RichText, locale: SiteLocale): Part[] =>
  text.flatMap((block) => toTextParts(block, locale))

function toTextParts(block: RichBlock, locale: SiteLocale): Part[] {
  switch (block.kind) {
    case 'list':
      return [toPartList(block, locale)]
    case 'table': {
      const [first = [], ...others] = block.rows
      const cells = toGrid(block.rows).map((row) =>
        row.map((cell) => (cell ? toBlockSpans(cell.text, locale) : [])),
      )
      const hasHead = others.length > 0 && first.every(({ scope }) => scope === 'col')
      return [
        {
          kind: 'table',
          caption: '',
          head: hasHead ? (cells[0] ?? []) : [],
          rows: hasHead ? cells.slice(1) : cells,
          note: null,
        },
      ]
    }
    case 'notes':
      return block.notes.map((note) =>
        toParagraph(plainSpans(plainText([{ ...block, notes: [note] }]))),
      )
    case 'heading':
      return [{ kind: 'heading', text: inlineText(block.children) }]
    case 'paragraph':
      return [toParagraph(toSpans(block.children, locale))]
  }
}

/** Blocks in a cell or an item, one below the other. */
const toBlockSpans = (text: RichText, locale: SiteLocale): Span[] =>
  text
    .flatMap((block): Span[][] => {
      if (block.kind === 'list')
        return toListItems(toPartList(block, locale)).map((item) => [
          ...plainSpans(`${item.label} `),
          ...item.text,
        ])
      return 'children' in block
        ? [toSpans(block.children, locale)]
        : [plainSpans(plainText([block]))]
    })
    .flatMap((spans, index) => [...(index > 0 ? plainSpans('\n') : []), ...spans])

/** A text of the editor for documents: links have whole addresses, footnotes their numbers. */
export const toSpans = (
  children: readonly RichInline[],
  locale: SiteLocale,
  url: string | null = null,
): Span[] =>
  children.flatMap((item): Span[] => {
    switch (item.kind) {
      case 'text':
        return [{ text: item.text, marks: item.marks, url }]
      case 'break':
        return plainSpans('\n', url)
      case 'note':
        return plainSpans(`[${item.note.number}]`, url)
      case 'link':
        return toSpans(item.children, locale, addressOf(item.link, locale))
    }
  })

function addressOf(link: Extract<RichInline, { kind: 'link' }>['link'], locale: SiteLocale) {
  if (link.kind === 'route') return absoluteUrl(link.target, locale)
  return link.href.startsWith('/') ? env.SITE_URL + link.href : link.href
}

const toPartList = ({ items, ...list }: RichList, locale: SiteLocale): PartList => ({
  ...list,
  items: items.map(({ children, lists }) => ({
    text: toSpans(children, locale),
    lists: lists.map((nested) => toPartList(nested, locale)),
  })),
})

/** The plain text of a section, for a spreadsheet cell. */
export function wordsOfPart(part: Part): string {
  if (part.kind === 'list')
    return toListItems(part)
      .map(({ label, depth, text }) => `${'  '.repeat(depth)}${label} ${toWords(text)}`)
      .join('\n')
  if (part.kind === 'table')
    return [
      part.caption,
      ...[part.head, ...part.rows].map((row) => row.map(toWords).join(' | ')),
      part.note,
    ]
      .filter(Boolean)
      .join('\n')
  return part.kind === 'paragraph' ? toWords(part.text) : part.text
}
