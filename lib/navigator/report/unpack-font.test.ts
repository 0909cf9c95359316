import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unpackFont } from './unpack-font'

const woff = readFileSync(
  path.join(
    process.cwd(),
    'node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  ),
)

test('unpacks a font to the size of its header', () => {
  const font = unpackFont(woff)
  expect(font.length).toBe(woff.readUInt32BE(16))
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12))
})

test('throws for other data', () =>
  expect(() => unpackFont(Buffer.from('wOF2 and more'))).toThrow('WOFF'))
