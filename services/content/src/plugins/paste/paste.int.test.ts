import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toMarks } from '@law-firm/contract/rich-text'
import { convertHTMLToLexical } from '@payloadcms/richtext-lexical'
import { Window } from 'happy-dom'
import { findEditor } from '../../testing/find-editor'
import { startContentService } from '../../testing/content-service'
import { cleanPaste, noteMarks } from './clean-paste'
import { clipboards } from '../../testing/clipboards'

const { payload } = await startContentService()
const { editorConfig } = findEditor(payload.collections.news.config.flattenedFields)

type Node = Record<string, unknown> & { type: string; children?: Node[] }

const parse = (html: string): Document => {
  const { document } = new Window()
  document.documentElement.innerHTML = html
  return document as unknown as Document
}

const toSpan = (span: unknown, what: string) => (Number(span) > 1 ? `(${span} ${what}) ` : '')

/** The editor's state of cleaned HTML, with its footnotes. */
function toState(html: string, notes: string[]): Node {
  const { root } = convertHTMLToLexical({
    editorConfig,
    html,
    JSDOM: class {
      window: { document: Document }
      constructor(content: string) {
        this.window = { document: parse(content) }
      }
    } as never,
  }) as unknown as { root: Node }
  return placeNotes(root, notes)
}

/** As the plugin does in the browser. */
const placeNotes = ({ id: _, ...node }: Node, notes: string[]): Node => ({
  ...node, // without the id of a link, which is random
  ...(node.children && {
    children: node.children.flatMap((child) => {
      if (child.type !== 'text') return [placeNotes(child, notes)]
      const parts = String(child.text).split(noteMarks)
      return parts.flatMap((part, index): Node[] => {
        if (index % 2 === 0) return part ? [{ ...child, text: part }] : []
        const fields = { blockType: 'footnote', text: notes[Number(part)] }
        return [{ type: 'inlineBlock', version: 1, fields }]
      })
    }),
  }),
})

/** A state in short: one line a block, `[^ ]` for footnotes. */
function outline(root: Node): string[] {
  const inline = (node: Node): string => {
    if (node.type === 'link') return `[${lineOf(node)}](${(node.fields as { url: string }).url})`
    if (node.type === 'tab') return '<tab>'
    if (node.type === 'linebreak') return '⏎'
    if (node.type === 'inlineBlock') return `[^${(node.fields as { text: string }).text}]`
    if (node.type !== 'text') return lineOf(node)
    const text = String(node.text).replaceAll('\u00a0', '~')
    return toMarks(node.format).reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, text)
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
                  `${cell.headerState ? '# ' : ''}${toSpan(cell.rowSpan, 'rows')}${toSpan(cell.colSpan, 'columns')}${blocks(cell.children ?? []).join('; ')}`,
              )
              .join(' | ')} |`,
        )
      const line = lineOf(node)
      return line ? [`${indent}${node.type === 'heading' ? `${node.tag} ` : ''}${line}`] : []
    })
  return blocks(root.children ?? [])
}

const readFixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8')

const pasted: { lines: string[]; root: Node }[] = []

/** Each paste is also part of `pasted.json`, which the tests of the site read (`lib/rich-text`). */
function paste(html: string) {
  const { html: clean, notes, lost } = cleanPaste(parse(html))
  const root = toState(clean, notes)
  const lines = outline(root)
  pasted.push({ lines, root })
  return { lines, lost }
}

test.each<[string, string[], Record<string, number>]>([
  [
    'libreoffice-7',
    [
      'h3 Limits of liability',
      'The cap is <strong>EUR 10</strong><sup><strong>6</strong></sup> and CO<sub>2</sub>, <s>struck</s>, <u>under</u>, <em>italic</em>[^Subject to clause 9.]. More[^As amended in 2024. Second paragraph.].',
      'Commented text inserteddeleted',
      '4. Clause four',
      '  1. a below',
      '    1. i below',
      '5. Clause five',
      'A paragraph between',
      '4. Clause six',
      '- Bullet',
      '  - Inner',
      '- Bullet two',
      '| # Party | # Share | # Note |',
      '| (2 rows) Seller | (2 columns) 60 % |',
      '| 40 % | x |',
      'See [the Act](https://www.example.org/act?x=1&y=2).<tab>After tab',
      'Party<tab>Role',
      '中文段落，“引号”。',
    ],
    { comment: 1 },
  ],
  [
    'libreoffice-7-lists',
    [
      '1. one',
      '2. two',
      '  1. two a',
      'between',
      '3. three',
      '  1. three a',
      'in three',
      '  2. three b',
      '1. four',
      'new list',
      '1. uno',
      '2. due',
      'x',
      '3. tre',
    ],
    { numbering: 1 },
  ],
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
  expect(paste(readFixture(name))).toEqual({ lines, lost })
})

const wordItem = (marker: string, text: string, level = 1, tag = 'p') =>
  `<${tag} style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}</${tag}>`
const onlineItem = (level: number, text: string, tag = 'ul', start = 1) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} start="${start}"><li data-listid="3" data-aria-level="${level}"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`

