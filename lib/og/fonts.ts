import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'fontkit'

/** The fonts of a picture in fallback order. */
const files = [
  ['Newsreader', 'newsreader/files/newsreader-latin-400-normal.woff'],
  ['NewsreaderExt', 'newsreader/files/newsreader-latin-ext-400-normal.woff'],
  ['NewsreaderVi', 'newsreader/files/newsreader-vietnamese-400-normal.woff'],
  ['NotoSC', 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff'],
  ['NotoCyrillic', 'noto-sans/files/noto-sans-cyrillic-400-normal.woff'],
  ['NotoCyrillicExt', 'noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff'],
  ['NotoGreek', 'noto-sans/files/noto-sans-greek-400-normal.woff'],
  ['NotoGreekExt', 'noto-sans/files/noto-sans-greek-ext-400-normal.woff'],
  ['NotoMath', 'noto-sans-math/files/noto-sans-math-latin-400-normal.woff'],
  ['NotoSymbols', 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff'],
] as const
type Font = { name: string; file: string; letters: Set<number> }
export type OgFont = { name: string; data: Buffer; weight: 400; style: 'normal' }

export const ogFontFamily = files.map(([name]) => name).join(', ')

const readFont = (file: string): Promise<Buffer> =>
  readFile(path.join(process.cwd(), 'node_modules/@fontsource', file))

/** Letters of scripts that the renderer cannot shape, such as Arabic, and characters without a shape. */
const undrawable = /[\p{C}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u
const isDrawable = (code: number): boolean => !undrawable.test(String.fromCodePoint(code))

let allFonts: Promise<Font[]> | null = null
/** The fonts with their characters, which are read once: some 50 ms. */
const getFonts = (): Promise<Font[]> =>
  (allFonts ??= Promise.all(
    files.map(async ([name, file]) => ({
      name,
      file,
      letters: new Set(create(await readFont(file)).characterSet.filter(isDrawable)),
    })),
  ))

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The texts without the characters that no font has, and the fonts of the others. The renderer
 * would request fonts and emoji for them from hosts on the internet, which `next/og` cannot turn off.
 */
export async function getDrawable<Name extends string>(
  texts: Record<Name, string>,
): Promise<{ texts: Record<Name, string>; fonts: OgFont[] }> {
  const available = await getFonts()
  const used = new Set(available.slice(0, 1))
  const draw = (text: string): string =>
    [...segmenter.segment(text.normalize('NFC').replace(/\s/g, ' '))]
      .map(({ segment }) => drawGrapheme(segment, available, used))
      .join('')
      .replace(/ +/g, ' ')
      .trim()
  const drawn = { ...texts }
  for (const name in texts) drawn[name] = draw(texts[name])
  const fonts = available
    .filter((font) => used.has(font))
    .map(async ({ name, file }): Promise<OgFont> => ({
      name,
      data: await readFont(file),
      weight: 400,
      style: 'normal',
    }))
  return { texts: drawn, fonts: await Promise.all(fonts) }
}

/** A grapheme if one font has all of it, else its first character, or nothing. */
function drawGrapheme(grapheme: string, available: Font[], used: Set<Font>): string {
  const [first = ''] = grapheme
  // the renderer looks fonts up by UTF-16 units, which astral characters share
  if (first.length > 1) return ''
  const font = available.find(({ letters }) => letters.has(first.charCodeAt(0)))
  if (!font) return ''
  used.add(font)
  const isWhole = [...grapheme].every((letter) => font.letters.has(letter.codePointAt(0) ?? 0))
  return isWhole ? grapheme : first
}
