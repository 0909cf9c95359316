import 'server-only'
import {
  artifact,
  column,
  measureHeight,
  keep,
  sheet,
  styles,
  tagged,
  write,
  writeElement,
  type Element,
  type Pdf,
  type Style,
  type Text,
} from './pdf-page'
import { bullet, toListItems, type ListItem } from './list-items'
import { plainSpans } from './spans'
import type { Part, ReportCell, ReportHead } from './types'

const dots = {
  open: 'open',
  limited: 'limited',
  closed: 'closed',
  unknown: null,
  none: null,
} as const

/** A question with its answer. */
export function drawCell(pdf: Pdf, parent: Element, cell: ReportCell, head: ReportHead): void {
  const { locale } = head
  const element = pdf.struct('Sect')
  parent.add(element)
  const lang = cell.foreign
  pdf.y += 8
  keep(pdf, 74)
  if (pdf.y > sheet.top + 10)
    artifact(pdf, 'Layout', () =>
      pdf
        .moveTo(sheet.left, pdf.y - 4)
        .lineTo(sheet.left + column, pdf.y - 4)
        .lineWidth(0.5)
        .stroke(pdf.inks.rule),
    )
  const say = (tag: string, text: string, style: Style, foreign: string | null = lang) => {
    tagged(pdf, element, tag, () => write(pdf, text, style, locale), { lang: foreign })
    pdf.y += style.after ?? 0
  }
  say('H4', cell.question, styles.question, null)
  if (cell.missing) say('P', cell.missing, { ...styles.text, colour: 'soft' }, null)
  if (cell.status) drawStatus(pdf, element, cell, head)
  if (cell.notice) say('P', cell.notice, styles.small, null)
  if (cell.summary) say('P', cell.summary, styles.text)
  for (const part of cell.parts) drawPart(pdf, element, part, cell, head)
  if (cell.sources.length > 0) drawSources(pdf, element, cell, head)
  if (cell.dates) say('P', cell.dates, styles.small, null)
  element.end()
}

/** The colour of the dot has the meaning of the word beside it. */
function drawStatus(
  pdf: Pdf,
  element: Element,
  { status, short, foreign }: ReportCell,
  { locale }: ReportHead,
): void {
  if (!status) return
  const colour = dots[status.tone]
  const text = status.tone === 'none' ? short : [status.word, short].filter(Boolean).join(' · ')
  keep(pdf, 20)
  const y = pdf.y
  if (status.tone !== 'none')
    artifact(pdf, 'Layout', () =>
      colour
        ? pdf.circle(sheet.left + 4, y + 6, 3.6).fill(pdf.inks[colour])
        : pdf
            .circle(sheet.left + 4, y + 6, 3)
            .lineWidth(1.2)
            .stroke(pdf.inks.soft),
    )
  const indent = status.tone === 'none' ? 0 : 14
  tagged(
    pdf,
    element,
    'P',
    () =>
      write(
        pdf,
        text,
        styles.status,
        locale,
        { x: sheet.left + indent, width: column - indent },
        y,
      ),
    { lang: foreign },
  )
  pdf.y += styles.status.after
}

function drawPart(
  pdf: Pdf,
  element: Element,
  part: Part,
  cell: ReportCell,
  head: ReportHead,
): void {
  const { locale } = head
  const lang = cell.foreign
  switch (part.kind) {
    case 'heading':
      keep(pdf, 44)
      tagged(pdf, element, 'H5', () => write(pdf, part.text, styles.minor, locale), { lang })
      pdf.y += 2
      return
    case 'paragraph':
      writeElement(pdf, element, 'P', part.text, styles.text, locale, { lang })
      pdf.y += styles.text.after
      return
    case 'quote':
      tagged(
        pdf,
        element,
        'BlockQuote',
        () =>
          write(pdf, part.text, { ...styles.text, face: 'serif', size: 11 }, locale, {
            x: sheet.left + 16,
            width: column - 32,
          }),
        { lang },
      )
      pdf.y += styles.text.after
      return
    case 'list':
      return drawList(pdf, element, toListItems(part), cell, head)
    case 'table':
      return drawTable(pdf, element, part, cell, head)
  }
}

function drawSources(pdf: Pdf, element: Element, cell: ReportCell, head: ReportHead): void {
  keep(pdf, 34)
  tagged(pdf, element, 'H5', () => write(pdf, head.words.sources, styles.minor, head.locale))
  pdf.y += 2
  drawList(
    pdf,
    element,
    cell.sources.map(({ title, url }) => ({
      label: bullet,
      depth: 0,
      list: 0,
      text: plainSpans(title, url),
    })),
    cell,
    head,
  )
}