test.each<[string, string, string[], Record<string, number>?]>([
  [
    'numbered headings of Word',
    wordItem('1.', 'Scope', 1, 'h1') + wordItem('1.1', 'Limits', 2, 'h2') + '<p>a</p>',
    ['h3 1. Scope', 'h4 1.1 Limits', 'a'],
  ],
  [
    'the clauses of a contract',
    wordItem('(1)', 'one') + wordItem('(a)', 'inner', 2) + wordItem('(2)', 'two'),
    ['1. one', '  1. inner', '2. two'],
  ],
  [
    'multi-level numbers',
    wordItem('1.', 'one') + wordItem('1.1', 'inner', 2),
    ['1. one', '  1. inner'],
    { numbering: 1 },
  ],
  [
    'a list of a contract that begins again',
    wordItem('1.', 'one') + wordItem('2.', 'two') + wordItem('1.', 'again'),
    ['1. one', '2. two', '1. again'],
  ],
  [
    'a list that leaves a number out',
    wordItem('1.', 'one') + wordItem('3.', 'three'),
    ['1. one', '3. three'],
  ],
  [
    'letters that are numerals as well',
    wordItem('(h)', 'h') + wordItem('(i)', 'i') + wordItem('(j)', 'j'),
    ['8. h', '9. i', '10. j'],
    { numbering: 1 },
  ],
  [
    'a numeral after a paragraph',
    wordItem('(v)', 'five') + wordItem('(vi)', 'six'),
    ['5. five', '6. six'],
    { numbering: 1 },
  ],
  [
    'numbers that no list has',
    wordItem('Article 1', 'Scope') +
      wordItem('Article 2', 'Term') +
      wordItem('§ 3', 'Drei') +
      wordItem('①', 'circle') +
      wordItem('б)', 'letter'),
    ['Article 1 Scope', 'Article 2 Term', '§ 3 Drei', '① circle', 'б) letter'],
  ],
  [
    'letters of Wingdings as bullets',
    `<p style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings'><span style='mso-list:Ignore'>v<span>&nbsp;</span></span></span>a</p><p style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings'><span style='mso-list:Ignore'>l&nbsp;</span></span>b</p>`,
    ['- a', '- b'],
  ],
  ['a list that begins at its second level', wordItem('o', 'deep', 2), ['- deep']],
  [
    'a numbered list right after bullets',
    wordItem('·', 'a') + wordItem('1.', 'b'),
    ['- a', '1. b'],
  ],
  [
    'a list in a cell',
    `<table><tr><td>a</td><td>${wordItem('·', 'b')}${wordItem('·', 'c')}</td></tr></table>`,
    ['| a | - b; - c |'],
  ],
  [
    'Word for the web',
    `${onlineItem(1, 'Duty')}${onlineItem(2, 'Directors')}${onlineItem(1, 'Remedies')}<div><p class="Paragraph">Text<span class="EOP">&nbsp;</span></p></div>${onlineItem(1, 'four', 'ol', 4)}`,
    ['- Duty', '  - Directors', '- Remedies', 'Text', '4. four'],
  ],
  [
    'a footnote of two paragraphs',
    `<p>a<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1">[1]</a></p><div style='mso-element:footnote-list'><hr size=1><div style='mso-element:footnote' id=ftn1><p><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> One.</p><p>Two.</p></div></div>`,
    ['a[^One. Two.]'],
  ],
  [
    'a footnote without its text',
    `<p>a<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1">[1]</a> b</p>`,
    ['a b'],
    { footnote: 1 },
  ],
  [
    'a link to a heading',
    '<p>See <a href="#costs">Costs</a>.</p><h2 id="costs">Costs</h2>',
    ['See Costs.', 'h3 Costs'],
    { link: 1 },
  ],
  ['one cell as a layout', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', ['a', 'b']],
  [
    'cells of Excel',
    '<table border=0><col width=64><tr height=20><td class=xl65 style="font-weight:700">Name</td><td style="font-weight:700">Sum</td></tr><tr><td>Ann</td><td align=right x:num>1,000.50</td></tr></table>',
    ['| # Name | # Sum |', '| Ann | 1,000.50 |'],
  ],
  [
    'TextEdit and Pages',
    '<p class="p1"><span class="s1"><b>Bold</b></span> text</p><ul class="ul1"><li class="li1"><span class="s2"></span>One</li></ul>',
    ['<strong>Bold</strong> text', '- One'],
  ],
  [
    'tables in items',
    '<ol start="2"><li><p>two</p><table><tr><td>a</td><td>b</td></tr></table><p>more</p></li><li>three<ul><li>in<table><tr><td>c</td><td>d</td></tr></table></li><li>out</li></ul></li><li>four</li></ol>',
    ['2. two', '| a | b |', 'more', '3. three', '  - in', '| c | d |', '- out', '4. four'],
  ],
  [
    'cells of Excel with classes',
    '<style><!--table {mso-displayed-decimal-separator:"."} .xl65 {mso-style-parent:style0; font-weight:700;} .xl66 {text-decoration:line-through; text-line-through:single;} .xl67 {text-line-through:none}--></style><table><tr><td class=xl65>Name</td><td class=xl65>Sum</td></tr><tr><td class=xl66>Old</td><td class=xl67>1</td></tr></table>',
    ['| # Name | # Sum |', '| <s>Old</s> | 1 |'],
  ],
  ['lines of a preformatted text', '<pre>one\n  two\n</pre>', ['one⏎two']],
  [
    'headings in items',
    '<ol><li><h3>Scope</h3><p>text</p></li><li><h3>Term</h3></li></ol>',
    ['1. <strong>Scope</strong>⏎text', '2. <strong>Term</strong>'],
  ],
  [
    'a head with an empty corner, and a struck cell',
    '<table><tr><td></td><td><b>Sum</b></td></tr><tr><td>Old</td><td style="text-decoration:line-through">7</td></tr></table>',
    ['| #  | # <strong>Sum</strong> |', '| Old | <s>7</s> |'],
  ],
  [
    'a note of Wikipedia with two marks',
    '<p>a<sup id="cite_ref-r_1-0"><a href="#cite_note-r-1">[1]</a></sup> b<sup id="cite_ref-r_1-1"><a href="#cite_note-r-1">[1]</a></sup></p><ol><li id="cite_note-r-1"><span class="mw-cite-backlink">^ <a href="#cite_ref-r_1-0"><sup><i><b>a</b></i></sup></a> <a href="#cite_ref-r_1-1"><sup><i><b>b</b></i></sup></a></span> <span>Act</span></li></ol>',
    ['a[^Act] b[^Act]'],
  ],
  ['lines in one paragraph', '<div>a<br>b</div><div>c</div>', ['a⏎b', 'c']],
  ['a box to tick', '<ul><li role="checkbox" aria-checked="false">Sign</li></ul>', ['- Sign']],
  [
    'a script, a form and a style',
    '<style>p{}</style><p onclick="x()">a<script>x()</script></p><input value="b">',
    ['a'],
    { object: 1 },
  ],
  ['an address with a script', '<p><a href="javascript:x()">a</a></p>', ['a'], { link: 1 }],
  ['a picture of no stated size', '<p>a<img width="" src="p.png"></p>', ['a'], { picture: 1 }],
  ['a formula', '<p>a <math><mi>x</mi></math> b</p>', ['a b'], { formula: 1 }],
])('keeps %s, or names what it has not', (_, html, lines, lost = {}) => {
  expect(paste(html)).toEqual({ lines, lost })
})

test.each(clipboards)('keeps what $name has, or names it', ({ html, lines, lost = {} }) => {
  expect(paste(html)).toEqual({ lines, lost })
})

/** Written by `UPDATE_PASTED=1 npm test -- paste`. */
const file = path.join(import.meta.dirname, 'fixtures/pasted.json')

test('what was pasted is stored as it is, and is what the tests of the site read', async () => {
  const { id } = await payload.create({
    collection: 'news',
    draft: true,
    data: {
      title: 'Pasted',
      body: pasted.map(({ root }) => ({ blockType: 'text', text: { root } })) as never,
    },
  })
  const { body } = await payload.findByID({ collection: 'news', id, draft: true, depth: 0 })
  const stored = (body as unknown as { text: { root: Node } }[]).map(({ text }) =>
    outline(text.root),
  )
  expect(stored).toEqual(pasted.map(({ lines }) => lines))
  if (process.env.UPDATE_PASTED)
    writeFileSync(file, `[\n${pasted.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(pasted)
})
