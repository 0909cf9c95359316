import 'server-only'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

const blockSize = 1024 * 1024

/**
 * A document that keeps its own bytes. The library writes a line at a time: of a report of 2,000 pages that is a million
 * small buffers, which took five times the room of the file and a fifth of the time. Here lines become text of a page, and
 * bytes go into large blocks.
 */
export class PdfFile extends PDFDocument {
  // Without initial values: the library writes from its constructor.
  declare private full: Buffer[] | undefined
  declare private block: Buffer | undefined
  declare private used: number
  declare private isWhole: boolean | undefined

  constructor(options: PDFKit.PDFDocumentOptions) {
    super(options)
    this.on('pageAdded', () => writeAtOnce(this.page))
  }

  /** Takes the place of the stream's own; `null` is the end. */
  override push(chunk: Uint8Array | null): boolean {
    if (chunk === null) this.isWhole = true
    for (let from = 0; chunk && from < chunk.length; ) {
      if (!this.block) [this.block, this.used] = [Buffer.allocUnsafe(blockSize), 0]
      const piece = chunk.subarray(from, from + blockSize - this.used)
      this.block.set(piece, this.used)
      from += piece.length
      this.used += piece.length
      if (this.used === blockSize) this.endBlock(this.block)
    }
    return true
  }

  private endBlock(block: Buffer): void {
    this.full ??= []
    this.full.push(block.subarray(0, this.used))
    this.block = undefined
  }

  /** Ends the document. @returns its bytes, in pieces */
  finish(): Buffer[] {
    this.end()
    if (!this.isWhole) throw new Error('The document has parts that were begun and not ended')
    if (this.block) this.endBlock(this.block)
    return this.full ?? []
  }
}

type Content = { write(chunk: string | Uint8Array): void; end(): void; compress: boolean; buffer: Uint8Array[]; data: { Filter?: string } }

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
    write.call(content, deflateSync(Buffer.from(lines.join('\n'), 'latin1'), { level: 3 }))
    lines = []
    end.call(content)
  }
}
