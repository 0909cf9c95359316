import 'server-only'
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  InternalHyperlink,
  LevelFormat,
  LineRuleType,
  Packer,
  PageBreak,
  PageNumber,
  PageReference,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type FileChild,
  type IRunOptions,
  type ParagraphChild,
} from 'docx'
import type { Palette } from '@law-firm/contract/brand'
import { lightColours } from '@law-firm/contract/default-colours'
import { toXmlText } from '../../html/escape'
import { bullet, toListItems, type ListItem } from './list-items'
import type { Part, Span, ReportCell, ReportHead, ReportPlace } from './types'

/** As Word writes it: without a sign, in capitals. */
const toWord = (colour: string): string => colour.slice(1).toUpperCase()

const linkColour = toWord(lightColours['status-open'])

/** The firm's colours, and those that mean a status. */
function toColours(palette: Palette) {
  const ink = toWord(palette.ink)
  const soft = toWord(palette['ink-2'])
  return {
    ink,
    soft,
    rule: toWord(palette.rule),
    tones: {
      open: linkColour,
      limited: toWord(lightColours.gold),
      closed: toWord(lightColours['status-closed']),
      unknown: soft,
      none: ink,
    },
  }
}

type Colours = ReturnType<typeof toColours>

/** A line height of 1.2. */
const lines = { line: 288, lineRule: LineRuleType.AUTO }

const page = { width: 11906, height: 16838, margin: 1240 }

/** Common fonts; the second is for Chinese. */
const fonts = {
  body: { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft YaHei' },
  heading: { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Georgia', eastAsia: 'Microsoft YaHei' },
}

/**
 * A report as a Word document with headings, a linked table of contents, page numbers, and the language of every text.
 *
 * @throws what `places` throws
 */
export async function drawDocx({
  head,
  places,
  onProgress,
}: {
  head: ReportHead
  places: AsyncIterable<ReportPlace>
  onProgress?: (done: number) => void
}): Promise<Buffer> {
  const children: FileChild[] = []
  let count = 0
  for await (const place of places) {
    children.push(...placeOf(place, head))
    count += 1
    onProgress?.(count)
  }
  return Packer.toBuffer(toDocumentKey(head, children))
}

function toDocumentKey(head: ReportHead, children: FileChild[]): Document {
  const colours = toColours(head.palette)
  const heading = (size: number, color: string) => ({
    run: { font: fonts.heading, size, color, bold: false },
    paragraph: { spacing: { before: 240, after: 100, ...lines }, keepNext: true },
  })
  return new Document({
    title: head.title,
    creator: head.firmName,
    lastModifiedBy: head.firmName,
    description: head.lead,
    features: { updateFields: false },
    styles: {
      default: {
        document: {
          run: {
            font: fonts.body,
            size: 20,
            color: colours.ink,
            language: toLanguage(head.language),
          },
          paragraph: { spacing: { after: 100, ...lines } },
        },
        title: {
          run: { font: fonts.heading, size: 60, color: colours.ink },
          paragraph: { spacing: { before: 1800, after: 240, ...lines } },
        },
        heading1: heading(40, colours.ink),
        heading2: heading(28, colours.soft),
        heading3: {
          run: { font: fonts.body, size: 22, bold: true, color: colours.ink },
          paragraph: { spacing: { before: 220, after: 60 }, keepNext: true },
        },
        heading4: {
          run: { font: fonts.body, size: 19, bold: true, color: colours.soft },
          paragraph: { spacing: { before: 120, after: 40 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: Array.from({ length: levels }, (_, level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: 1440, bottom: 1300, left: page.margin, right: page.margin },
          },
          titlePage: true,
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                border: {
                  bottom: { style: BorderStyle.SINGLE, size: 4, color: colours.rule, space: 6 },
                },
                children: [
                  new TextRun({
                    text: `${head.firmName}  ·  ${head.title}`,
                    size: 17,
                    color: colours.soft,
                  }),
                ],
              }),
            ],
          }),
          first: new Header({ children: [new Paragraph('')] }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.END,
                children: [
                  new TextRun({
                    children: [
                      `${head.madeOn}  ·  `,
                      PageNumber.CURRENT,
                      ` ${head.words.of} `,
                      PageNumber.TOTAL_PAGES,
                    ],
                    size: 17,
                    color: colours.soft,
                  }),
                ],
              }),
            ],
          }),
          first: new Footer({ children: [new Paragraph('')] }),
        },
        children: [...coverOf(head), ...children, ...endOf(head)],
      },
    ],
  })
}

