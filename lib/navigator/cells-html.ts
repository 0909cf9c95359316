import { escape } from '@/lib/html/escape'
import { toMark } from './matrix'
import type { Cell, Row } from './types'

type CellWords = { detail: string; notCovered: string; gated: string }

type Given = {
  titles: string[]
  bases: string[]
  words: CellWords
  numberOf: (mark: string) => number
}

/**
 * The cells of a row as HTML: a table of 60 by 60 has 11,000 elements, for which React needs three times as long. Every
 * text is passed through `escape`.
 */
export const rowHtml = (row: Row, { titles, bases, words, numberOf }: Given): string =>
  `<th scope="row" role="rowheader">${escape(row.question.title)}</th>${row.cells
    .map((cell, index) => {
      const mark = numberOf(toMark(cell))
      const href = `${bases[index] ?? ''}#${row.question.slug}`
      const attributes = `role="cell" data-mark="${mark}" data-label="${escape(titles[index] ?? '')}"`
      return `<td ${attributes}>${contentOf(cell, href, words)}</td>`
    })
    .join('')}`

function contentOf(cell: Cell, href: string, words: CellWords): string {
  if (cell.kind === 'notCovered') return `<i>${escape(words.notCovered)}</i>`
  if (cell.kind === 'gated') return `<i data-gated="">${escape(words.gated)}</i>`
  const { status, title } = cell.statement
  const content =
    status.tone === 'none'
      ? `<b>${escape(title)}</b>`
      : `<b data-status="${escape(status.tone)}">${escape(status.word)}</b>`
  return `${content} <a href="${escape(href)}">${escape(words.detail)}</a>`
}
