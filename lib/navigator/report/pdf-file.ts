import 'server-only'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import type { Inks } from './inks'
import { readBytes } from './pdf-fonts'
import type { Font } from './pdf-lines'

const blockSize = 1024 * 1024

/** Receives the bytes of a document in order. The buffer is reused after the call. */
export type Sink = (bytes: Uint8Array) => void

/**
 * A document that emits large blocks. The library writes a small buffer for each line, which for a long report needed
 * many times the size of the file; here the lines of a page are joined first.
 */
export class PdfFile extends PDFDocument {
  // No initial values: the library's constructor already writes.
  declare private sink: Sink
  declare private block: Buffer | undefined
  declare private used: number
  declare private isWhole: boolean | undefined
  /** The library's field: the offset of the next byte. */
  declare private _offset: number

  private readonly fonts = new Map<string, Font>()

  constructor(
    options: PDFKit.PDFDocumentOptions,
    sink: Sink,
    readonly inks: Inks,
  ) {
    super(options)
    this.sink = sink
    this.on('pageAdded', () => writeAtOnce(this.page))
  }

  /** A font by its file, read when a text needs it. */
  fontNamed(name: string): Font {
    const known = this.fonts.get(name)
    if (known) return known
    this.registerFont(name, readBytes(name))
    this.font(name)
    const { _font: font } = this as unknown as { _font: Font }
    this.fonts.set(name, font)
    return font
  }

  /** Adds a font to the resources of the page. */
  use(font: Font): void {
    const { fonts } = this.page as unknown as { fonts: Record<string, unknown> }
    fonts[font.id] ??= font.ref()
  }

  /** Overrides the library's method, which creates a buffer for every line. */
  _write(data: string | Uint8Array): void {
    const length = typeof data === 'string' ? data.length + 1 : data.length
    const block = this.roomFor(length)
    if (typeof data === 'string') block.write(`${data}\n`, this.used - length, length, 'latin1')
    else block.set(data, this.used - length)
    this._offset += length
  }

  /** The library only pushes `null`, at the end. */
  override push(chunk: null): boolean {
    this.isWhole = chunk === null
    return true
  }

  /** Reserves bytes in the current block. */
  private roomFor(length: number): Buffer {
    if (this.block && this.used + length > this.block.length) this.endBlock(this.block)
    if (!this.block || this.block.length < length)
      [this.block, this.used] = [Buffer.allocUnsafe(Math.max(blockSize, length)), 0]
    this.used += length
    return this.block
  }

  private endBlock(block: Buffer): void {
    this.sink(block.subarray(0, this.used))
    this.used = 0
  }

  /** Ends the document and flushes all bytes to the sink. */
  finish(): void {
    this.end()
    if (!this.isWhole) throw new Error('The document has parts that were begun and not ended')
    if (this.block) this.endBlock(this.block)
  }
}

type Content = {
  write(chunk: string | Uint8Array): void
  end(): void
  compress: boolean
  buffer: Uint8Array[]
  data: { Filter?: string }
}

/** Encodes the lines of a page at once when it ends, compressed for speed rather than size. */
function writeAtOnce(page: PDFKit.PDFPage): void {
  const { content } = page as unknown as { content: Content }
  const { write, end } = content
  let lines = content.buffer.splice(0).map((line) => Buffer.from(line).toString('latin1').trimEnd())
  content.write = (chunk) => {
    if (typeof chunk !== 'string') throw new TypeError('Lines of a page are text')
    lines.push(chunk)
  }
  content.end = () => {
    content.compress = false // compressed here
    content.data.Filter = 'FlateDecode'
    write.call(content, deflateSync(Buffer.from(lines.join('\n'), 'latin1'), { level: 1 }))
    lines = []
    end.call(content)
  }
}