const toLanguage = (tag: string): { value: string; eastAsia: string } => ({
  value: tag.startsWith('zh') ? 'en-GB' : tag,
  eastAsia: 'zh-CN',
})

type RunLook = Omit<IRunOptions, 'text' | 'break' | 'language' | 'children'> & {
  foreign?: string | null
}

/** A text as runs, one for each line. */
const run = (text: string, { foreign, ...look }: RunLook = {}): TextRun[] =>
  toXmlText(text)
    .split('\n')
    .map(
      (line, index) =>
        new TextRun({
          ...look,
          ...(foreign ? { language: toLanguage(foreign) } : {}),
          text: line,
          break: index > 0 ? 1 : 0,
        }),
    )

/** A text with marks and links. */
const marked = (spans: readonly Span[], look: RunLook = {}): ParagraphChild[] =>
  spans.flatMap(({ text, marks, url }): ParagraphChild[] => {
    const children = run(text, {
      ...look,
      ...(marks.includes('strong') && { bold: true }),
      ...(marks.includes('em') && { italics: true }),
      ...(marks.includes('u') && { underline: {} }),
      ...(marks.includes('s') && { strike: true }),
      ...(marks.includes('sup') && { superScript: true }),
      ...(marks.includes('sub') && { subScript: true }),
      ...(url && { color: linkColour, underline: {} }),
    })
    return url ? [new ExternalHyperlink({ link: url, children })] : children
  })

function coverOf(head: ReportHead): FileChild[] {
  const colours = toColours(head.palette)
  return [
    new Paragraph({
      children: [new TextRun({ text: head.firmName, font: fonts.heading, size: 32 })],
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: run(head.title) }),
    ...[head.lead, head.madeOn, ...head.notices].map(
      (text) => new Paragraph({ children: run(text, { size: 24, color: colours.soft }) }),
    ),
    new Paragraph({
      children: [
        new PageBreak(),
        new TextRun({ text: head.words.contents, font: fonts.heading, size: 40 }),
      ],
    }),
    ...head.contents.flatMap(({ slug, title, topics }) => [
      entryOf(title, anchorOf(slug)),
      ...topics.map((topic) => entryOf(topic.title, anchorOf(slug, topic.key), 360)),
    ]),
  ]
}

/** A line of the table of contents. The page number is a field, which Word fills in. */
const entryOf = (title: string, anchor: string, left = 0): Paragraph =>
  new Paragraph({
    indent: { left },
    spacing: { after: 40 },
    tabStops: [{ type: TabStopType.RIGHT, position: page.width - 2 * page.margin, leader: 'dot' }],
    children: [
      new InternalHyperlink({
        anchor,
        children: [
          ...run(title, { bold: left === 0 }),
          new TextRun({ children: [new Tab()] }),
          new PageReference(anchor),
        ],
      }),
    ],
  })

/** Bookmark names are short and consist of letters, digits and underscores. */
const anchorOf = (place: string, topic = ''): string =>
  `_${[place, topic]
    .filter(Boolean)
    .join('_')
    .replace(/[^A-Za-z0-9_]/g, '_')}`.slice(0, 40)

function placeOf(place: ReportPlace, head: ReportHead): FileChild[] {
  const colours = toColours(head.palette)
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
      children: [new Bookmark({ id: anchorOf(place.slug), children: run(place.title) })],
    }),
    new Paragraph({
      children: [
        ...run(`${place.region} · `, { color: colours.soft, size: 18 }),
        linkOf(head.words.online, place.url, 18),
      ],
    }),
    ...(place.withheld
      ? [new Paragraph({ children: run(place.withheld, { color: colours.tones.closed }) })]
      : []),
    ...place.topics.flatMap(({ key, title, cells }) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        children: [new Bookmark({ id: anchorOf(place.slug, key), children: run(title) })],
      }),
      ...cells.flatMap((cell) => cellOf(cell, head)),
    ]),
  ]
}

const linkOf = (text: string, link: string, size = 20): ParagraphChild =>
  new ExternalHyperlink({
    link,
    children: [new TextRun({ text, size, color: linkColour, underline: {} })],
  })

