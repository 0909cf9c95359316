import 'server-only'
import type { SiteLocale } from '@/lib/i18n/locales'
import { PdfFile } from './pdf-file'
import { bytesOf, orderOf, runsOf, type Face } from './pdf-fonts'

export type Pdf = PdfFile
export type Element = ReturnType<Pdf['struct']>

export const colours = { ink: '#0f211d', soft: '#3d4d48', signal: '#c23b16', pine: '#0b2720', rule: '#d9d4c7', paper: '#f6f3ec', open: '#1f6f4f', limited: '#b78a3c', closed: '#b5331a' }

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

/** A document of tagged pages (PDF/UA-1). A page is written out when the next one begins: a long report needs little memory. */
export function openPdf({ title, author, language, locale }: { title: string; author: string; language: string; locale: SiteLocale }): Pdf {
  const pdf = new PdfFile({
    size: 'A4', margins: { left: sheet.left, right: sheet.right, top: sheet.top, bottom: sheet.bottom }, autoFirstPage: false, font: '',
    pdfVersion: '1.7', subset: 'PDF/UA' as never, lang: language, tagged: true, displayTitle: true, info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit' },
  })
  for (const face of ['serif', 'sans', 'strong'] as const) for (const name of orderOf(face, locale)) pdf.registerFont(name, bytesOf(name))
  pdf.on('pageAdded', () => {
    Object.assign(pdf.page.dictionary.data, { Tabs: 'S' })
  })
  return pdf
}

/** What the library remembers of a text that it is in the middle of. */
type Pen = { x: number; y: number; _font: unknown; _fontSize: unknown; _fillColor: unknown; _wrapper: unknown; _textOptions: unknown }

/** Writes outside the running text, which goes on afterwards as if nothing had been. */
export function aside(pdf: Pdf, run: () => void): void {
  const pen = pdf as unknown as Pen
  const { x, y, _font, _fontSize, _fillColor, _wrapper, _textOptions } = pen
  Object.assign(pen, { _wrapper: null, _textOptions: null })
  run()
  Object.assign(pen, { x, y, _font, _fontSize, _fillColor, _wrapper, _textOptions })
}

/** Puts the last pages behind the first one: contents are known last. */
export function movePages(pdf: Pdf, count: number): void {
  const { _root } = pdf as unknown as { _root: { data: { Pages: { data: { Kids: unknown[] } } } } }
  const kids = _root.data.Pages.data.Kids
  kids.splice(1, 0, ...kids.splice(-count))
}

export type Box = { x?: number; width?: number; link?: string; underline?: boolean; align?: 'left' | 'right'; lineBreak?: boolean; height?: number; ellipsis?: boolean; indent?: number }

/** Writes a text where the pen is, or at `y`, each letter in a font that has it. */
export function write(pdf: Pdf, text: string, style: Style, locale: SiteLocale, { x = sheet.left, width = column, ...box }: Box = {}, y = pdf.y): void {
  const runs = runsOf(pdf, text, style.face, locale)
  pdf.fillColor(style.colour).fontSize(style.size)
  runs.forEach(({ font, text: piece }, index) => {
    pdf.font(font)
    const options = { width, lineGap: style.gap ?? 0, paragraphGap: 0, ...box, continued: index < runs.length - 1 }
    if (index === 0) pdf.text(piece, x, y, options)
    else pdf.text(piece, options)
  })
  pdf.x = sheet.left
}

/** A text that is no wider than `most`, cut with an ellipsis where it was; kept, as every page has the same ones. */
export function fit(pdf: Pdf, text: string, style: Style, locale: SiteLocale, most: number): { text: string; width: number } {
  const key = JSON.stringify([text, style.face, style.size, most])
  const known = pdf.fitted.get(key)
  if (known) return known
  let found = { text, width: widthOf(pdf, text, style, locale) }
  for (let letters = [...text]; found.width > most && letters.length > 0; ) {
    letters = letters.slice(0, -1)
    const shorter = `${letters.join('').trimEnd()}…`
    found = { text: shorter, width: widthOf(pdf, shorter, style, locale) }
  }
  pdf.fitted.set(key, found)
  return found
}

const widthOf = (pdf: Pdf, text: string, style: Style, locale: SiteLocale): number =>
  runsOf(pdf, text, style.face, locale).reduce((sum, { font, text: piece }) => sum + pdf.font(font).fontSize(style.size).widthOfString(piece), 0)

/** The height of a text as `write` sets it; of several fonts, as if all were in the first. */
export function heightOf(pdf: Pdf, text: string, style: Style, locale: SiteLocale, width = column): number {
  const [run] = runsOf(pdf, text, style.face, locale)
  if (!run || text === '') return 0
  return pdf.font(run.font).fontSize(style.size).heightOfString(text, { width, lineGap: style.gap ?? 0 })
}

/** A text as an element of the document's structure. */
export function tagged(pdf: Pdf, parent: Element, tag: string, run: () => void, options: { lang?: string | null; alt?: string; scope?: string; title?: string } = {}): void {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => Boolean(value)))
  parent.add(pdf.struct(tag, given, [run]))
}

/** What is no content: rules, heads, numbers. */
export function artifact(pdf: Pdf, type: 'Pagination' | 'Layout' | 'Page', run: () => void): void {
  pdf.markContent('Artifact', { type })
  run()
  pdf.endMarkedContent()
}

/** Begins a new page where less than so many points are left. */
export function keep(pdf: Pdf, points: number): void {
  if (pdf.y + points > sheet.height - sheet.bottom) pdf.addPage()
}
