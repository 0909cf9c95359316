import { getFragment } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import { parseRichText, toNotesBlock, type RichNote, type RichText } from '@/lib/rich-text/parse'
import { toArticleCard, toPersonCard, type ArticleCard, type PersonCard } from '../shared/cards'
import { toPicture, type Picture } from '../shared/picture'

/** A block of a body, as the site shows it. `anchor` is where the contents list leads, for blocks with a heading. */
export type BodyBlock = { key: string; heading: string | null; anchor: string | null } & (
  | { kind: 'text'; text: RichText }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][]; note: string | null }
  | {
      kind: 'quote'
      text: string
      person: PersonCard | null
      name: string | null
      role: string | null
    }
  | { kind: 'callout'; tone: 'note' | 'action' | 'warning'; title: string; text: RichText }
  | { kind: 'steps'; items: { title: string; text: RichText }[] }
  | { kind: 'questions'; items: { question: string; answer: RichText }[] }
  | { kind: 'figures'; items: { value: string; label: string }[]; source: string | null }
  | { kind: 'timeline'; items: { when: string; title: string; text: RichText }[] }
  | { kind: 'chart'; unit: string; bars: { label: string; value: number }[]; note: string | null }
  | { kind: 'people'; people: PersonCard[] }
  | { kind: 'related'; articles: ArticleCard[] }
  | { kind: 'image'; picture: Picture; caption: string | null }
)

type RawBody = NonNullable<
  NonNullable<documents.PublicationQuery['Articles']>['docs'][number]['body']
>
type RawBlock = documents.BodyBlocksFragment

/** The last block of each kind is a member of the union without the parts that every block shares. */
type Content = BodyBlock extends infer One
  ? One extends BodyBlock
    ? Omit<One, 'key' | 'heading' | 'anchor'> & { heading?: string | null }
    : never
  : never

/**
 * Makes a body’s blocks; its footnotes are a last one. A block that this version does not know is left out and
 * reported, so that an editor's new block never takes a page down.
 */
export function toBlocks(
  body: RawBody | null | undefined,
  report: (message: string) => void = console.warn,
): BodyBlock[] {
  const anchors = new Set(idsOfThePage)
  const notes: RichNote[] = []
  const blocks = (getFragment(documents.BodyBlocksFragmentDoc, body) ?? []).flatMap(
    (raw, index) => {
      const content = toContent(raw, notes)
      if (!content) {
        report(`A block "${raw.__typename}" is unknown and was left out.`)
        return []
      }
      const heading = content.heading?.trim() || null
      return [
        {
          ...content,
          key: `${index}`,
          heading,
          anchor: heading ? anchorFor(heading, anchors) : null,
        } as BodyBlock,
      ]
    },
  )
  const text = toNotesBlock(notes)
  return text.length > 0
    ? [...blocks, { kind: 'text', key: 'notes', heading: null, anchor: null, text }]
    : blocks
}

function toContent(raw: RawBlock, notes: RichNote[]): Content | null {
  switch (raw.__typename) {
    case 'TextBlock': {
      const block = getFragment(documents.TextBlockFieldsFragmentDoc, raw)
      return { kind: 'text', heading: block.heading, text: parseRichText(block.text, notes) }
    }
    case 'TableBlock': {
      const block = getFragment(documents.TableBlockFieldsFragmentDoc, raw)
      return {
        kind: 'table',
        caption: block.caption ?? '',
        head: block.head ?? [],
        rows: block.rows.map((row) => row.cells),
        note: block.note,
      }
    }
    case 'QuoteBlock': {
      const block = getFragment(documents.QuoteBlockFieldsFragmentDoc, raw)
      return {
        kind: 'quote',
        text: block.quote ?? '',
        person: block.contact ? toPersonCard(block.contact) : null,
        name: block.name,
        role: block.role,
      }
    }
    case 'CalloutBlock': {
      const block = getFragment(documents.CalloutBlockFieldsFragmentDoc, raw)
      return {
        kind: 'callout',
        tone: block.tone ?? 'note',
        title: block.title ?? '',
        text: parseRichText(block.text, notes),
      }
    }
    case 'StepsBlock': {
      const block = getFragment(documents.StepsBlockFieldsFragmentDoc, raw)
      return {
        kind: 'steps',
        heading: block.heading,
        items: block.items.map((item) => ({
          title: item.title ?? '',
          text: parseRichText(item.text, notes),
        })),
      }
    }
    case 'QuestionsBlock': {
      const block = getFragment(documents.QuestionsBlockFieldsFragmentDoc, raw)
      return {
        kind: 'questions',
        heading: block.heading,
        items: block.questions.map((item) => ({
          question: item.question ?? '',
          answer: parseRichText(item.answer, notes),
        })),
      }
    }
    case 'FiguresBlock': {
      const block = getFragment(documents.FiguresBlockFieldsFragmentDoc, raw)
      return {
        kind: 'figures',
        heading: block.heading,
        items: block.figures.map((item) => ({ value: item.value ?? '', label: item.label ?? '' })),
        source: block.source,
      }
    }
    case 'TimelineBlock': {
      const block = getFragment(documents.TimelineBlockFieldsFragmentDoc, raw)
      return {
        kind: 'timeline',
        heading: block.heading,
        items: block.moments.map((item) => ({
          when: item.when ?? '',
          title: item.title ?? '',
          text: parseRichText(item.text, notes),
        })),
      }
    }
    case 'ChartBlock': {
      const block = getFragment(documents.ChartBlockFieldsFragmentDoc, raw)
      return {
        kind: 'chart',
        heading: block.heading,
        unit: block.unit ?? '',
        bars: block.bars.map((bar) => ({ label: bar.label ?? '', value: bar.value ?? 0 })),
        note: block.note,
      }
    }
    case 'PeopleBlock': {
      const block = getFragment(documents.PeopleBlockFieldsFragmentDoc, raw)
      return {
        kind: 'people',
        heading: block.heading,
        people: (block.contacts ?? []).map(toPersonCard),
      }
    }
    case 'RelatedBlock': {
      const block = getFragment(documents.RelatedBlockFieldsFragmentDoc, raw)
      return {
        kind: 'related',
        heading: block.heading,
        articles: (block.articles ?? []).map(toArticleCard),
      }
    }
    case 'ImageBlock': {
      const block = getFragment(documents.ImageBlockFieldsFragmentDoc, raw)
      const picture = toPicture(getFragment(documents.PictureFragmentDoc, block.media))
      return picture ? { kind: 'image', picture, caption: block.caption } : null
    }
    default:
      return null
  }
}

/** Ids that the page around a body has itself; a heading "Content" must not take the skip link's. */
const idsOfThePage = [
  'content',
  'in-short',
  'citation',
  'citation-title',
  'panel-menu',
  'panel-search',
  'header-search',
  'suggestions',
  'what-we-do',
  'matters',
  'team',
  'team-list',
  'access',
  'contact',
  'register',
  'graduate',
  'expertise-list',
  'insights',
  'events',
  'offices',
  'news',
  'regulator',
  'agenda',
  'speakers',
  'sessions',
  'modules',
  'meetings',
  'write',
  'request',
  'form',
  'by-country',
  'panel-search',
]

/** The anchor of a heading: letters and digits of any script, with a number for duplicates. */
function anchorFor(heading: string, taken: Set<string>): string {
  const base =
    heading
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'part'
  let anchor = base
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
  taken.add(anchor)
  return anchor
}
