import { decodeFile, UndecodableLines } from './decode'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

test.each([
  ['UTF-8', Buffer.from('title\nSociété 中文'), 'title\nSociété 中文'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFtitle'), 'title'],
  ['UTF-16, little endian', Buffer.from('\uFEFFé\t中', 'utf16le'), 'é\t中'],
  ['UTF-16, big endian', Buffer.from('\uFEFFé\t中', 'utf16le').swap16(), 'é\t中'],
  ['no bytes', Buffer.alloc(0), ''],
])('decodes %s', (_, file, text) => expect(decodeFile(file)).toBe(text))

const toLines = (file: Buffer) => {
  try {
    return decodeFile(file)
  } catch (cause) {
    return cause instanceof UndecodableLines ? cause.lines : cause
  }
}

test.each([
  ['Windows-1252 of Excel in French', bytes('69640d0a 53 6f 63 69e9 74e9 0d0a 78'), [2]],
  ['several lines of it', bytes('e9 0a 78 0a 96 0a 78 0a fc'), [1, 3, 5]],
  ['GB18030 of Excel in Chinese', bytes('69640d0a bfe7 beb3 cafd bedd d7aa d2c6'), [2]],
  ['a letter that ends too early', bytes('78 0a c3'), [2]],
  ['half of a letter in UTF-16', bytes('fffe 6900 64'), [1]],
])('names the lines of %s', (_, file, lines) => expect(toLines(file)).toEqual(lines))
