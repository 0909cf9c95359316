import { toPlain } from '@law-firm/contract/rich-text'
import type { Span } from './types'

export const plainSpans = (text: string, url: string | null = null): Span[] => [
  { text, marks: [], url },
]

/** The text where nothing can be marked: the addresses of links stand behind them. */
export const toWords = (spans: readonly Span[]): string =>
  spans
    .map(({ text, marks, url }, index) => {
      const isLast = url !== spans[index + 1]?.url
      const isShown = url?.endsWith(text.replace(/^https?:/i, ''))
      return toPlain(text, marks) + (url && isLast && !isShown ? ` (${url})` : '')
    })
    .join('')
