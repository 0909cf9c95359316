/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseRichText, plainText, type RichInline, type RichList, type RichText } from './parse'

type Pasted = { lines: string[]; root: unknown }

/** What the content service makes of clipboards (`services/content/src/plugins/paste`). */
const pasted = JSON.parse(
  readFileSync(
    path.join(__dirname, '../../services/content/src/plugins/paste/fixtures/pasted.json'),
    'utf8',
  ),
) as Pasted[]

const inline = (children: RichInline[]): string =>
  children
    .map((item) => {
      switch (item.kind) {
        case 'break':
          return '⏎'
        case 'note':
          return `[^${item.note.text}]`
        case 'link':
          return `[${inline(item.children)}](${item.link.kind === 'address' ? item.link.href : ''})`
        case 'text': {
          if (item.text === '\t') return '<tab>'
          const text = item.text.replaceAll('\u00a0', '~')
          return item.marks.reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, text)
        }
      }
    })
    .join('')

const listLines = ({ ordered, start, items }: RichList, indent: string): string[] =>
  items.flatMap(({ children, lists }, index) => [
    ...(children.length > 0 || lists.length === 0
      ? [`${indent}${ordered ? `${start + index}.` : '-'} ${inline(children)}`]
      : []),
    ...lists.flatMap((list) => listLines(list, `${indent}  `)),
  ])

const span = (count: number, what: string) => (count > 1 ? `(${count} ${what}) ` : '')

/** As the editor's outline has it. */
const outline = (text: RichText): string[] =>
  text.flatMap((block) => {
    switch (block.kind) {
      case 'notes':
        return []
      case 'list':
        return listLines(block, '')
      case 'table':
        return block.rows.map(
          (row) =>
            `| ${row
              .map(
                (cell) =>
                  `${cell.scope ? '# ' : ''}${span(cell.rowSpan, 'rows')}${span(cell.colSpan, 'columns')}${outline(cell.text).join('; ')}`,
              )
              .join(' | ')} |`,
        )
      case 'heading':
        return [`h${block.level + 3} ${inline(block.children)}`]
      case 'paragraph':
        return inline(block.children).trim() ? [inline(block.children)] : []
    }
  })

test('there are sixty clipboards', () => expect(pasted.length).toBeGreaterThanOrEqual(60))

test.each(pasted.map(({ lines, root }) => [lines[0], lines, root] as const))(
  'a page has what the editor has: %s',
  (_, lines, root) => {
    const text = parseRichText({ root })
    expect(outline(text)).toEqual(lines)
    // feeds, mails and search have the words of all of it but for what is struck out
    const words = plainText(text)
    for (const cell of lines
      .join(' ')
      .replace(/<s>.*?<\/s>|<[^>]+>|\[\^[^\]]*\]|\]\([^)]*\)/g, ' ')
      .match(/\p{L}{3,}/gu) ?? [])
      if (!/^(rows|columns|tab)$/.test(cell)) expect(words).toContain(cell)
  },
)
