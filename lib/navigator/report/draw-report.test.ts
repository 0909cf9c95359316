import { toPalette } from '@law-firm/contract/brand'
import { inflateSync } from 'node:zlib'
import { drawDocx } from './draw-docx'
import { drawPdf } from './draw-pdf'
import { plainSpans } from './spans'
import type { ReportCell, ReportHead, ReportPlace } from './types'

jest.mock('server-only', () => ({}))
const topics = [
  { key: 'scope', title: 'Scope' },
  { key: 'breaches', title: 'Breaches' },
]

const head = (over: Partial<ReportHead> = {}): ReportHead => ({
  firmName: 'Aldermere',
  palette: toPalette([], 'light'),
  locale: 'en',
  language: 'en-GB',
  service: 'Data protection',
  title: 'Data protection: report',
  lead: 'Four answers.',
  madeOn: 'Made on 21 November 2026',
  notices: [],
  disclaimer: ['General information.'],
  url: 'https://site.example/products/navigator/data-protection',
  depth: 'full',
  contents: ['germany', 'japan'].map((slug) => ({ slug, title: slug, topics })),
  words: {
    contents: 'Contents',
    sources: 'Sources',
    page: 'page',
    of: 'of',
    disclaimer: 'About this report',
    online: 'Current version online',
    about: 'About',
  },
  ...over,
})

const cell = (slug: string): ReportCell => ({
  slug,
  question: `Question ${slug}?`,
  missing: null,
  status: { tone: 'limited', word: 'In part' },
  short: '72 hours',
  notice: null,
  summary: 'A summary. '.repeat(10),
  dates: 'Law stated at 1 May 2026',
  foreign: 'en-GB',
  parts: [
    { kind: 'heading', text: 'When' },
    { kind: 'paragraph', text: plainSpans('A paragraph of the full text. '.repeat(60)) },
    {
      kind: 'list',
      ordered: true,
      start: 1,
      items: [
        {
          text: plainSpans('First'),
          lists: [
            {
              kind: 'list',
              ordered: false,
              start: 1,
              items: [{ text: plainSpans('Of the first'), lists: [] }],
            },
          ],
        },
        { text: plainSpans('Second'), lists: [] },
      ],
    },
    { kind: 'list', ordered: true, start: 4, items: [{ text: plainSpans('Fourth'), lists: [] }] },
    {
      kind: 'table',
      caption: 'Terms',
      head: [plainSpans('What'), plainSpans('When')],
      rows: [[plainSpans('Notice'), plainSpans('72 hours')]],
      note: null,
    },
  ],
  sources: [{ title: 'Regulation, art. 33', url: 'https://law.example/33' }],
})

async function* places(): AsyncGenerator<ReportPlace> {
  for (const slug of ['germany', 'japan'])
    yield {
      slug,
      title: slug,
      region: 'Europe',
      url: `https://site.example/${slug}`,
      withheld: null,
      topics: topics.map((topic) => ({ ...topic, cells: [cell('a'), cell('b')] })),
    }
}

async function drawnPdf(given: Omit<Parameters<typeof drawPdf>[0], 'sink'>): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  await drawPdf({ ...given, sink: (bytes) => pieces.push(Buffer.from(bytes)) })
  return pieces
}

