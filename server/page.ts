import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { StoredPage } from '../lib/cache/page-file.mjs'
import { wholePage } from '../lib/cache/page-file.mjs'
import { securityHeaders } from '../lib/security-headers.mjs'
import { findCanonical, toMarkdown } from './markdown'
import { policyFor } from './page-policy'
import type { Coding } from './coding'
import type { PageState } from './page-store'

/** A response as it is sent: its body in one coding, and its headers. */
export type Variant = { headers: Record<string, string | number>; body: Buffer }

/** Browsers and proxies revalidate each time, as only this site is notified of edits. */
const cachedHeaders = {
  vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept, Accept-Encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
}

/** Compresses a body off the main thread. */
export const compress: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (body) => body,
}

/**
 * A page in memory, outside the heap of JavaScript. Its variants are compressed once, off the main
 * thread, when they are first requested.
 */
export class Page {
  readonly etag: string
  /** Bytes, with a quarter for compressed variants. */
  readonly size: number
  readonly version: number
  readonly renderedAt: number
  readonly tags: string[]
  /** Of the version of the content at which it was last compared (`page-store.ts`). */
  state: PageState = 'stale'
  checkedAt = -1
  /** How browsers and proxies may cache it: a file says that itself. */
  readonly cachedHeaders: Record<string, string>
  private readonly isFile: boolean
  private readonly headers: Record<string, string>
  private readonly parts: Map<string, Buffer>
  private readonly variants = new Map<string, Variant | Promise<Variant>>()
  private markdown: Promise<Buffer> | undefined
  private isConverted = false

  constructor({ html, rsc, segments, headers, version, renderedAt, tags }: StoredPage) {
    const texts = { ...segments, rsc, html: html ?? '' }
    this.parts = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))
    const bytes = [...this.parts.values()].reduce((sum, { length }) => sum + length, 0)
    this.size = Math.ceil(bytes * 1.25)
    this.etag = `W/"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`
    this.isFile = rsc === ''
    this.cachedHeaders = this.isFile
      ? { vary: 'Accept-Encoding', 'cache-control': headers['cache-control'] ?? 'no-cache' }
      : cachedHeaders
    this.headers = { ...securityHeaders, ...headers, ...this.cachedHeaders }
    this.version = version
    this.renderedAt = renderedAt
    this.tags = tags
  }

  get html(): Buffer {
    return this.parts.get('html') ?? Buffer.alloc(0)
  }

  /** Whether the page was converted already. */
  get hasMarkdown(): boolean {
    return this.isConverted
  }

  /**
   * @param part `html`, `markdown`, `rsc`, or the name of a segment; null where the page has no such
   *   segment
   */
  variant(part: string, coding: Coding): Variant | Promise<Variant> | null {
    const name = `${coding} ${part}`
    const known = this.variants.get(name)
    if (known) return known
    const body = part === 'markdown' ? this.convert() : this.partOf(part)
    if (!body) return null
    const made = this.compress(part, body, coding)
    this.variants.set(name, made)
    made.then(
      (variant) => this.variants.set(name, variant),
      () => this.variants.delete(name),
    )
    return made
  }

  etagOf(part: string): string {
    return part === 'markdown' ? this.etag.replace(/"$/, '-md"') : this.etag
  }

  private partOf(part: string): Buffer | undefined {
    return this.parts.get(this.isFile ? 'html' : part === wholePage ? 'rsc' : part)
  }

  private convert(): Promise<Buffer> | null {
    if (this.isFile) return null
    if (this.markdown) return this.markdown
    const converted = toMarkdown(String(this.html)).then((text) => Buffer.from(text))
    converted.then(
      () => (this.isConverted = true),
      () => (this.markdown = undefined),
    )
    return (this.markdown = converted)
  }

  private async compress(
    part: string,
    body: Buffer | Promise<Buffer>,
    coding: Coding,
  ): Promise<Variant> {
    const compressed = await compress[coding](await body)
    return {
      body: compressed,
      headers: { ...this.headersOf(part), ...headersOfBody(compressed, coding) },
    }
  }

  private headersOf(part: string): Record<string, string> {
    if (this.isFile) return { ...this.headers, etag: this.etag }
    if (part === 'html')
      return {
        ...this.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor(String(this.html)),
        etag: this.etag,
      }
    if (part === 'markdown') {
      const canonical = findCanonical(String(this.html))
      return {
        ...this.headers,
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        ...(canonical ? { link: `<${canonical}>; rel="canonical"` } : {}),
        etag: this.etagOf(part),
      }
    }
    const isSegment = part !== 'rsc'
    return {
      ...this.headers,
      'content-type': 'text/x-component',
      ...(isSegment ? { 'x-nextjs-postponed': '2' } : {}), // as Next marks them
    }
  }
}

export const headersOfBody = (body: Buffer, coding: Coding): Record<string, string | number> => ({
  'content-length': body.length,
  ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
})
