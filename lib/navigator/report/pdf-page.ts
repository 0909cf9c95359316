import 'server-only'
import type { SiteLocale } from '@aldermere/contract/locales'
import { PdfFile, type Sink } from './pdf-file'
import { readBytes, toOrder, toRuns, type Face, type Run } from './pdf-fonts'
import { toLine, toLines, numeral, type Font, type Line } from './pdf-lines'

export type Pdf = PdfFile
export type Element = ReturnType<Pdf['struct']>

export const colours = {
  ink: '#0f211d',
  soft: '#3d4d48',
  signal: '#c23b16',
  pine: '#0b2720',
  rule: '#d9d4c7',
  paper: '#f6f3ec',
  open: '#1f6f4f',
  limited: '#b78a3c',
  closed: '#b5331a',
}

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, left: 62, right: 62, top: 84, bottom: 78 }
export const column = sheet.width - sheet.left - sheet.right

export type Style = { face: Face; size: number; colour: string; gap?: number; after?: number }

export const styles = {
  title: { face: 'serif', size: 34, colour: '#ffffff', gap: 0, after: 14 },
  lead: { face: 'sans', size: 13, colour: '#dfe6df', gap: 4, after: 8 },
  place: { face: 'serif', size: 26, colour: colours.ink, after: 4 },
  topic: { face: 'serif', size: 17, colour: colours.pine, after: 6 },
  question: { face: 'strong', size: 11, colour: colours.ink, gap: 2, after: 3 },
  status: { face: 'strong', size: 10, colour: colours.ink, gap: 2, after: 4 },
  minor: { face: 'strong', size: 9.5, colour: colours.soft, gap: 2, after: 2 },
  text: { face: 'sans', size: 10, colour: colours.ink, gap: 3, after: 5 },
  small: { face: 'sans', size: 8.5, colour: colours.soft, gap: 2, after: 4 },
} as const satisfies Record<string, Style>

/** A document of tagged pages (PDF/UA-1). A page is flushed when the next one begins, to limit memory. */
export function openPdf({
  title,
  author,
  language,
  locale,
  sink,
}: {
  title: string
  author: string
  language: string
  locale: SiteLocale
  sink: Sink
}): Pdf {
  const pdf = new PdfFile(
    {
      size: 'A4',
      margins: { left: sheet.left, right: sheet.right, top: sheet.top, bottom: sheet.bottom },
      autoFirstPage: false,
      font: '',
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit' },
    },
    sink,
  )
  for (const face of ['serif', 'sans', 'strong'] as const)
    for (const name of toOrder(face, locale)) pdf.registerFont(name, readBytes(name))
  pdf.on('pageAdded', () => {
    Object.assign(pdf.page.dictionary.data, { Tabs: 'S' })
  })
  return pdf
}

/** Moves the last pages behind the first one: the table of contents is drawn last. */
export function movePages(pdf: Pdf, count: number): void {
  const { _root } = pdf as unknown as { _root: { data: { Pages: { data: { Kids: unknown[] } } } } }
  const kids = _root.data.Pages.data.Kids
  kids.splice(1, 0, ...kids.splice(-count))
}

export type Box = {
  x?: number
  width?: number
  /** The URL of a link, which is underlined. */ link?: string
}

/** Writes a text at the current position or at `y`, with font fallback and page breaks. */
export function write(
  pdf: Pdf,
  text: string,
  style: Style,
  locale: SiteLocale,
  { x = sheet.left, width = column, link }: Box = {},
  y = pdf.y,
): void {
  const runs = fontsOf(pdf, text, style.face, locale)
  const step = stepOf(runs, style)
  let top = y
  let pending: { line: Line; top: number }[] = []
  for (const line of toLines(runs, style.size, width)) {
    if (top + step > pdf.page.maxY()) {
      show(pdf, pending, style, x, link)
      pending = []
      pdf.continueOnNewPage()
      top = pdf.y
    }
    pending.push({ line, top })
    top += step
  }
  show(pdf, pending, style, x, link)
  pdf.y = top
}

