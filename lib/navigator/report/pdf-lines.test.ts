import { toLine, toLines, type Font, type Line } from './pdf-lines'

/** Every glyph is half an em wide; W and V are kerned. */
const font = (id: string): Font => ({
  id,
  ascender: 800,
  lineHeight: (size) => size,
  ref: () => null,
  encode: (text) => [
    [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')),
    [...text].map((letter, index) => ({
      advanceWidth: 500,
      xAdvance: letter === 'W' && text[index + 1] === 'V' ? 450 : 500,
    })),
  ],
})
const [latin, chinese] = [font('F1'), font('F2')]
const words = (lines: Line[]): string[] =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
const set = (text: string, width: number) => words(toLines([{ font: latin, text }], 10, width))

test.each<[string, number, string[]]>([
  ['', 100, []],
  ['one two', 100, ['one two']],
  ['one two', 20, ['one ', 'two']],
  ['one\ntwo', 100, ['one\n', 'two']],
  ['one\n\ntwo', 100, ['one\n', '\n', 'two']],
  ['one-two', 20, ['one-', 'two']],
  ['12\u00a0345', 25, ['12\u00a034', '5']],
  ['Donaudampfschiff', 40, ['Donaudam', 'pfschiff']],
  ['a Donaudampfschiff b', 40, ['a Donaud', 'ampfschi', 'ff b']],
  ['数据保护法', 10, ['数据', '保护', '法']],
  ['甲，乙', 10, ['甲，', '乙']],
])('%j in %d points', (text, width, expected) => expect(set(text, width)).toEqual(expected))

test('does not break a word between two fonts', () => {
  const runs = [
    { font: latin, text: 'see §' },
    { font: chinese, text: '漢' },
    { font: latin, text: '12 now' },
  ]
  expect(words(toLines(runs, 10, 100))).toEqual(['see §漢12 now'])
  expect(toLines(runs, 10, 1_000)[0]?.pieces.map((piece) => piece.font.id)).toEqual([
    'F1',
    'F1',
    'F2',
    'F1',
    'F1',
  ])
})

test('applies kerning', () => {
  const { pieces, width } = toLine([{ font: latin, text: 'WV' }], 10)
  expect(pieces[0]?.shown).toBe('<0057>50<0056>')
  expect(width).toBe(9.5)
})

test('keeps within the width and loses no text', () => {
  const text =
    'The authority of the Land, in which the company has its seat, hears of it within 72 hours. '.repeat(
      40,
    )
  const lines = toLines([{ font: latin, text }], 10, 321)
  expect(words(lines).join('')).toBe(text)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(321)
})
