import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type PDFDocument from 'pdfkit'
import * as v from 'valibot'
import type { SiteLocale } from '@aldermere/contract/locales'
import { unpackFont } from './unpack-font'

export type Face = 'serif' | 'sans' | 'strong'

/** The font files (`@fontsource`) of a face in fallback order: Latin first, except for Chinese. */
const latin: Record<Face, string[]> = {
  serif: [
    'newsreader/files/newsreader-latin-400-normal',
    'newsreader/files/newsreader-latin-ext-400-normal',
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

/** Similar characters for those without a glyph. */
const alike: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2011': '-',
  '→': '–',
  '\t': ' ',
  '\r': '',
}

/** A run of text in one font. */
export type Run<Font = string> = { font: Font; text: string }

const loadedFonts = new Map<string, { bytes: Buffer; letters: Set<number> | null }>()

type LoadedFont = NonNullable<ReturnType<typeof loadedFonts.get>>

/** A font file, loaded once: about 6 MB if all are in use. */
function fontOf(name: string): LoadedFont {
  const loaded = loadedFonts.get(name)
  if (loaded) return loaded
  const read: LoadedFont = {
    bytes: unpackFont(
      readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', `${name}.woff`)),
    ),
    letters: null,
  }
  loadedFonts.set(name, read)
  return read
}

export const readBytes = (name: string): Buffer => fontOf(name).bytes

type Pdf = InstanceType<typeof PDFDocument>

/** The characters of a font. */
function lettersOf(pdf: Pdf, name: string): Set<number> {
  const font = fontOf(name)
  if (font.letters) return font.letters
  pdf.font(name)
  const loaded = (pdf as unknown as { _font?: { font?: { characterSet?: unknown } } })._font?.font
    ?.characterSet
  font.letters = new Set(v.parse(v.array(v.number()), loaded))
  return font.letters
}

export const toOrder = (face: Face, locale: SiteLocale): string[] =>
  locale === 'zh-cn' ? [chinese[face], ...latin[face]] : [...latin[face], chinese[face]]

const plain = /^[\u0020-\u007e\u00a0-\u00ff\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u2022\n]*$/

/** Splits a text into runs by the first font with the character; a question mark replaces unknown ones. */
export function toRuns(pdf: Pdf, given: string, face: Face, locale: SiteLocale): Run[] {
  const fonts = toOrder(face, locale)
  const text = given.replace(/[\u202f\u2009\u2011→\t\r]/g, (letter) => alike[letter] ?? '')
  if (plain.test(text)) return [{ font: fonts[0] as string, text }]
  const runs: Run[] = []
  for (const letter of text) {
    const font = fontFor(pdf, letter, fonts, runs.at(-1)?.font)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += letter
    else runs.push({ font: font ?? (fonts[0] as string), text: font ? letter : '?' })
  }
  return runs
}

/** Blanks and line ends belong to the preceding run. */
function fontFor(
  pdf: Pdf,
  letter: string,
  fonts: string[],
  before: string | undefined,
): string | undefined {
  if (letter === '\n' || letter === ' ') return before ?? fonts[0]
  const point = letter.codePointAt(0) ?? 0
  return fonts.find((name) => lettersOf(pdf, name).has(point))
}
