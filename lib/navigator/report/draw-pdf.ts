import 'server-only'
import { drawCell } from './pdf-cell'
import type { Sink } from './pdf-file'
import {
  artifact,
  column,
  keep,
  movePages,
  openPdf,
  sheet,
  styles,
  tagged,
  write,
  writeElement,
  writeLine,
  type Element,
  type Pdf,
} from './pdf-page'
import { plainSpans } from './spans'
import type { ReportHead, ReportPlace } from './types'

type Given = {
  head: ReportHead
  places: AsyncIterable<ReportPlace>
  sink: Sink
  onProgress?: (done: number) => void
}

/** The table of contents has a fixed line height, so that its page count is known in advance. */
const line = { height: 19, perPage: 33 }

type Entry = { title: string; level: 1 | 2; page: number; anchor: string }

/**
 * A report as a PDF: A4, tagged (PDF/UA-1), with contents, outline and page numbers, drawn jurisdiction by
 * jurisdiction.
 *
 * @throws what `places` throws
 */
export async function drawPdf({ head, places, sink, onProgress }: Given): Promise<void> {
  const pdf = openPdf({
    title: head.title,
    author: head.firmName,
    language: head.language,
    palette: head.palette,
    sink,
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const sheets = Math.max(
    1,
    Math.ceil(
      (head.contents.reduce((sum, { topics }) => sum + 1 + topics.length, 0) + 2) / line.perPage,
    ),
  )
  const numbers = { page: 0 }
  drawCover(pdf, root, head)
  const contents = section(pdf, root, 'Sect')
  numbers.page = 1 + sheets
  const onPage = () => {
    numbers.page += 1
    drawEdges(pdf, head, numbers.page)
  }
  pdf.on('pageAdded', onPage)
  const entries: Entry[] = []
  let count = 0
  for await (const place of places) {
    drawPlace(pdf, root, head, place, entries, () => numbers.page)
    count += 1
    onProgress?.(count)
  }
  drawEnd(pdf, root, head)
  numbers.page = 1
  drawContents(pdf, contents, head, entries, sheets)
  contents.end()
  root.end()
  movePages(pdf, sheets)
  pdf.finish()
}

function section(pdf: Pdf, parent: Element, tag: string): Element {
  const element = pdf.struct(tag)
  parent.add(element)
  return element
}

function drawCover(pdf: Pdf, root: Element, head: ReportHead): void {
  const { locale } = head
  pdf.addPage()
  artifact(pdf, 'Page', () => pdf.rect(0, 0, sheet.width, sheet.height).fill(pdf.inks.cover))
  const element = section(pdf, root, 'Sect')
  tagged(pdf, element, 'P', () =>
    write(pdf, head.firmName, { face: 'serif', size: 20, colour: 'onCover' }, locale, {}, 76),
  )
  tagged(pdf, element, 'H1', () =>
    write(pdf, head.title, styles.title, locale, { width: column - 40 }, 250),
  )
  pdf.y += 18
  artifact(pdf, 'Layout', () => pdf.rect(sheet.left, pdf.y, 56, 2.5).fill(pdf.inks.signal))
  pdf.y += 22
  for (const text of [head.lead, head.madeOn]) paragraph(text, styles.lead)
  for (const text of head.notices) paragraph(text, { ...styles.lead, size: 11.5 })
  element.end()

  function paragraph(text: string, style: Parameters<typeof write>[2]): void {
    tagged(pdf, element, 'P', () => write(pdf, text, style, locale, { width: column - 40 }))
    pdf.y += 8
  }
}

function drawPlace(
  pdf: Pdf,
  root: Element,
  head: ReportHead,
  place: ReportPlace,
  entries: Entry[],
  pageNow: () => number,
): void {
  const { locale } = head
  pdf.addPage()
  const element = section(pdf, root, 'Sect')
  const anchor = `place-${place.slug}`
  pdf.addNamedDestination(anchor, 'XYZ', 0, 0, null)
  entries.push({ title: place.title, level: 1, page: pageNow(), anchor })
  const outline = pdf.outline.addItem(place.title)
  tagged(pdf, element, 'P', () => write(pdf, place.region, styles.minor, locale))
  tagged(pdf, element, 'H2', () => write(pdf, place.title, styles.place, locale))
  pdf.y += 4
  onlineLink(pdf, element, head, place)
  if (place.withheld)
    tagged(pdf, element, 'P', () =>
      write(pdf, place.withheld ?? '', { ...styles.text, colour: 'signal' }, locale),
    )
  for (const topic of place.topics) {
    pdf.y += 16
    keep(pdf, 110)
    const name = `${anchor}-${topic.key}`
    pdf.addNamedDestination(name, 'XYZ', 0, Math.max(0, pdf.y - 20), null)
    entries.push({ title: topic.title, level: 2, page: pageNow(), anchor: name })
    outline.addItem(topic.title)
    const part = section(pdf, element, 'Sect')
    tagged(pdf, part, 'H3', () => write(pdf, topic.title, styles.topic, locale))
    pdf.y += 4
    for (const cell of topic.cells) drawCell(pdf, part, cell, head)
    part.end()
  }
  element.end()
}

function onlineLink(pdf: Pdf, element: Element, head: ReportHead, place: ReportPlace): void {
  const text = plainSpans(head.words.online, place.url)
  writeElement(pdf, element, 'P', text, styles.small, head.locale)
}

function drawEnd(pdf: Pdf, root: Element, head: ReportHead): void {
  pdf.addPage()
  const element = section(pdf, root, 'Sect')
  tagged(pdf, element, 'H2', () => write(pdf, head.words.disclaimer, styles.place, head.locale))
  pdf.y += 10
  pdf.outline.addItem(head.words.disclaimer)
  for (const text of head.disclaimer) {
    tagged(pdf, element, 'P', () => write(pdf, text, styles.text, head.locale))
    pdf.y += 6
  }
  writeElement(pdf, element, 'P', plainSpans(head.url, head.url), styles.text, head.locale)
  element.end()
}

function drawContents(
  pdf: Pdf,
  element: Element,
  head: ReportHead,
  entries: Entry[],
  sheets: number,
): void {
  const { locale } = head
  pdf.addPage()
  let drawn = 0
  tagged(pdf, element, 'H2', () =>
    write(pdf, head.words.contents, styles.place, locale, {}, sheet.top),
  )
  const list = section(pdf, element, 'TOC')
  entries.forEach((entry, index) => {
    const place = index + 2
    if (Math.floor(place / line.perPage) > drawn) {
      pdf.addPage()
      drawn += 1
    }
    const y = sheet.top + (place % line.perPage) * line.height + 4
    const item = section(pdf, list, 'TOCI')
    const reference = section(pdf, item, 'Reference')
    const style =
      entry.level === 1
        ? { ...styles.text, face: 'strong' as const, size: 10.5 }
        : { ...styles.text, colour: 'soft' as const, size: 9.5 }
    const x = sheet.left + (entry.level - 1) * 16
    const alt = `${entry.title}, ${head.words.page} ${entry.page}`
    const link = pdf.struct('Link', { alt })
    reference.add(link)
    link.add(() => {
      writeLine(
        pdf,
        entry.title,
        style,
        locale,
        { x, maxWidth: column - 60 - (entry.level - 1) * 16 },
        y,
      )
      writeLine(
        pdf,
        String(entry.page),
        style,
        locale,
        { x: sheet.left + column - 40, maxWidth: 40, isRight: true },
        y,
      )
    })
    pdf.goTo(x, y, sheet.left + column - x, line.height - 4, entry.anchor, {
      structParent: link,
      Contents: new String(alt),
    } as never)
    link.end()
    reference.end()
    item.end()
  })
  list.end()
  for (; drawn < sheets - 1; drawn += 1) pdf.addPage()
}

/** Header and footer of a page, outside the margins. */
function drawEdges(pdf: Pdf, head: ReportHead, number: number): void {
  const { locale } = head
  artifact(pdf, 'Pagination', () => {
    const maxWidth = column - 150
    writeLine(
      pdf,
      head.firmName,
      { ...styles.small, face: 'serif', size: 11, colour: 'pine' },
      locale,
      { x: sheet.left, maxWidth: 140 },
      40,
    )
    writeLine(
      pdf,
      head.title,
      styles.small,
      locale,
      { x: sheet.left + 150, maxWidth, isRight: true },
      42,
    )
    pdf
      .moveTo(sheet.left, 60)
      .lineTo(sheet.left + column, 60)
      .lineWidth(0.6)
      .stroke(pdf.inks.rule)
    writeLine(pdf, head.madeOn, styles.small, locale, { x: sheet.left, maxWidth }, 800)
    writeLine(
      pdf,
      String(number),
      styles.small,
      locale,
      { x: sheet.left + column - 100, maxWidth: 100, isRight: true },
      800,
    )
  })
}
