/** Lines that a message names. */
const maxNamed = 10

/** Bytes of a file that are no text of its encoding, by their lines from 1. */
export class UndecodableLines extends Error {
  constructor(readonly lines: number[]) {
    super(`Undecodable lines: ${lines.join(', ')}`)
  }
}

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark, which Excel writes as "Unicode
 * text". Another encoding is not guessed.
 *
 * @throws UndecodableLines
 */
export function decodeFile(bytes: Buffer): string {
  const isUtf16 = (first: number, second: number) => bytes[0] === first && bytes[1] === second
  const encoding = isUtf16(0xff, 0xfe) ? 'utf-16le' : isUtf16(0xfe, 0xff) ? 'utf-16be' : 'utf-8'
  const text = decode(encoding, bytes)
  if (text !== null) return text
  const lines = encoding === 'utf-8' ? undecodableLines(bytes) : []
  throw new UndecodableLines(lines.length > 0 ? lines.slice(0, maxNamed) : [1])
}

function decode(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function undecodableLines(bytes: Buffer): number[] {
  const lines: number[] = []
  let start = 0
  for (let line = 1; start < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', start)
    const next = end === -1 ? bytes.length : end + 1
    if (decode('utf-8', bytes.subarray(start, next)) === null) lines.push(line)
    start = next
  }
  return lines
}
