import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FlattenedField } from 'payload'
import { strToU8, zipSync } from 'fflate'
import { provider } from '../../testing/environment'
import { stub } from '../../testing/stub'
import { CellError, fromCell } from './cells'
import { FileProblem } from './file-problem'
import type { Keys } from './keys'
import { readImportFile, type ReadSettings } from './read-file'
import { getBulkTexts } from './texts'

// an integration test for its folder, in which the thread of workbooks is found
afterAll(() => provider.stop())

const texts = getBulkTexts('en')
const fields = stub<FlattenedField[]>([
  { name: 'title', type: 'text' },
  { name: 'date', type: 'date' },
  { name: 'featured', type: 'checkbox' },
  { name: 'amount', type: 'number' },
])
const undetected: ReadSettings = { encoding: null, delimiter: null, dateOrder: null }

/** Each row as its values by field, or its first error; what is wrong with the file; or what it lacks. */
async function read(data: Buffer, name: string, chosen: Partial<ReadSettings> = {}) {
  try {
    const file = await readImportFile({ data, name }, { ...undetected, ...chosen }, fields)
    const open = file.questions.filter((question) => file.settings[question] === null)
    if (open.length > 0) return texts.questions(open)
    const reading = { texts, dateOrder: file.settings.dateOrder }
    const values = file.rows.map(async ({ number, cells, hasMore }) => {
      if (hasMore) return `${number}: ${texts.moreCells}`
      try {
        const row = fields.map((field) =>
          fromCell(field, cells[field.name], stub<Keys>({}), reading),
        )
        return (await Promise.all(row)).map((value) =>
          String(value ?? '').replace('T00:00:00.000Z', ''),
        )
      } catch (cause) {
        if (cause instanceof CellError) return `${number}: ${cause.message}`
        throw cause
      }
    })
    return await Promise.all(values)
  } catch (cause) {
    if (cause instanceof FileProblem) return cause.toText(texts)
    throw cause
  }
}

const fixture = (name: string) =>
  readFileSync(path.resolve('src/plugins/bulk-editing/fixtures', name))

const april = ['2026-04-03', 'true', '1234.5']
const december = ['2026-12-31', 'false', '-2']
const french = [
  ['Société Générale – l’énergie', ...april],
  ['Où ? À Noël', ...december],
]
const american = [
  ['Rivermead opens', ...april],
  ['Café – “news”', ...december],
]
const british = [
  ['£5 for a café', ...april],
  ['Rivermead', ...december],
]
const german = [
  ['Größere Änderungen', ...april],
  ['Straße für alle', ...december],
]
const chinese = [
  ['跨境数据转移的三个问题', ...april],
  ['年度报告', ...december],
]
const saved = [
  ['Société – "l’énergie", une', ...april],
  ['Zürich', ...december],
]
const workbook = [
  ['Société – 中文', ...april],
  ['Rivermead', ...december],
]
const reported = [
  ['Société Générale – note sur l’énergie', '2026-04-03', 'true', ''],
  ['Größere Änderungen in España', '2026-12-31', 'false', ''],
]
const orderIsAsked = texts.questions(['dateOrder'])
const noDate = (row: number, value: string) => `${row}: ${texts.wrongDate(value)}`