/** The objects of a PDF with decompressed streams. */
function unpacked(pieces: Buffer[]): string {
  const text = Buffer.concat(pieces).toString('latin1')
  return text.replace(/stream\r?\n([^]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

test.each([99, 100, 9999])('the label of item %d is on one line of a PDF', async (start) => {
  const countLines = async (first: number) => {
    const items = [{ text: plainSpans('x'), lists: [] }]
    const parts: ReportCell['parts'] = [{ kind: 'list', ordered: true, start: first, items }]
    async function* placesWithList() {
      for await (const place of places())
        yield { ...place, topics: [{ ...topics[0]!, cells: [{ ...cell('a'), parts }] }] }
    }
    const pieces = await drawnPdf({ head: head(), places: placesWithList() })
    return count(unpacked(pieces), /\bTJ\b/g)
  }
  expect(await countLines(start)).toBe(await countLines(1))
})

test('a table of 14 columns is in two parts, each with the first column', async () => {
  const row = Array.from({ length: 14 }, (_, index) => plainSpans(`c${index}`))
  const table = { kind: 'table' as const, caption: 'Terms', head: row, rows: [row], note: null }
  async function* placesWithTable() {
    for await (const place of places()) {
      yield { ...place, topics: [{ ...topics[0]!, cells: [{ ...cell('a'), parts: [table] }] }] }
      return
    }
  }
  const text = unpacked(await drawnPdf({ head: head(), places: placesWithTable() }))
  expect(count(text, /\/S \/Table\b/g)).toBe(2)
  expect(count(text, /\/S \/T[HD]\b/g)).toBe(2 * (8 + 7))
})

test('a PDF has the colours of the firm in the place of the tokens', async () => {
  const drawnIn = async (rows: Parameters<typeof toPalette>[0]) => {
    const palette = toPalette(rows, 'light')
    const text = unpacked(await drawnPdf({ head: head({ palette }), places: places() }))
    const colours = [...text.matchAll(/([\d.]+ [\d.]+ [\d.]+) (?:rg|scn)\b/g)]
    return new Set(
      colours.map(([, colour = '']) =>
        colour
          .split(' ')
          .map((part) => Number(part).toFixed(2))
          .join(' '),
      ),
    )
  }
  const ofFirm = ['0.20 0.00 0.00', '0.00 0.20 0.00']
  const ofTokens = ['0.06 0.13 0.11', '0.04 0.15 0.13']
  const plain = await drawnIn([])
  const branded = await drawnIn([
    { token: 'ink', light: '#330000' },
    { token: 'night', light: '#003300' },
  ])
  for (const colour of ofFirm)
    expect([plain.has(colour), branded.has(colour)]).toEqual([false, true])
  for (const colour of ofTokens)
    expect([plain.has(colour), branded.has(colour)]).toEqual([true, false])
})

describe('a PDF', () => {
  let text = ''
  beforeAll(async () => (text = unpacked(await drawnPdf({ head: head(), places: places() }))))

  test('is tagged and has language and title', () => {
    expect(text).toMatch(/\/MarkInfo \d+ 0 R/)
    expect(text).toMatch(/\/Marked true/)
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/)
    expect(text).toMatch(/\/Lang \(en-GB\)/)
    expect(text).toMatch(/\/DisplayDocTitle true/)
    expect(text).toContain('pdfuaid:part>1<')
  })

  test('has headings of each level', () => {
    expect([1, 2, 3, 4].map((level) => count(text, new RegExp(`/S /H${level}\\b`, 'g')))).toEqual([
      1, 4, 4, 8,
    ])
    expect(count(text, /\/S \/TOCI\b/g)).toBe(6)
    expect(count(text, /\/S \/Table\b/g)).toBe(8)
    expect(count(text, /\/S \/LI\b/g)).toBe(8 * 5)
  })

  test('marks all page content as content or artifact', () => {
    expect(count(text, /(BDC|BMC)\n/g)).toBe(count(text, /EMC\n/g))
    expect(count(text, /\/Artifact <<[^]*?\/Type \/Pagination/g)).toBeGreaterThan(4)
  })

  test('has valid links in its contents', () => {
    const names = [...text.matchAll(/\/D \((place-[^)]+)\)/g)].map(([, name]) => name)
    expect(names).toHaveLength(6)
    for (const name of names) expect(text).toContain(`(${name}) [`)
  })

  test('sets the language of a text in another language', () =>
    expect(count(text, /\/Lang \(en-GB\)/g)).toBeGreaterThan(8))
})

test('reports progress for each jurisdiction', async () => {
  const told: number[] = []
  await drawnPdf({ head: head(), places: places(), onProgress: (done) => told.push(done) })
  expect(told).toEqual([1, 2])
})

test('rethrows an error of the source', async () => {
  async function* away(): AsyncGenerator<ReportPlace> {
    throw new Error('away')
  }
  await expect(drawnPdf({ head: head(), places: away() })).rejects.toThrow('away')
  await expect(drawDocx({ head: head(), places: away() })).rejects.toThrow('away')
})

test('sets Chinese in a Chinese font', async () => {
  const text = unpacked(
    await drawnPdf({
      head: head({ locale: 'zh-cn', language: 'zh-CN', title: '数据保护：报告' }),
      places: places(),
    }),
  )
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansSC/)
  expect(text).toMatch(/\/Lang \(zh-CN\)/)
})

test('writes a Word document as a zip archive', async () => {
  const bytes = await drawDocx({ head: head(), places: places() })
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('word/document.xml')).toBe(true)
})
