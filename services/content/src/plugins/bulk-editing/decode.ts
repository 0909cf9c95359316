import chardet from 'chardet'
import iconv from 'iconv-lite'

/** Names of the WHATWG. Node 20 decodes Windows-1252 as Latin-1 (https://github.com/nodejs/node/issues/56542). */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'macintosh',
  'gb18030',
  'big5',
  'shift_jis',
] as const
export type Encoding = (typeof encodings)[number]

/** A place in a file: the line, and the character of the line, from 1. */
export type Place = { line: number; column: number }

/** Places that a message names. */
const maxNamed = 10

/** Bytes of a file that are no text of its encoding. */
export class UndecodableFile extends Error {
  constructor(readonly places: Place[]) {
    super(`Undecodable: ${JSON.stringify(places)}`)
  }
}

/** @throws UndecodableFile */
export function decodeFile(bytes: Buffer, encoding: Encoding): string {
  const text = iconv.decode(bytes, encoding)
  // control characters are from a wrong encoding, or from a file that was cut from another
  const undecodable = /[\0-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/g
  const places: Place[] = []
  for (const { index } of text.matchAll(undecodable)) {
    const before = text.slice(0, index).split(/\r\n|\n|\r/)
    places.push({ line: before.length, column: (before.at(-1) ?? '').length + 1 })
    if (places.length === maxNamed) break
  }
  if (places.length > 0) throw new UndecodableFile(places)
  return text
}

/**
 * The encoding of a file. It is certain for a byte order mark and for UTF-8; nothing in a file says
 * which of the other encodings it has, so that their detection is a proposal.
 */
export function detectEncoding(bytes: Buffer): { encoding: Encoding; isCertain: boolean } {
  const mark = markOf(bytes)
  if (mark) return { encoding: mark, isCertain: true }
  const nulls = nullsIn(bytes.subarray(0, 4_096))
  if (nulls) return { encoding: nulls, isCertain: false }
  const text = iconv.decode(bytes, 'utf-8')
  const broken = count(text, /\uFFFD/g)
  // a damaged file in UTF-8 is refused by its lines, not read as another encoding
  if (broken === 0 || count(text, /[^\0-\u007F\uFFFD]/g) > broken)
    return { encoding: 'utf-8', isCertain: true }
  return { encoding: proposeLegacy(bytes), isCertain: false }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function markOf(bytes: Buffer): Encoding | null {
  const head = bytes.subarray(0, 3).toString('hex')
  if (head === 'efbbbf') return 'utf-8'
  if (head.startsWith('fffe')) return 'utf-16le'
  return head.startsWith('feff') ? 'utf-16be' : null
}

/** UTF-16 without a mark: every second byte of Latin letters is zero. */
function nullsIn(bytes: Buffer): Encoding | null {
  const nulls = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) nulls[index % 2]! += 1
  const [even = 0, odd = 0] = nulls
  if (bytes.length === 0 || Math.max(even, odd) < bytes.length / 8) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** The letters that French and German have most, as Macs stored them before UTF-8. */
const macLetters = /[\x88\x8A\x8D-\x90\x9A\x9F]/g
const westernLetters = /[\xC0-\xFF]/g

/** In East Asian encodings, bytes above 127 come in pairs; in Western ones mostly alone. */
function proposeLegacy(bytes: Buffer): Encoding {
  const latin = bytes.toString('latin1')
  const alone = count(latin, /(?<![\x80-\xFF])[\x80-\xFF](?![\x80-\xFF])/g)
  const known = chardet
    .analyse(bytes)
    .filter(({ confidence }) => confidence >= 30)
    .map(({ name }) => toEncoding(name))
  if (alone === 0) return known.find((name) => name && /^(gb|big|shift)/.test(name)) ?? 'gb18030'
  if (count(latin, macLetters) > count(latin, westernLetters)) return 'macintosh'
  return known.find((name) => name?.startsWith('windows')) ?? 'windows-1252'
}

const toEncoding = (name: string): Encoding | undefined => {
  const lower = name.toLowerCase()
  if (lower === 'iso-8859-1') return 'windows-1252'
  if (lower === 'iso-8859-2') return 'windows-1250'
  return encodings.find((encoding) => encoding === lower)
}
