import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import {
  inlineText,
  plainText,
  toPlainRows,
  type RichBlock,
  type RichList,
  type RichText,
} from '@/lib/rich-text/parse'
import { toListItems } from './list-items'
import type { Part, PartList } from './types'

/** Maps a full text to document sections, without pictures, people and related articles. */
export const toParts = (body: readonly BodyBlock[]): Part[] =>
  body.flatMap((block) => [
    ...(block.heading ? [{ kind: 'heading' as const, text: block.heading }] : []),
    ...splitParts(block),
  ])

function splitParts(block: BodyBlock): Part[] {
  switch (block.kind) {
    case 'text':
      return partsOfText(block.text)
    case 'callout':
      return [{ kind: 'heading', text: block.title }, ...partsOfText(block.text)]
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
      return [numbered(block.items.map(({ title, text }) => joined(title, plainText(text))))]
    case 'timeline':
      return [
        bulleted(
          block.items.map(({ when, title, text }) =>
            [when, joined(title, plainText(text))].join(' – '),
          ),
        ),
      ]
    case 'questions':
      return block.items.flatMap(({ question, answer }): Part[] => [
        { kind: 'heading', text: question },
        ...partsOfText(answer),
      ])
    case 'figures':
      return [
        bulleted(block.items.map(({ value, label }) => `${value} ${label}`)),
        ...(block.source ? [{ kind: 'paragraph' as const, text: block.source }] : []),
      ]
    case 'table':
      return [
        {
          kind: 'table',
          caption: block.caption,
          head: block.head,
          rows: block.rows,
          note: block.note,
        },
      ]
    case 'chart':
      return [
        {
          kind: 'table',
          caption: '',
          head: [],
          rows: block.bars.map(({ label, value }) => [label, `${value} ${block.unit}`.trim()]),
          note: block.note,
        },
      ]
    default:
      return []
  }
}

const joined = (title: string, text: string): string => [title, text].filter(Boolean).join('\n')

const toListPart = (texts: string[], ordered: boolean): Part => ({
  kind: 'list',
  ordered,
  start: 1,
  items: texts.map((text) => ({ text, lists: [] })),
})
const bulleted = (texts: string[]) => toListPart(texts, false)
const numbered = (texts: string[]) => toListPart(texts, true)

const partsOfText = (text: RichText): Part[] => text.flatMap(toTextParts)

function toTextParts(block: RichBlock): Part[] {
  switch (block.kind) {
    case 'list':
      return [toPartList(block)]
    case 'table': {
      const [first = [], ...others] = block.rows
      const hasHead = others.length > 0 && first.every(({ scope }) => scope === 'col')
      const [head, rows] = hasHead ? [[first], others] : [[], block.rows]
      return [
        {
          kind: 'table',
          caption: '',
          head: toPlainRows(head).flat(),
          rows: toPlainRows(rows),
          note: null,
        },
      ]
    }
    case 'notes':
      return block.notes.map((note) => ({
        kind: 'paragraph',
        text: plainText([{ ...block, notes: [note] }]),
      }))
    case 'heading':
    case 'paragraph':
      return [{ kind: block.kind, text: inlineText(block.children) }]
  }
}

const toPartList = ({ items, ...list }: RichList): PartList => ({
  ...list,
  items: items.map(({ children, lists }) => ({
    text: inlineText(children),
    lists: lists.map(toPartList),
  })),
})

/** The plain text of a section, for a spreadsheet cell. */
export function wordsOfPart(part: Part): string {
  if (part.kind === 'list')
    return toListItems(part)
      .map(({ label, depth, text }) => `${'  '.repeat(depth)}${label} ${text}`)
      .join('\n')
  if (part.kind === 'table')
    return [part.caption, ...[part.head, ...part.rows].map((row) => row.join(' | ')), part.note]
      .filter(Boolean)
      .join('\n')
  return part.text
}
