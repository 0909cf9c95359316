import { plainText } from '@/lib/rich-text/parse'
import type { BodyBlock } from './to-blocks'

/** The words of a body, for structured data and feeds. */
export const toPlainText = (blocks: readonly BodyBlock[]): string =>
  blocks.map((block) => [block.heading, toWords(block)].filter(Boolean).join('\n')).join('\n\n')

function toWords(block: BodyBlock): string {
  switch (block.kind) {
    case 'text':
    case 'callout':
      return plainText(block.text)
    case 'steps':
      return block.items.map(({ title, text }) => `${title}: ${plainText(text)}`).join('\n')
    case 'questions':
      return block.items
        .map(({ question, answer }) => `${question} ${plainText(answer)}`)
        .join('\n')
    case 'quote':
      return block.text
    default:
      return ''
  }
}
