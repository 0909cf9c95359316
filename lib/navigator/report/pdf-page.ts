import 'server-only'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Palette } from '@law-firm/contract/brand'
import { toInks, type Inks } from './inks'
import { PdfFile, type Sink } from './pdf-file'
import { toRuns, type Face, type Run } from './pdf-fonts'
import { toLine, toLines, numeral, type Font, type Line, type Look, type Piece } from './pdf-lines'
import { plainSpans } from './spans'
import type { Span } from './types'

export type Pdf = PdfFile
export type Element = ReturnType<Pdf['struct']>

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, left: 62, right: 62, top: 84, bottom: 78 }
export const column = sheet.width - sheet.left - sheet.right

export type Style = { face: Face; size: number; colour: keyof Inks; gap?: number; after?: number }

export const styles = {
  title: { face: 'serif', size: 34, colour: 'onCover', gap: 0, after: 14 },
  lead: { face: 'sans', size: 13, colour: 'softOnCover', gap: 4, after: 8 },
  place: { face: 'serif', size: 26, colour: 'ink', after: 4 },
  topic: { face: 'serif', size: 17, colour: 'pine', after: 6 },
  question: { face: 'strong', size: 11, colour: 'ink', gap: 2, after: 3 },
  status: { face: 'strong', size: 10, colour: 'ink', gap: 2, after: 4 },
  minor: { face: 'strong', size: 9.5, colour: 'soft', gap: 2, after: 2 },
  text: { face: 'sans', size: 10, colour: 'ink', gap: 3, after: 5 },
  small: { face: 'sans', size: 8.5, colour: 'soft', gap: 2, after: 4 },
} as const satisfies Record<string, Style>

