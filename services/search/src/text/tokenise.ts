import { simplify } from './chinese'
import { fold } from './fold'

/**
 * A token. `start` and `end` are offsets in the original (UTF-16), `position` counts words. `alias`
 * is a second form at the same position: `d'Arcy` matches "arcy" and "darcy".
 */
export type Token = {
  term: string
  alias?: string
  start: number
  end: number
  position: number
  cjk: boolean
}

const separator = 0
const letter = 1
const cjk = 2

/** Longer words are truncated to limit memory. */
const longest = 80

/** The character class of every UTF-16 unit, precomputed: faster than a Unicode regex per text. */
const classes = buildClasses()

/** Words that are elided before a vowel; also any word of one or two letters. */
const elisions = new Set(['jusqu', 'lorsqu', 'puisqu', 'quoiqu', 'quelqu', 'presqu'])

/**
 * Splits a text into folded words, the same way for records, queries and highlights. Chinese and
 * Japanese characters are one word each, traditional ones as simplified; apostrophes and dotted
 * acronyms are taken together.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let i = 0
  while (i < text.length) {
    const kind = classAt(text, i)
    if (kind === separator) {
      i += 1
    } else if (kind === cjk) {
      const end = i + (isHighSurrogate(text.charCodeAt(i)) ? 2 : 1)
      tokens.push({
        term: simplify(text.slice(i, end)),
        start: i,
        end,
        position: tokens.length,
        cjk: true,
      })
      i = end
    } else {
      const end = acronymEnd(text, i) || wordEnd(text, i)
      const token = toWord(text, i, end, tokens.length)
      if (token)
        tokens.push(
          token.term.length > longest ? { ...token, term: token.term.slice(0, longest) } : token,
        )
      i = end
    }
  }
  return tokens
}

/** Resolves apostrophes: drops possessives, removes elisions, joins others. */
function toWord(text: string, start: number, end: number, position: number): Token | null {
  const raw = text.slice(start, end)
  const mark = raw.search(/['’]/)
  if (mark < 0) {
    const term = fold(raw.includes('.') ? raw.replaceAll('.', '') : raw)
    return term ? { term, start, end, position, cjk: false } : null
  }
  const parts = raw.split(/['’]/)
  const possessive = parts.length > 1 && /^s$/i.test(parts.at(-1) ?? '')
  if (possessive)
    return { term: fold(parts.slice(0, -1).join('')), start, end: end - 2, position, cjk: false }
  const first = fold(parts[0] ?? '')
  const joined = fold(parts.join(''))
  if (first.length > 2 && !elisions.has(first))
    return { term: joined, start, end, position, cjk: false }
  return {
    term: fold(parts.slice(1).join('')),
    alias: joined,
    start: start + mark + 1,
    end,
    position,
    cjk: false,
  }
}

function wordEnd(text: string, from: number): number {
  let i = from
  while (i < text.length) {
    if (classAt(text, i) === letter) i += isHighSurrogate(text.charCodeAt(i)) ? 2 : 1
    else if (isApostrophe(text.charCodeAt(i)) && i > from && classAt(text, i + 1) === letter) i += 1
    else break
  }
  return i
}

/** The end of `U.S.` or `S.A.R.L`, or 0 where there is none. */
function acronymEnd(text: string, from: number): number {
  if (text.charCodeAt(from + 1) !== 46 || classAt(text, from + 2) !== letter) return 0
  let i = from
  while (classAt(text, i) === letter && text.charCodeAt(i + 1) === 46) i += 2
  if (classAt(text, i) === letter && classAt(text, i + 1) !== letter) i += 1
  else if (classAt(text, i) === letter) return 0
  return i - from > 2 ? i : 0
}

function classAt(text: string, i: number): number {
  const unit = text.charCodeAt(i)
  if (i >= text.length) return separator
  if (!isHighSurrogate(unit)) return classes[unit] ?? separator
  const point = text.codePointAt(i) ?? 0
  return point > 0xffff ? classOf(String.fromCodePoint(point)) : separator
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019
}

function buildClasses(): Uint8Array {
  const table = new Uint8Array(65_536)
  for (let unit = 0; unit < 65_536; unit++) {
    if (unit < 0xd800 || unit > 0xdfff) table[unit] = classOf(String.fromCharCode(unit))
  }
  return table
}

function classOf(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return cjk
  return /[\p{L}\p{M}\p{N}]/u.test(character) ? letter : separator
}
