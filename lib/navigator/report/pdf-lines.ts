import LineBreaker from 'linebreak'
import type { Run } from './pdf-fonts'

type Position = { xAdvance: number; advanceWidth: number }

/** The used part of the library's font: lengths in thousandths of the size. */
export type Font = {
  id: string
  ascender: number
  encode(text: string): [glyphs: string[], positions: Position[]]
  lineHeight(size: number, isWithGap: boolean): number
  ref(): unknown
}

/** How letters differ from those of the whole text; lengths by its size. */
export type Look = {
  scale: number
  rise: number
  slant: number
  isUnderlined: boolean
  isStruck: boolean
  url: string | null
}

/** A part of a line: operands of `TJ` (ISO 32000-1, 9.4.3), glyphs and distances. */
export type Piece = { font: Font; text: string; shown: string; width: number; look?: Look }

export type Line = {
  pieces: Piece[]
  /** In points, with the blank at its end. */ width: number
}

/** Words recur; longer pieces, such as Chinese without blanks, do not. */
const longest = 40
const mostKept = 20_000

const shapedWords = new WeakMap<Font, Map<string, Piece>>()

/**
 * Breaks a text into lines (UAX 14). The library can do that, but measures and encodes every word each time, which was
 * half of the time of a long report.
 *
 * @param runs the text, by font
 * @param width in points; a longer word is cut
 */
export function toLines(runs: readonly Run<Font>[], size: number, width: number): Line[] {
  const lines: Line[] = []
  let line: Line = { pieces: [], width: 0 }
  const end = () => {
    lines.push(line)
    line = { pieces: [], width: 0 }
  }
  const put = (pieces: readonly Piece[]) => {
    const needed = lengthOf(pieces, size)
    if (line.width > 0 && line.width + needed > width) end()
    for (const piece of pieces) line.pieces.push(piece)
    line.width += needed
  }
  eachWord(runs, (pieces, isLast) => {
    if (lengthOf(pieces, size) <= width) put(pieces)
    else for (const letter of lettersOf(pieces)) put([letter])
    if (isLast) end()
  })
  if (line.pieces.length > 0) end()
  return lines
}

/** A text as one line of any length. */
export function toLine(runs: readonly Run<Font>[], size: number): Line {
  const pieces = runs.map(({ font, text, look }) => pieceOf(font, text, look))
  return { pieces, width: lengthOf(pieces, size) }
}

function lengthOf(pieces: readonly Piece[], size: number): number {
  let sum = 0
  for (const piece of pieces) sum += piece.width
  return (sum * size) / 1_000
}

/** Calls `put` with each unbreakable piece, and whether a line ends after it. */
function eachWord(
  runs: readonly Run<Font>[],
  put: (pieces: Piece[], isLast: boolean) => void,
): void {
  const text =
    runs.length === 1 ? (runs[0] as Run<Font>).text : runs.map((item) => item.text).join('')
  const breaker = new LineBreaker(text)
  let [from, run, start] = [0, 0, 0] // `start` is where the run begins
  for (let stop = breaker.nextBreak(); stop; stop = breaker.nextBreak()) {
    const pieces: Piece[] = []
    while (from < stop.position) {
      const { font, text: own, look } = runs[run] as Run<Font>
      const until = Math.min(stop.position, start + own.length)
      pieces.push(pieceOf(font, text.slice(from, until), look))
      if (until === start + own.length) [run, start] = [run + 1, until]
      from = until
    }
    put(pieces, stop.required)
  }
}

const lettersOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(({ font, text, look }) => [...text].map((letter) => pieceOf(font, letter, look)))

function pieceOf(font: Font, text: string, look: Look | undefined): Piece {
  const piece = wordOf(font, text)
  return look ? { ...piece, width: piece.width * look.scale, look } : piece
}

function wordOf(font: Font, text: string): Piece {
  let words = shapedWords.get(font)
  if (!words) shapedWords.set(font, (words = new Map()))
  const known = words.get(text)
  if (known) return known
  const piece = shape(font, text)
  if (words.size >= mostKept) words.clear()
  if (text.length <= longest) words.set(text, piece)
  return piece
}

/** The glyphs of a text with kerning. */
function shape(font: Font, text: string): Piece {
  const [glyphs, positions] = font.encode(text.replaceAll('\n', ''))
  let shown = ''
  let open = ''
  let width = 0
  positions.forEach(({ xAdvance, advanceWidth }, index) => {
    open += glyphs[index]
    width += xAdvance
    if (xAdvance === advanceWidth) return
    shown += `<${open}>${numeral(advanceWidth - xAdvance)}`
    open = ''
  })
  return { font, text, shown: open ? `${shown}<${open}>` : shown, width }
}

/** A number in PDF syntax: no exponent, limited precision. */
export const numeral = (value: number): string => String(Math.round(value * 1_000) / 1_000)
