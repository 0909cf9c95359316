import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toMarks } from '@aldermere/contract/rich-text'
import { convertHTMLToLexical } from '@payloadcms/richtext-lexical'
import { Window } from 'happy-dom'
import { findEditor } from '../../testing/find-editor'
import { startContentService } from '../../testing/content-service'
import { cleanPaste, noteMarks } from './clean-paste'

const { payload } = await startContentService()
const { editorConfig } = findEditor(payload.collections.news.config.flattenedFields)

type Node = Record<string, unknown> & { type: string; children?: Node[] }

const parse = (html: string): Document => {
  const { document } = new Window()
  document.documentElement.innerHTML = html
  return document as unknown as Document
}

/** What the editor makes of HTML, in short: one line a block, `**` for marks, `[^ ]` for footnotes. */
function outline(html: string, notes: string[]): string {
  const state = convertHTMLToLexical({
    editorConfig,
    html,
    JSDOM: class {
      window: { document: Document }
      constructor(content: string) {
        this.window = { document: parse(content) }
      }
    } as never,
  })
  const inline = (node: Node): string => {
    if (node.type === 'link') return `[${lineOf(node)}](${(node.fields as { url: string }).url})`
    if (node.type === 'tab') return '<tab>'
    if (node.type !== 'text') return lineOf(node)
    const text = String(node.text).replaceAll('\u00a0', '~')
    const marked = toMarks(node.format).reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, text)
    return marked.replace(
      new RegExp(noteMarks, 'g'),
      (_, index: string) => `[^${notes[Number(index)]}]`,
    )
  }
  const lineOf = (node: Node) => (node.children ?? []).map(inline).join('')
  const blocks = (nodes: Node[], indent = ''): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'list')
        return (node.children ?? []).flatMap((item) => {
          const isNested = item.children?.[0]?.type === 'list'
          const sign = node.listType === 'number' ? `${item.value}.` : '-'
          return isNested
            ? blocks(item.children ?? [], `${indent}  `)
            : [`${indent}${sign} ${lineOf(item)}`]
        })
      if (node.type === 'table')
        return (node.children ?? []).map(
          (row) =>
            `| ${(row.children ?? [])
              .map(
                (cell) =>
                  `${cell.headerState ? '# ' : ''}${Number(cell.rowSpan) > 1 ? `(${cell.rowSpan} rows) ` : ''}${blocks(cell.children ?? []).join('; ')}`,
              )
              .join(' | ')} |`,
        )
      const line = lineOf(node)
      return line ? [`${indent}${node.type === 'heading' ? `${node.tag} ` : ''}${line}`] : []
    })
  return blocks(state.root.children as unknown as Node[]).join('\n')
}

const paste = (name: string) => {
  const html = readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8')
  const { html: clean, notes, lost } = cleanPaste(parse(html))
  return { text: outline(clean, notes), lost }
}

test.each<[string, string[], Record<string, number>]>([
  [
    'word-365',
    [
      'h3 Limits of liability',
      'The cap is <strong>EUR 10</strong><sup><strong>6</strong></sup> for each claim, not <s>EUR 10</s><sup><s>7</s></sup>; emissions of CO<sub>2</sub> are <u>excluded</u>.[^Subject to clause 9.]',
      '- Duty of care',
      '  - Directors',
      '- Remedies',
      '4. Clause four, as numbered in the contract',
      '| # <strong>Party</strong> | # <strong>Share</strong> |',
      '| Seller | 60~% |',
      'See [the Act](http://www.example.org/act).<tab>In force.',
    ],
    {},
  ],
  [
    'word-chinese',
    [
      'h3 责任限制',
      'h4 一、上限',
      '1. 第一条',
      '  1. 甲方',
      '    1. 子公司',
      '2. 第二条',
      '中间段落',
      '3. 第三条',
    ],
    { comment: 1 },
  ],
  [
    'outlook-french',
    [
      'Chère Maître,',
      '1. le délai de préavis~;',
      '2. l’indemnité, <em>cf.</em> [l’article~L.~1234-9](https://www.legifrance.gouv.fr/codes/).',
      'Voir le contrat et [les RH](mailto:rh@example.fr).',
    ],
    // a) and b), the contract in a folder of the author; not the picture of one pixel
    { numbering: 1, link: 1, picture: 1 },
  ],
  [
    'google-docs',
    [
      'h3 Notice periods',
      '<strong>Thirty days</strong> under <em>Smith v Jones</em><sup>2</sup><s> sixty days</s>',
      '- Employer',
      '  - Subsidiary',
      '- [The Act](https://example.org/act?id=7)',
      '3. Third',
      'h4 Costs',
      '| # <strong>Court</strong> | # <strong>Fee</strong> |',
      '| High Court | £10,000 |',
    ],
    { picture: 1 },
  ],
  [
    'libreoffice',
    [
      'h3 Scope',
      'The <s>old</s> new rule[^As amended in 2024.] and the schedule[^Schedule 2.].',
      '- One',
      '- Two',
      '  1. Two a',
      '| # Term | # Value |',
      '| (2 rows) Cap | 1 |',
      '| 2 |',
    ],
    {},
  ],
  [
    'web-page',
    [
      'h3 Who must register',
      'A controller with 250 staff,[^Register, 2024.] see guidance and [the Act](http://www.legislation.gov.uk/ukpga/2018/12); area 10<sup>6</sup>~m<sup>2</sup>.',
      '“A quotation.”',
      '4. Four',
      '5. Five',
      '  - Inner',
    ],
    { object: 1, link: 1 },
  ],
])('keeps what %s has, or names it', (name, lines, lost) => {
  const pasted = paste(name)
  expect(pasted.text.split('\n')).toEqual(lines)
  expect(pasted.lost).toEqual(lost)
})