function drawList(
  pdf: Pdf,
  element: Element,
  items: ListItem[],
  { foreign }: ReportCell,
  { locale }: ReportHead,
): void {
  const list = pdf.struct('L')
  element.add(list)
  // "99." fits the usual place of labels
  const longest = Math.max(0, ...items.map(({ label }) => label.length))
  const room = longest > 3 ? 6 * longest : 18
  for (const { label, depth, text } of items) {
    keep(pdf, 18)
    const y = pdf.y
    const left = sheet.left + Math.min(depth, 8) * 18
    const item = pdf.struct('LI')
    list.add(item)
    tagged(pdf, item, 'Lbl', () =>
      write(pdf, label, styles.text, locale, { x: left + 4, width: room }, y),
    )
    const body = pdf.struct('LBody')
    item.add(body)
    const box = { x: left + 4 + room, width: sheet.left + column - left - 4 - room }
    writeElement(pdf, body, 'P', text, styles.text, locale, { box, y, lang: foreign })
    body.end()
    item.end()
    pdf.y += 2
  }
  list.end()
  pdf.y += 4
}

type Table = Extract<Part, { kind: 'table' }>

/** A wide table as several, each with the first column. */
function drawInParts(
  pdf: Pdf,
  element: Element,
  { caption, head, rows, note, ...table }: Table,
  columns: number,
  cell: ReportCell,
  report: ReportHead,
): void {
  const parts = Math.ceil((columns - 1) / (mostColumns - 1))
  const size = Math.ceil((columns - 1) / parts)
  for (let part = 0; part < parts; part++) {
    const from = 1 + part * size
    const take = <T>(row: T[]) => [...row.slice(0, 1), ...row.slice(from, from + size)]
    const own = {
      ...table,
      caption: part === 0 ? caption : '',
      head: take(head),
      rows: rows.map(take),
      note: part === parts - 1 ? note : '',
    }
    drawTable(pdf, element, own, cell, report)
  }
}

/** More would cut words on a page in portrait. */
const mostColumns = 8

function drawTable(
  pdf: Pdf,
  element: Element,
  whole: Table,
  cell: ReportCell,
  report: ReportHead,
): void {
  const { foreign } = cell
  const { locale } = report
  const { caption, head, rows, note } = whole
  const columns = Math.max(head.length, ...rows.map((row) => row.length), 1)
  if (columns > mostColumns) return drawInParts(pdf, element, whole, columns, cell, report)
  const width = column / columns
  const table = pdf.struct('Table')
  if (caption) {
    keep(pdf, 60)
    tagged(pdf, element, 'P', () => write(pdf, caption, styles.minor, locale), { lang: foreign })
    pdf.y += 2
  }
  element.add(table)
  const drawRow = (
    cells: Text[],
    style: Style,
    tag: (index: number) => { name: string; scope?: string },
  ) => {
    const height = Math.max(
      12,
      ...cells.map((text) => measureHeight(pdf, text, style, locale, width - 8)),
    )
    keep(pdf, Math.min(height + 10, 500))
    const y = pdf.y
    const row = pdf.struct('TR')
    table.add(row)
    cells.forEach((text, index) => {
      const { name, scope } = tag(index)
      writeElement(pdf, row, name, text.length > 0 ? text : '\u00a0', style, locale, {
        box: { x: sheet.left + index * width, width: width - 8 },
        y,
        scope,
        lang: foreign,
      })
    })
    row.end()
    pdf.y = y + height + 6
    artifact(pdf, 'Layout', () =>
      pdf
        .moveTo(sheet.left, pdf.y - 3)
        .lineTo(sheet.left + column, pdf.y - 3)
        .lineWidth(0.4)
        .stroke(pdf.inks.rule),
    )
  }
  const small = { ...styles.text, size: 9, gap: 1 }
  if (head.length > 0)
    drawRow(head, { ...small, face: 'strong' }, () => ({ name: 'TH', scope: 'Column' }))
  for (const row of rows)
    drawRow(row, small, (index) => (index === 0 ? { name: 'TH', scope: 'Row' } : { name: 'TD' }))
  table.end()
  if (note)
    tagged(pdf, element, 'P', () => write(pdf, note, styles.small, locale), { lang: foreign })
  pdf.y += 6
}
