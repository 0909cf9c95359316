import 'server-only'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import type { Font } from './pdf-lines'

const blockSize = 1024 * 1024

/** Takes bytes of a document, in order. They are overwritten afterwards. */
export type Sink = (bytes: Uint8Array) => void

/**
 * A document that hands its bytes on in large blocks. The library writes a line at a time, and each is a small buffer: of
 * a long report they took many times the room of the file. Here lines become text of a page first.
 */
export class PdfFile extends PDFDocument {
  // Without initial values: the library writes from its constructor.
  declare private sink: Sink
  declare private block: Buffer | undefined
  declare private used: number
  declare private isWhole: boolean | undefined
  /** The library's: where the next byte stands in the file. */
  declare private _offset: number

  private readonly fonts = new Map<string, Font>()

  constructor(options: PDFKit.PDFDocumentOptions, sink: Sink) {
    super(options)
    this.sink = sink
    this.on('pageAdded', () => writeAtOnce(this.page))
  }

  /** A font that was registered by that name. */
  fontNamed(name: string): Font {
    const known = this.fonts.get(name)
    if (known) return known
    this.font(name)
    const { _font: font } = this as unknown as { _font: Font }
    this.fonts.set(name, font)
    return font
  }

  /** Lets the page know that it shows text in a font. */
  use(font: Font): void {
    const { fonts } = this.page as unknown as { fonts: Record<string, unknown> }
    fonts[font.id] ??= font.ref()
  }

  /** Takes the place of the library's own, which makes a buffer of every line. */
  _write(data: string | Uint8Array): void {
    const length = typeof data === 'string' ? data.length + 1 : data.length
    const block = this.roomFor(length)
    if (typeof data === 'string') block.write(`${data}\n`, this.used - length, length, 'latin1')
    else block.set(data, this.used - length)
    this._offset += length
  }

  /** The library pushes nothing else: `null` is the end. */
  override push(chunk: null): boolean {
    this.isWhole = chunk === null
    return true
  }

  /** A block with so much room, which counts as used from now on. */
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

  /** Ends the document: all its bytes are at the sink. */
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

/** The lines of a page become bytes when it ends, all at once, and are packed quickly rather than tightly. */
function writeAtOnce(page: PDFKit.PDFPage): void {
  const { content } = page as unknown as { content: Content }
  const { write, end } = content
  let lines = content.buffer.splice(0).map((line) => Buffer.from(line).toString('latin1').trimEnd())
  content.write = (chunk) => {
    if (typeof chunk !== 'string') throw new TypeError('Lines of a page are text')
    lines.push(chunk)
  }
  content.end = () => {
    content.compress = false // it is packed here
    content.data.Filter = 'FlateDecode'
    write.call(content, deflateSync(Buffer.from(lines.join('\n'), 'latin1'), { level: 1 }))
    lines = []
    end.call(content)
  }
}