/** Writes one line at a position, cut with an ellipsis if it is wider than `most`. */
export function writeLine(
  pdf: Pdf,
  text: string,
  style: Style,
  locale: SiteLocale,
  { x, maxWidth: most, isRight = false }: { x: number; maxWidth: number; isRight?: boolean },
  y: number,
): void {
  const lineFor = (shown: string) => toLine(fontsOf(pdf, shown, style.face, locale), style.size)
  let line = lineFor(text)
  for (let letters = [...text]; line.width > most && letters.length > 0;) {
    letters = letters.slice(0, -1)
    line = lineFor(`${letters.join('').trimEnd()}…`)
  }
  show(pdf, [{ line, top: y }], style, isRight ? x + most - line.width : x)
}

/** The height of a text as `write` sets it. */
export function measureHeight(
  pdf: Pdf,
  text: string,
  style: Style,
  locale: SiteLocale,
  width = column,
): number {
  const runs = fontsOf(pdf, text, style.face, locale)
  return toLines(runs, style.size, width).length * stepOf(runs, style)
}

function fontsOf(pdf: Pdf, text: string, face: Face, locale: SiteLocale): Run<Font>[] {
  return toRuns(pdf, text, face, locale).map(({ font, text: own }) => ({
    font: pdf.fontNamed(font),
    text: own,
  }))
}

/** The line height of the first font. */
const stepOf = ([first]: Run<Font>[], { size, gap = 0 }: Style): number =>
  first ? first.font.lineHeight(size, true) + gap : 0

/** Writes lines as one text object (ISO 32000-1, 9.4), flipped, as the library's y axis points down. */
function show(
  pdf: Pdf,
  lines: { line: Line; top: number }[],
  style: Style,
  x: number,
  link?: string,
): void {
  const first = lines[0]?.line.pieces[0]
  if (!first) return
  const rise = (first.font.ascender * style.size) / 1_000
  const written = lines.map(
    ({ line, top }) =>
      `1 0 0 1 ${numeral(x)} ${numeral(sheet.height - top - rise)} Tm\n${shownIn(pdf, line, style.size)}`,
  )
  pdf.addContent(
    `q 1 0 0 -1 0 ${sheet.height} cm ${inkOf(style.colour)} rg BT\n${written.join('\n')}\nET Q`,
  )
  if (link)
    for (const { line, top } of lines)
      lead(
        pdf,
        link,
        { x, y: top, width: line.width, height: first.font.lineHeight(style.size, false) },
        style,
      )
}

function shownIn(pdf: Pdf, { pieces }: Line, size: number): string {
  let text = ''
  let before: Font | null = null
  for (const { font, shown } of pieces) {
    if (font !== before) {
      pdf.use(font)
      text += `${before ? ']TJ\n' : ''}/${font.id} ${size} Tf[`
      before = font
    }
    text += shown
  }
  return `${text}]TJ`
}

const inks = new Map<string, string>()

/** A colour as RGB from 0 to 1: `#ffffff` is `1 1 1`. */
function inkOf(colour: string): string {
  const known =
    inks.get(colour) ??
    [1, 3, 5].map((at) => numeral(parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')
  inks.set(colour, known)
  return known
}

function lead(
  pdf: Pdf,
  link: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { colour }: Style,
): void {
  pdf.link(x, y, width, height, link, {
    structParent: (pdf as unknown as { _currentStructureElement: unknown })
      ._currentStructureElement,
  } as never)
  pdf
    .moveTo(x, y + height - 1)
    .lineTo(x + width, y + height - 1)
    .lineWidth(0.5)
    .stroke(colour)
}

/** A text as a structure element. */
export function tagged(
  pdf: Pdf,
  parent: Element,
  tag: string,
  run: () => void,
  options: { lang?: string | null; alt?: string; scope?: string; title?: string } = {},
): void {
  const definedOptions = Object.fromEntries(
    Object.entries(options).filter(([, value]) => Boolean(value)),
  )
  parent.add(pdf.struct(tag, definedOptions, [run]))
}

/** Artifacts: rules, headers, page numbers. */
export function artifact(pdf: Pdf, type: 'Pagination' | 'Layout' | 'Page', run: () => void): void {
  pdf.markContent('Artifact', { type })
  run()
  pdf.endMarkedContent()
}

/** Starts a new page unless there are so many points left. */
export function keep(pdf: Pdf, points: number): void {
  if (pdf.y + points > sheet.height - sheet.bottom) pdf.addPage()
}
