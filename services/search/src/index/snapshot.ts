import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deserialize, serialize } from 'node:v8'
import { planText } from '../settings'
import { RecordIndex, type IndexPlan } from './record-index'

/** Another format of the file, or another analysis of words: an older file is not read. */
const format = 2
const chunkBytes = 1 << 16

type Header = {
  format: number
  plan: string
  task: number
  saved: ReturnType<RecordIndex['save']>
  postingLengths: Uint32Array
}

/**
 * Saves an index, so that a start reads it instead of building it: a header, and the postings of all
 * words. Postings only grow, so that they are written while queries and writes go on.
 *
 * @param task the last write that the index has; later ones are found by their number
 */
export async function saveSnapshot(file: string, index: RecordIndex, task: number): Promise<void> {
  const segments = index.postings.map((posting) => posting.segments())
  const header: Header = {
    format,
    plan: planText(index.plan),
    task,
    saved: index.save(),
    postingLengths: Uint32Array.from(segments, (pieces) =>
      pieces.reduce((sum, { length }) => sum + length, 0),
    ),
  }
  const bytes = serialize(header)
  index.unsaved = 0
  const temporary = `${file}.${process.pid}.writing`
  try {
    const chunks = chunksOf([sizesOf(bytes), bytes, padding(bytes), ...readBytes(segments)])
    await pipeline(Readable.from(chunks), createWriteStream(temporary, { mode: 0o600 }))
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** The saved index and its last task; null when there is none for this plan. */
export async function readSnapshot(
  file: string,
  plan: IndexPlan,
): Promise<{ index: RecordIndex; task: number } | null> {
  const content = await readFile(file).catch(() => null)
  if (!content) return null
  try {
    const headerLength = content.readUInt32LE(0)
    const header = deserialize(content.subarray(8, 8 + headerLength)) as Header
    if (header.format !== format || header.plan !== planText(plan)) return null
    const start = 8 + headerLength + ((4 - (headerLength % 4)) % 4)
    const count = (content.length - start) / 4
    const numbers = new Uint32Array(content.buffer, content.byteOffset + start, count)
    let at = 0
    const postings = Array.from(header.postingLengths, (length) =>
      numbers.subarray(at, (at += length)),
    )
    if (at !== numbers.length) return null
    return { index: RecordIndex.restore(plan, header.saved, postings), task: header.task }
  } catch (cause) {
    console.warn('A saved index could not be read and is built', { cause: String(cause) })
    return null
  }
}

function sizesOf(header: Buffer): Buffer {
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32LE(header.length)
  return sizes
}

/** Postings are read in place, which 32-bit numbers must be aligned for. */
const padding = (header: Buffer) => Buffer.alloc((4 - (header.length % 4)) % 4)

const readBytes = (segments: readonly Uint32Array[][]): Buffer[] =>
  segments.flatMap((pieces) =>
    pieces.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )

/** Joins small pieces: a rare word has 16 bytes. */
function* chunksOf(pieces: readonly Buffer[]): Generator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size < chunkBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  yield Buffer.concat(waiting)
}