/** A document of tagged pages (PDF/UA-1). A page is flushed when the next one begins, to limit memory. */
export function openPdf({
  title,
  author,
  language,
  palette,
  sink,
}: {
  title: string
  author: string
  language: string
  palette: Palette
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
    toInks(palette),
  )
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

export type Box = { x?: number; width?: number }

/** A text, of which parts may be marked. */
export type Text = string | Span[]

/** Draws the parts of a text one after the other; `link` is what a part leads to. */
type Place = (draw: () => void, link: { url: string; text: string } | null) => void

/** Writes a text at the current position or at `y`, with font fallback and page breaks. */
export function write(
  pdf: Pdf,
  text: Text,
  style: Style,
  locale: SiteLocale,
  { x = sheet.left, width = column }: Box = {},
  y = pdf.y,
  place: Place = (draw) => draw(),
): void {
  const runs = fontsOf(pdf, text, style.face, locale)
  const step = stepOf(runs, style)
  let top = y
  let pending: Placed[] = []
  for (const line of toLines(runs, style.size, width)) {
    if (top + step > pdf.page.maxY()) {
      show(pdf, pending, style, place)
      pending = []
      pdf.continueOnNewPage()
      top = pdf.y
    }
    pending.push(...placedOf(line, style.size, x, top))
    top += step
  }
  show(pdf, pending, style, place)
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
  const left = isRight ? x + most - line.width : x
  show(pdf, placedOf(line, style.size, left, y), style, (draw) => draw())
}

/** The height of a text as `write` sets it. */
export function measureHeight(
  pdf: Pdf,
  text: Text,
  style: Style,
  locale: SiteLocale,
  width = column,
): number {
  const runs = fontsOf(pdf, text, style.face, locale)
  return toLines(runs, style.size, width).length * stepOf(runs, style)
}

const fontsOf = (pdf: Pdf, text: Text, face: Face, locale: SiteLocale): Run<Font>[] =>
  (typeof text === 'string' ? plainSpans(text) : text).flatMap(toRaised).flatMap((span) => {
    const look = lookOf(span)
    const own = span.marks.includes('strong') && face === 'sans' ? 'strong' : face
    return toRuns(span.text, own, locale).map(({ font, text: letters }) => ({
      font: pdf.fontNamed(font),
      text: letters,
      ...(look && { look }),
    }))
  })

/** Small letters of Unicode, which the fonts have not, as marks. */
const toRaised = (span: Span): Span[] =>
  span.text.split(/([¹²³⁰ⁱ⁴-ⁿ]+|[₀-ₜ]+)/).flatMap((text, index): Span[] => {
    if (!text) return []
    if (index % 2 === 0) return [{ ...span, text }]
    const mark = /^[₀-ₜ]/.test(text) ? ('sub' as const) : ('sup' as const)
    return [{ ...span, text: text.normalize('NFKC'), marks: [...span.marks, mark] }]
  })

function lookOf({ marks, url }: Span): Look | undefined {
  if (!url && marks.every((mark) => mark === 'strong')) return undefined
  const has = (mark: Span['marks'][number]) => marks.includes(mark)
  return {
    scale: has('sup') || has('sub') ? 0.65 : 1,
    rise: has('sup') ? 0.35 : has('sub') ? -0.15 : 0,
    slant: has('em') ? 0.2 : 0,
    isUnderlined: has('u') || url !== null,
    isStruck: has('s'),
    url,
  }
}

/** The line height of the first font. */
const stepOf = ([first]: Run<Font>[], { size, gap = 0 }: Style): number =>
  first ? first.font.lineHeight(size, true) + gap : 0

/** Pieces that look alike, and where they stand. */
type Placed = { pieces: Piece[]; look: Look | undefined; x: number; top: number; width: number }

function placedOf({ pieces }: Line, size: number, left: number, top: number): Placed[] {
  const placed: Placed[] = []
  let x = left
  for (const piece of pieces) {
    const width = (piece.width * size) / 1_000
    const last = placed.at(-1)
    if (last && last.look === piece.look) {
      last.pieces.push(piece)
      last.width += width
    } else placed.push({ pieces: [piece], look: piece.look, x, top, width })
    x += width
  }
  return placed
}

/** Each link is a part of its own, which may go on in the next lines. */
function show(pdf: Pdf, all: Placed[], style: Style, place: Place): void {
  const rise = ((all[0]?.pieces[0]?.font.ascender ?? 0) * style.size) / 1_000
  for (let from = 0; from < all.length;) {
    const url = all[from]?.look?.url ?? null
    const rest = all.slice(from)
    const end = rest.findIndex(({ look }) => (look?.url ?? null) !== url)
    const part = end < 0 ? rest : rest.slice(0, end)
    const text = part.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')
    place(() => showPart(pdf, part, style, rise), url === null ? null : { url, text })
    from += part.length
  }
}

/** Writes pieces as one text object (ISO 32000-1, 9.4), flipped, as the library's y axis points down. */
function showPart(pdf: Pdf, part: Placed[], style: Style, rise: number): void {
  const colour = pdf.inks[part[0]?.look?.url ? 'link' : style.colour]
  const written = part.map(({ pieces, look, x, top }) => {
    const y = sheet.height - top - rise + (look?.rise ?? 0) * style.size
    const shown = shownIn(pdf, pieces, style.size * (look?.scale ?? 1))
    return `1 0 ${numeral(look?.slant ?? 0)} 1 ${numeral(x)} ${numeral(y)} Tm\n${shown}`
  })
  pdf.addContent(
    `q 1 0 0 -1 0 ${sheet.height} cm ${inkOf(colour)} rg BT\n${written.join('\n')}\nET Q`,
  )
  for (const { look, x, top, width } of part) {
    const line = (y: number) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke(colour)
    if (look?.isUnderlined) line(top + rise + style.size * 0.15)
    if (look?.isStruck) line(top + rise - style.size * 0.25)
    if (look?.url)
      pdf.link(x, top, width, rise + style.size * 0.2, look.url, {
        structParent: (pdf as unknown as { _currentStructureElement: unknown })
          ._currentStructureElement,
      } as never)
  }
}

function shownIn(pdf: Pdf, pieces: Piece[], size: number): string {
  let text = ''
  let before: Font | null = null
  for (const { font, shown } of pieces) {
    if (font !== before) {
      pdf.use(font)
      text += `${before ? ']TJ\n' : ''}/${font.id} ${numeral(size)} Tf[`
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

/** Writes a text as a structure element, in which each link is one of its own. */
export function writeElement(
  pdf: Pdf,
  parent: Element,
  tag: string,
  text: Text,
  style: Style,
  locale: SiteLocale,
  { box, y, ...options }: { box?: Box; y?: number; lang?: string | null; scope?: string } = {},
): void {
  const element = pdf.struct(tag, definedIn(options))
  parent.add(element)
  write(pdf, text, style, locale, box, y, (draw, link) =>
    element.add(link ? pdf.struct('Link', { alt: link.text }, [draw]) : draw),
  )
  element.end()
}

/** A text as a structure element. */
export function tagged(
  pdf: Pdf,
  parent: Element,
  tag: string,
  run: () => void,
  options: { lang?: string | null; alt?: string; scope?: string; title?: string } = {},
): void {
  parent.add(pdf.struct(tag, definedIn(options), [run]))
}

const definedIn = (options: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => Boolean(value)))

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