function cellOf(cell: ReportCell, head: ReportHead): FileChild[] {
  const { status, foreign } = cell
  const colours = toColours(head.palette)
  const statusText = status
    ? status.tone === 'none'
      ? run(cell.short, { bold: true, foreign })
      : [
          ...run(`● ${status.word}`, { bold: true, color: colours.tones[status.tone], foreign }),
          ...run(cell.short ? ` · ${cell.short}` : '', { bold: true, foreign }),
        ]
    : []
  const small = (text: string) =>
    new Paragraph({ children: run(text, { size: 17, color: colours.soft }) })
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_3, children: run(cell.question) }),
    ...(cell.missing
      ? [new Paragraph({ children: run(cell.missing, { color: colours.soft }) })]
      : []),
    ...(statusText.length > 0 ? [new Paragraph({ children: statusText })] : []),
    ...(cell.notice ? [small(cell.notice)] : []),
    ...(cell.summary ? [new Paragraph({ children: run(cell.summary, { foreign }) })] : []),
    ...cell.parts.flatMap((part) => partOf(part, foreign, colours)),
    ...(cell.sources.length > 0
      ? [new Paragraph({ heading: HeadingLevel.HEADING_4, children: run(head.words.sources) })]
      : []),
    ...cell.sources.map(
      ({ title, url }) =>
        new Paragraph({
          bullet: { level: 0 },
          children: url ? [linkOf(title, url)] : run(title, { foreign }),
        }),
    ),
    ...(cell.dates ? [small(cell.dates)] : []),
  ]
}

/** Levels of a list in Word. */
const levels = 9

/** Each numbered list has its own instance, so that it starts at one. */
let lists = 0

function partOf(part: Part, foreign: string | null, colours: Colours): FileChild[] {
  switch (part.kind) {
    case 'heading':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_4, children: run(part.text, { foreign }) }),
      ]
    case 'paragraph':
      return [new Paragraph({ children: marked(part.text, { foreign }) })]
    case 'quote':
      return [
        new Paragraph({ indent: { left: 360, right: 360 }, children: run(part.text, { foreign }) }),
      ]
    case 'list':
      return toListParagraphs(toListItems(part), foreign)
    case 'table':
      return tableOf(part, foreign, colours)
  }
}

/** Word numbers lists that start at one; any other has its numbers as text. */
function toListParagraphs(items: ListItem[], foreign: string | null): FileChild[] {
  const numbered = new Set(items.filter(({ label }) => label === '1.').map(({ list }) => list))
  const first = lists
  lists += Math.max(0, ...items.map(({ list }) => list)) + 1
  return items.map(({ label, depth, text, list }) => {
    const level = Math.min(depth, levels - 1)
    const children = marked(text, { foreign })
    if (label === bullet) return new Paragraph({ bullet: { level }, children })
    if (numbered.has(list))
      return new Paragraph({
        numbering: { reference: 'steps', level, instance: first + list },
        children,
      })
    return new Paragraph({
      indent: { left: 720 * (level + 1), hanging: 360 },
      children: [new TextRun({ children: [label, new Tab()] }), ...children],
    })
  })
}

function tableOf(
  { caption, head, rows, note }: Extract<Part, { kind: 'table' }>,
  foreign: string | null,
  colours: Colours,
): FileChild[] {
  const cell = (text: Span[], bold: boolean) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      children: [
        new Paragraph({
          spacing: { after: 0 },
          children: marked(text, { size: 18, foreign, ...(bold && { bold }) }),
        }),
      ],
    })
  const border = { style: BorderStyle.SINGLE, size: 4, color: colours.rule }
  const borders = {
    top: border,
    bottom: border,
    left: border,
    right: border,
    insideHorizontal: border,
    insideVertical: border,
  }
  const all = [
    ...(head.length > 0
      ? [new TableRow({ tableHeader: true, children: head.map((text) => cell(text, true)) })]
      : []),
    ...rows.map(
      (row) => new TableRow({ cantSplit: true, children: row.map((text) => cell(text, false)) }),
    ),
  ]
  return [
    ...(caption
      ? [
          new Paragraph({
            keepNext: true,
            children: run(caption, { bold: true, size: 18, foreign }),
          }),
        ]
      : []),
    ...(all.length > 0
      ? [new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, borders, rows: all })]
      : []),
    new Paragraph({ children: run(note ?? '', { size: 17, color: colours.soft, foreign }) }),
  ]
}

function endOf(head: ReportHead): FileChild[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
      children: run(head.words.disclaimer),
    }),
    ...head.disclaimer.map((text) => new Paragraph({ children: run(text) })),
    new Paragraph({ children: [linkOf(head.url, head.url)] }),
  ]
}
