import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { Palette } from '@law-firm/contract/brand'
import type { BodyBlock } from '../content/blocks/to-blocks'
import { plainText } from '../rich-text/parse'

type Chapter = { title: string; summary: string; body: BodyBlock[] }
export type Brochure = {
  firmName: string
  palette: Palette
  title: string
  country: string
  language: string
  url: string
  lead: string
  chapters: Chapter[]
  deadlines: { heading: string; items: { title: string; date: string }[] }
  team: { heading: string; items: string[] }
}

const fontFile = (name: string) =>
  readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', name))

const page = { margin: 64, width: 595 - 128 }

class BrochureFile extends PDFDocument {
  constructor(
    readonly colours: Palette,
    options: PDFKit.PDFDocumentOptions,
  ) {
    super(options)
  }
}

type Pdf = BrochureFile

/** The graduate brochure as a PDF from the content of the site's pages: A4, tagged, with an outline. */
export function drawBrochure(brochure: Brochure): Promise<Buffer> {
  const pdf = new BrochureFile(brochure.palette, {
    size: 'A4',
    margin: page.margin,
    bufferPages: true,
    lang: brochure.language,
    tagged: true,
    displayTitle: true,
    info: { Title: `${brochure.firmName}: ${brochure.title}`, Author: brochure.firmName },
  })
  pdf.registerFont('serif', fontFile('newsreader/files/newsreader-latin-400-normal.woff'))
  pdf.registerFont('sans', fontFile('instrument-sans/files/instrument-sans-latin-400-normal.woff'))
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  cover(pdf, brochure)
  for (const chapter of brochure.chapters) drawChapter(pdf, chapter)
  lastPage(pdf, brochure)
  numberPages(pdf, brochure)
  pdf.end()
  return done
}

function cover(pdf: Pdf, { firmName, title, country, lead }: Brochure): void {
  pdf.rect(0, 0, 595, 842).fill(pdf.colours.night)
  pdf
    .fillColor(pdf.colours['on-night-strong'])
    .font('serif')
    .fontSize(30)
    .text(firmName, page.margin, 80)
  pdf.fontSize(54).text(title, page.margin, 300, { width: page.width, lineGap: -8 })
  pdf
    .moveDown(0.5)
    .font('sans')
    .fontSize(16)
    .fillColor(pdf.colours['on-night-soft'])
    .text(lead, { width: page.width - 60, lineGap: 4 })
  pdf.fontSize(12).text(country, page.margin, 740)
}

function drawChapter(pdf: Pdf, { title, summary, body }: Chapter): void {
  pdf.addPage()
  pdf.outline.addItem(title)
  pdf.fillColor(pdf.colours.ink).font('serif').fontSize(30).text(title, { width: page.width })
  pdf.moveDown(0.4).fontSize(15).fillColor(pdf.colours['ink-2']).text(summary, { lineGap: 2 })
  pdf.moveDown(1)
  for (const block of body) drawBlock(pdf, block)
}

function drawBlock(pdf: Pdf, block: BodyBlock): void {
  if (block.heading) heading(pdf, block.heading)
  switch (block.kind) {
    case 'text':
      return words(pdf, plainText(block.text))
    case 'callout':
      heading(pdf, block.title)
      return words(pdf, plainText(block.text))
    case 'steps':
      return block.items.forEach(({ title, text }, index) =>
        item(pdf, `${index + 1}.  ${title}`, plainText(text)),
      )
    case 'timeline':
      return block.items.forEach(({ when, title, text }) =>
        item(pdf, `${when}: ${title}`, plainText(text)),
      )
    case 'questions':
      return block.items.forEach(({ question, answer }) => item(pdf, question, plainText(answer)))
    case 'figures':
      return block.items.forEach(({ value, label }) => item(pdf, value, label))
    case 'table':
      return block.rows.forEach(([first = '', ...rest]) =>
        item(
          pdf,
          first,
          rest
            .map((cell, index) =>
              block.head[index + 1] ? `${block.head[index + 1]}: ${cell}` : cell,
            )
            .join('\n'),
        ),
      )
    case 'quote':
      pdf.font('serif').fontSize(16).fillColor(pdf.colours.ink).text(block.text, { indent: 12 })
      return words(pdf, [block.person?.name ?? block.name, block.role].filter(Boolean).join(', '))
    default:
      return
  }
}

function heading(pdf: Pdf, text: string): void {
  if (pdf.y > 700) pdf.addPage()
  pdf.moveDown(0.6).font('serif').fontSize(17).fillColor(pdf.colours.ink).text(text).moveDown(0.25)
}

function item(pdf: Pdf, title: string, text: string): void {
  if (pdf.y > 720) pdf.addPage()
  pdf.font('serif').fontSize(13).fillColor(pdf.colours.signal).text(title)
  words(pdf, text)
}

const words = (pdf: Pdf, text: string): void =>
  void pdf
    .font('sans')
    .fontSize(10.5)
    .fillColor(pdf.colours.ink)
    .text(text, { lineGap: 3, paragraphGap: 5 })
    .moveDown(0.35)

function lastPage(pdf: Pdf, { deadlines, team, url }: Brochure): void {
  pdf.addPage()
  pdf.outline.addItem(deadlines.heading)
  heading(pdf, deadlines.heading)
  for (const { title, date } of deadlines.items) item(pdf, date, title)
  heading(pdf, team.heading)
  for (const line of team.items) words(pdf, line)
  pdf
    .moveDown(1)
    .font('sans')
    .fontSize(10.5)
    .fillColor(pdf.colours.pine)
    .text(url, { link: url, underline: true })
}

/** Page numbers, except on the cover. They are below the margin, where text would otherwise add a page. */
function numberPages(pdf: Pdf, { firmName, title }: Brochure): void {
  const { count } = pdf.bufferedPageRange()
  for (let number = 1; number < count; number += 1) {
    pdf.switchToPage(number)
    pdf.page.margins.bottom = 0
    pdf
      .font('sans')
      .fontSize(9)
      .fillColor(pdf.colours['ink-2'])
      .text(`${firmName} · ${title} · ${number + 1}`, page.margin, 800, {
        width: page.width,
        align: 'right',
        lineBreak: false,
      })
  }
}
