import { decodeFile, detectEncoding, UndecodableFile, type Encoding } from './decode'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

test.each([
  ['UTF-8', Buffer.from('title\nSociété 中文'), 'title\nSociété 中文', true],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFtitle'), 'title', true],
  ['UTF-16, little endian', Buffer.from('\uFEFFé\t中', 'utf16le'), 'é\t中', true],
  ['UTF-16, big endian', Buffer.from('\uFEFFé\t中', 'utf16le').swap16(), 'é\t中', true],
  ['UTF-16 without a mark', Buffer.from('title\t中', 'utf16le'), 'title\t中', false],
  ['Windows-1252 of Excel', bytes('536f6369e974e92096 6c92'), 'Société –l’', false],
  ['Mac Roman', bytes('536f63698e748e20d0 20908f'), 'Société – êè', false],
  ['GB18030 of Excel', bytes('2cbfe7beb3cafdbedd2c'), ',跨境数据,', false],
  ['no bytes', Buffer.alloc(0), '', true],
])('detects and decodes %s', (_, file, text, isCertain) => {
  const detected = detectEncoding(file)
  expect(decodeFile(file, detected.encoding)).toBe(text)
  expect(detected.isCertain).toBe(isCertain)
})

const placesOf = (file: Buffer, encoding: Encoding) => {
  try {
    return decodeFile(file, encoding)
  } catch (cause) {
    return cause instanceof UndecodableFile ? cause.places : cause
  }
}

test.each<[string, Buffer, Encoding, { line: number; column: number }[]]>([
  ['Windows-1252 as UTF-8', bytes('69640d0a 536f63 69e9 2c'), 'utf-8', [{ line: 2, column: 5 }]],
  ['a letter that ends too early', bytes('78 0a c3'), 'utf-8', [{ line: 2, column: 1 }]],
  ['no letter of the code page', bytes('78 0d 78 81'), 'windows-1252', [{ line: 2, column: 2 }]],
  ['a control character', bytes('61 13 62'), 'utf-8', [{ line: 1, column: 2 }]],
  ['zeros', bytes('7800'), 'utf-8', [{ line: 1, column: 2 }]],
])('names the places of %s', (_, file, encoding, places) =>
  expect(placesOf(file, encoding)).toEqual(places),
)

test('a damaged file in UTF-8 is not taken for another encoding', () => {
  const file = Buffer.concat([Buffer.from('Société à Paris\n'), bytes('c3 0a')])
  expect(detectEncoding(file)).toEqual({ encoding: 'utf-8', isCertain: true })
  expect(placesOf(file, 'utf-8')).toEqual([{ line: 2, column: 1 }])
})
