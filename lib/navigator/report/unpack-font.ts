import { inflateSync } from 'node:zlib'

/**
 * Unpacks the font in a WOFF file (WOFF 1.0, section 4). The library would unpack a table for every glyph lookup, which
 * takes seconds per page in Chinese.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not in WOFF.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, 44 + index * 20))
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let offset = head.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    offset += padded(data.length)
  })
  return Buffer.concat([
    head,
    ...tables.map(({ data }) => Buffer.concat([data], padded(data.length))),
  ])
}

function tableAt(woff: Buffer, at: number): { tag: string; checksum: number; data: Buffer } {
  const [offset, packed, length] = [
    woff.readUInt32BE(at + 4),
    woff.readUInt32BE(at + 8),
    woff.readUInt32BE(at + 12),
  ]
  const data = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(data) : data,
  }
}

/** Tables are aligned to four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4
