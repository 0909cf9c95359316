/** @jest-environment node */
import { toPalette } from '@law-firm/contract/brand'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { parseRichText, plainText } from '@/lib/rich-text/parse'
import { drawDocx } from './draw-docx'
import { drawPdf } from './draw-pdf'
import { toListItems } from './list-items'
import { toRuns } from './pdf-fonts'
import { toParts, toSpans, wordsOfPart } from './report-sections'
import { toWords } from './spans'
import type { Part, ReportHead, ReportPlace, Span } from './types'

jest.mock('server-only', () => ({}))

/** What the content service makes of clipboards (`services/content/src/plugins/paste`). */
const pasted = (
  JSON.parse(
    readFileSync(
      path.join(process.cwd(), 'services/content/src/plugins/paste/fixtures/pasted.json'),
      'utf8',
    ),
  ) as { root: unknown }[]
).map(({ root }) => parseRichText({ root }))
const parts = pasted.flatMap((text) =>
  toParts([{ kind: 'text', heading: '', text } as never], 'en'),
)

const spansOf = (part: Part): Span[] => {
  if (part.kind === 'list') return toListItems(part).flatMap(({ text }) => text)
  if (part.kind === 'table') return [part.head, ...part.rows].flat(2)
  return part.kind === 'paragraph' ? part.text : []
}
const spans = parts.flatMap(spansOf)
const urls = spans.flatMap(({ url }) => url ?? [])

const head: ReportHead = {
  firmName: 'Firm',
  palette: toPalette([], 'light'),
  locale: 'en',
  language: 'en-GB',
  service: 'Service',
  title: 'Title',
  lead: '',
  madeOn: '',
  notices: [],
  disclaimer: [],
  url: 'https://site.example',
  depth: 'full',
  contents: [],
  words: {
    contents: 'Contents',
    sources: 'Sources',
    page: 'page',
    of: 'of',
    disclaimer: 'About',
    online: 'Online',
    about: 'About',
  },
}

async function* places(): AsyncGenerator<ReportPlace> {
  const cell = {
    slug: 'a',
    question: 'Question?',
    missing: null,
    status: null,
    short: '',
    notice: null,
    summary: '',
    parts,
    sources: [],
    dates: '',
    foreign: null,
  }
  yield {
    slug: 'a',
    title: 'A',
    region: 'Europe',
    url: 'https://site.example/a',
    withheld: null,
    topics: [{ key: 'a', title: 'A', cells: [cell] }],
  }
}

test('there are links and each mark in what was pasted', () => {
  expect(urls.length).toBeGreaterThan(5)
  expect(new Set(spans.flatMap(({ marks }) => marks))).toEqual(
    new Set(['strong', 'em', 'u', 's', 'sub', 'sup']),
  )
})

test('a spreadsheet has the words and the addresses of what was pasted', () => {
  const words = parts.map(wordsOfPart).join('\n')
  for (const url of urls) expect(words).toContain(url)
  for (const word of pasted
    .map(plainText)
    .join(' ')
    .match(/\p{L}{3,}/gu) ?? [])
    expect(words).toContain(word)
})

test('a PDF has the links of what was pasted', async () => {
  const pieces: Buffer[] = []
  await drawPdf({ head, places: places(), sink: (bytes) => pieces.push(Buffer.from(bytes)) })
  const text = Buffer.concat(pieces)
    .toString('latin1')
    .replace(/stream\r?\n([^]*?)\r?\nendstream/g, (whole, packed: string) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
      } catch {
        return whole
      }
    })
  for (const url of urls) expect(text).toContain(`/URI (${url.replace(/[()\\]/g, '\\$&')})`)
  expect(text.match(/\/S \/Link\b/g)?.length).toBeGreaterThan(urls.length)
  expect(text).toContain('1 0 0.2 1 ') // slanted letters
})

test('a Word document has the words, marks and links of what was pasted', async () => {
  const files = unzipSync(await drawDocx({ head, places: places() }))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array()).replaceAll('&amp;', '&')
  const xml = read('word/document.xml')
  const words = xml.replace(/<[^>]+>/g, '')
  for (const span of spans)
    for (const word of span.text.match(/\p{L}{3,}/gu) ?? []) expect(words).toContain(word)
  for (const mark of [
    '<w:b/>',
    '<w:i/>',
    '<w:u ',
    '<w:strike/>',
    '<w:vertAlign w:val="superscript"/>',
    '<w:vertAlign w:val="subscript"/>',
  ])
    expect(xml).toContain(mark)
  for (const url of urls) expect(read('word/_rels/document.xml.rels')).toContain(url)
})

test('a Word document has no characters that XML cannot have', async () => {
  const files = unzipSync(
    await drawDocx({ head: { ...head, lead: 'a\u000bb\u0007c' }, places: places() }),
  )
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
})

const lettersOf = (text: string) =>
  toRuns(text, 'sans', 'en')
    .map((run) => run.text)
    .join('')

test('a PDF has a font for each letter of what was pasted', () => {
  for (const { text, marks } of spans)
    if (!marks.includes('sup') && !marks.includes('sub'))
      expect([text, lettersOf(text).match(/\?/g)]).toEqual([text, text.match(/\?/g)])
})

test.each([
  ['5 ± 2 µm, ½ of ≥ 3 → № 4', '5 ± 2 µm, ½ of ≥ 3 → № 4'],
  ['Ω и Ж', 'Ω и Ж'],
  ['① at 20 ℃', '(1) at 20 °C'],
  ['A 👩🏽‍⚖️ ☺ b', 'A   b'],
  ['Müller', 'Müller'],
  ['Tiếng Việt', 'Tiếng Việt'],
  ['a\u2060b\u200e c\u000bd\u2028e 🇫🇷', 'ab cd\ne '],
])('%s is %s in a PDF', (text, expected) => expect(lettersOf(text)).toBe(expected))

test('cells that reach over others leave their places', () => {
  const cell = (text: string, rowSpan = 1) => ({
    scope: null,
    colSpan: 1,
    rowSpan,
    text: [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text, marks: [] }] }],
  })
  const text = [{ kind: 'table' as const, rows: [[cell('Cap', 2), cell('1')], [cell('2')]] }]
  expect(plainText(text)).toBe('Cap | 1\n | 2')
})

test('an address that the text shows does not stand behind it', () => {
  const link = (text: string, href: string) =>
    toSpans(
      [
        {
          kind: 'link',
          link: { kind: 'address', href },
          children: [{ kind: 'text', text, marks: [] }],
        },
      ],
      'en',
    )
  expect(toWords(link('law.example/1', 'https://law.example/1'))).toBe('law.example/1')
  expect(toWords(link('the Act', 'https://law.example/1'))).toBe('the Act (https://law.example/1)')
})
