import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Look } from './pdf-lines'
import { unpackFont } from './unpack-font'

export type Face = 'serif' | 'sans' | 'strong'

/** The font files (`@fontsource`) of a face in fallback order: Latin first, except for Chinese. */
const latin: Record<Face, string[]> = {
  serif: [
    'newsreader/files/newsreader-latin-400-normal',
    'newsreader/files/newsreader-latin-ext-400-normal',
    'newsreader/files/newsreader-vietnamese-400-normal',
  ],
  sans: [
    'instrument-sans/files/instrument-sans-latin-400-normal',
    'instrument-sans/files/instrument-sans-latin-ext-400-normal',
  ],
  strong: [
    'instrument-sans/files/instrument-sans-latin-600-normal',
    'instrument-sans/files/instrument-sans-latin-ext-600-normal',
  ],
}
const chinese: Record<Face, string> = {
  serif: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal',
  sans: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal',
  strong: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal',
}

/** Of letters and signs that the faces have not; the same are in pictures (`lib/og/fonts.ts`). */
const others = [
  'noto-sans/files/noto-sans-vietnamese-400-normal',
  'noto-sans/files/noto-sans-cyrillic-400-normal',
  'noto-sans/files/noto-sans-cyrillic-ext-400-normal',
  'noto-sans/files/noto-sans-greek-400-normal',
  'noto-sans/files/noto-sans-greek-ext-400-normal',
  'noto-sans-math/files/noto-sans-math-latin-400-normal',
  'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal',
]

/** Similar characters for those without a glyph. */
const alike: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2011': '-',
  '\t': ' ',
  '\r': '',
}

/** A run of text in one font. */
export type Run<Font = string> = { font: Font; text: string; look?: Look }

const loadedFonts = new Map<string, { bytes: Buffer; letters: Set<number> }>()

type LoadedFont = NonNullable<ReturnType<typeof loadedFonts.get>>

/** A font file, loaded once: about 6 MB if all are in use. */
function fontOf(name: string): LoadedFont {
  const loaded = loadedFonts.get(name)
  if (loaded) return loaded
  const bytes = unpackFont(
    readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', `${name}.woff`)),
  )
  const read: LoadedFont = { bytes, letters: new Set(create(bytes).characterSet) }
  loadedFonts.set(name, read)
  return read
}

export const readBytes = (name: string): Buffer => fontOf(name).bytes

const toOrder = (face: Face, locale: SiteLocale): string[] =>
  locale === 'zh-cn'
    ? [chinese[face], ...latin[face], ...others]
    : [...latin[face], chinese[face], ...others]

/** Pictures, their parts, and characters that show nothing. */
const isOmitted =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\p{Default_Ignorable_Code_Point}\p{Cc}]/u
const ascii = /^[\u0020-\u007e\n]*$/

/**
 * Splits a text into runs by the first font with the character. Of those that no font has, pictures and invisible
 * ones are left out, a letter with marks is without them, and a question mark stands for the others.
 */
export function toRuns(given: string, face: Face, locale: SiteLocale): Run[] {
  const fonts = toOrder(face, locale)
  const text = given
    .normalize('NFC')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\u202f\u2009\u2011\t\r]/g, (letter) => alike[letter] ?? '')
  if (ascii.test(text)) return [{ font: fonts[0] as string, text }]
  const runs: Run[] = []
  const put = (letter: string, isAlike: boolean): void => {
    const last = runs.at(-1)
    const font = fontFor(letter, fonts, last?.font)
    const others = isAlike || font ? '' : toAlike(letter)
    if (others) for (const other of others) put(other, true)
    else if (font && last?.font === font) last.text += letter
    else if (font || !isOmitted.test(letter))
      runs.push({ font: font ?? (fonts[0] as string), text: font ? letter : '?' })
  }
  for (const letter of text) put(letter, false)
  return runs
}

/** What a character stands for (UAX 15): ℃ is °C, ① is (1); empty if it stands for itself. */
function toAlike(letter: string): string {
  const others = letter.normalize('NFKC').replaceAll('\u2044', '/')
  if (others === letter) return letter.normalize('NFD').replace(/\p{M}/gu, '').replace(letter, '')
  return /[①-⑳]/.test(letter) ? `(${others})` : others
}

/** Blanks and line ends belong to the preceding run. */
function fontFor(letter: string, fonts: string[], before: string | undefined): string | undefined {
  if (letter === '\n' || letter === ' ') return before ?? fonts[0]
  const point = letter.codePointAt(0) ?? 0
  return fonts.find((name) => fontOf(name).letters.has(point))
}