test.each<[string, unknown, Partial<ReadSettings>?]>([
  ['excel-fr-csv.csv', french],
  ['excel-fr-csv-utf-8.csv', french],
  ['excel-fr-csv-macintosh.csv', french],
  ['excel-fr-unicode-text.txt', french],
  ['excel-fr-sep-line.csv', french],
  ['excel-fr-empty-columns.csv', french],
  ['excel-fr-empty-row-between.csv', french],
  ['excel-fr-thousands.csv', [french[0], [...(french[1] ?? []).slice(0, 3), '-1234567']]],
  ['excel-fr-thousands-utf-8.csv', [french[0], [...(french[1] ?? []).slice(0, 3), '-1234567']]],
  ['excel-fr-quotes.csv', [['Un "titre" ; avec\nune ligne', '2026-04-03', 'true', '1'], french[1]]],
  ['excel-fr-either-order.csv', orderIsAsked],
  [
    'excel-fr-either-order.csv',
    [french[0], ['Où ? À Noël', '2024-05-01', 'false', '-2']],
    { dateOrder: 'dmy' },
  ],
  ['excel-fr-two-digits.csv', [noDate(1, '03/04/26'), french[1]]],
  ['excel-us-csv.csv', american],
  [
    'excel-us-csv.csv',
    [['Rivermead opens', '2026-03-04', 'true', '1234.5'], noDate(2, '12/31/2026')],
    { dateOrder: 'dmy' },
  ],
  ['excel-us-csv-utf-8.csv', american],
  ['excel-us-csv-macintosh.csv', [american[0], ['Café à la carte', ...december]]],
  ['excel-us-unicode-text.txt', [['Cafés, "news"', ...april], american[1]]],
  ['excel-us-thousands.csv', [american[0], ['Café – “news”', '2026-12-31', 'false', '-1234567']]],
  ['excel-us-thousands-either.csv', [`1: ${texts.wrongValue('1,234')}`, american[1]]],
  ['excel-us-serial-dates.csv', american],
  ['excel-us-both-orders.csv', orderIsAsked],
  ['excel-us-both-orders.csv', [american[1], noDate(2, '31/12/2026')], { dateOrder: 'mdy' }],
  ['excel-us-midnight.csv', american],
  ['excel-us-time.csv', [noDate(1, '4/3/2026 9:30'), american[1]]],
  ['excel-gb-csv.csv', british],
  ['excel-de-csv.csv', german],
  ['excel-de-csv-utf-8.csv', german],
  ['excel-de-unicode-text.txt', german],
  ['excel-de-thousands.csv', [german[0], [...(german[1] ?? []).slice(0, 3), '-1234567']]],
  ['excel-zh-csv.csv', chinese],
  ['excel-zh-csv-utf-8.csv', chinese],
  ['excel-zh-unicode-text.txt', chinese],
  ['excel-zh-long-dates.csv', chinese.map((row, at) => [...row.slice(0, 3), ['1', '-2'][at]])],
  [
    'excel-tw-csv.csv',
    [
      ['跨境資料傳輸的三個問題', '2026-04-03', 'true', '1'],
      ['年度報告書', ...december],
    ],
    { encoding: 'big5' },
  ],
  ['libreoffice-en.csv', [american[0], ['Café – ‘news’', ...december]]],
  ['libreoffice-fr.csv', french],
  ['libreoffice-de-tabs.csv', german],
  ['libreoffice-utf-16.csv', [american[0], ['Café – news', ...december]]],
  ['libreoffice-zh.csv', chinese],
  ['numbers-en.csv', american],
  ['numbers-fr.csv', french],
  ['numbers-latin-1.csv', british],
  ['mixed-line-ends.csv', american],
  ['too-many-cells.csv', [`1: ${texts.moreCells}`, american[1]]],
  ['two-columns-alike.csv', texts.repeatedColumn('title')],
  ['damaged-utf-8.csv', texts.undecodable([{ line: 3, column: 8 }], 'utf-8')],
  ['quote-not-closed.csv', texts.brokenQuotes(1)],
  ['excel.xlsx', workbook],
  ['excel-1904.xlsx', workbook],
  ['excel-de.xlsx', workbook],
  ['excel-formulas.xlsx', [['SOCIÉTÉ', ...april], workbook[1]]],
  ['excel-numbers-not-dates.xlsx', workbook],
  ['excel-texts.xlsx', orderIsAsked],
  ['excel-texts.xlsx', workbook, { dateOrder: 'dmy' }],
  ['excel-time.xlsx', [noDate(1, '2026-04-03T09:29:59.971'), workbook[1]]],
  ['libreoffice.xlsx', workbook],
  // saved by LibreOffice 7.4 itself
  ['libreoffice-7.xlsx', saved],
  ['libreoffice-7-tabs.csv', saved],
  [
    'libreoffice-7-errors.xlsx',
    [`1: ${texts.wrongValue('#DIV/0!')}`, `2: ${texts.wrongValue('#N/A')}`],
  ],
  ['libreoffice-7.ods', texts.noWorkbook],
  ['numbers.xlsx', workbook],
  ['no-workbook.xlsx', texts.noWorkbook],
  ['old-excel.xls', texts.oldWorkbook],
  ['reported-french-windows-1252.csv', reported],
  ['reported-unicode-text-utf-16.txt', reported],
  ['reported-chinese-gb18030.csv', [['跨境数据转移的三个问题', '', '', '']]],
  ['reported-serial-dates.csv', orderIsAsked],
  [
    'reported-serial-dates.csv',
    [
      ['Excel keeps 3 April 2026 as a number', '2026-04-03', '', ''],
      ['German order', '2024-05-01', '', ''],
      ['American order', '2026-04-13', '', ''],
    ],
    { dateOrder: 'mdy' },
  ],
])('reads %s', async (...[name, expected, chosen]) => {
  expect(await read(fixture(name), name, chosen)).toEqual(expected)
})

test.each(['#N/A', '#REF!', '#NAME?', '#DIV/0!', '#NV', '#VALEUR!'])(
  'a formula without a result is no text: %s',
  async (cell) => {
    const data = Buffer.from(`title,amount\n${cell},1\n#1 in Europe,2\n#METOO!,3\n`)
    expect(await read(data, 'a.csv')).toEqual([
      `1: ${texts.wrongValue(cell)}`,
      ['#1 in Europe', '', '', '2'],
      ['#METOO!', '', '', '3'],
    ])
  },
)

test('an encoding that a file does not show has to be confirmed', async () => {
  const file = async (name: string, chosen = {}) =>
    readImportFile({ data: fixture(name), name }, { ...undetected, ...chosen }, fields)
  const french = await file('excel-fr-csv.csv')
  expect([french.settings.encoding, french.questions]).toEqual(['windows-1252', ['encoding']])
  expect((await file('excel-fr-csv.csv', { encoding: 'windows-1252' })).questions).toEqual([])
  expect((await file('excel-fr-csv-ms-dos.csv')).questions).toEqual(['encoding'])
  expect((await file('excel-fr-csv-utf-8.csv')).questions).toEqual([])
})

test('a workbook takes no more than its bounds', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(160_000_000) })
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await read(Buffer.from(bomb), 'bomb.xlsx')).toBe(texts.largeWorkbook)
  const entity = zipSync({
    '[Content_Types].xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'),
  })
  expect(await read(Buffer.from(entity), 'entity.xlsx')).toBe(texts.noWorkbook)
})
