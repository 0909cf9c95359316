import type { ComponentType } from 'react'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import type { Locale } from '@law-firm/contract/locales'
import { CalloutBlock } from './callout-block'
import { ChartBlock } from './chart-block'
import { FiguresBlock } from './figures-block'
import { ImageBlock } from './image-block'
import { ListBlocks } from './list-blocks'
import { QuoteBlock } from './quote-block'
import { QuestionsBlock, StepsBlock, TimelineBlock } from './sequence-blocks'
import { TableBlock } from './table-block'
import { TextBlock } from './text-block'
import section from '@/components/ui/section.module.css'

export type BlockProps<Kind extends BodyBlock['kind']> = {
  block: Extract<BodyBlock, { kind: Kind }>
  locale: Locale
}

/** Typed exhaustively: a new kind of block does not compile without a component. */
const registry: { [Kind in BodyBlock['kind']]: ComponentType<BlockProps<Kind>> } = {
  text: TextBlock,
  table: TableBlock,
  quote: QuoteBlock,
  callout: CalloutBlock,
  steps: StepsBlock,
  questions: QuestionsBlock,
  figures: FiguresBlock,
  timeline: TimelineBlock,
  chart: ChartBlock,
  people: ListBlocks.People,
  related: ListBlocks.Related,
  image: ImageBlock,
}

export function Body({ blocks, locale }: { blocks: BodyBlock[]; locale: Locale }) {
  return blocks.map((block) => {
    const Block = registry[block.kind] as ComponentType<{ block: BodyBlock; locale: Locale }>
    return (
      <section
        key={block.key}
        className={section.block}
        data-block={block.kind}
        id={block.anchor ?? undefined}
      >
        {block.heading ? <h2>{block.heading}</h2> : null}
        <Block block={block} locale={locale} />
      </section>
    )
  })
}
