import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { StoredPage } from '../lib/cache/page-file.mjs'
import securityHeaders from '../lib/security-headers.mjs'
import { policyFor } from './page-policy'
import type { PageState } from './page-store'

export type Coding = 'br' | 'gzip' | 'identity'

/** A response as it is sent: its body in one coding, and its headers. */
export type Variant = { headers: Record<string, string | number>; body: Buffer }

const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

const compress: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (body) => body,
}

/** A page in memory. Its variants are compressed once, off the main thread, when they are first asked for. */
export class Page {
  readonly etag: string
  readonly size: number
  private readonly variants = new Map<string, Variant | Promise<Variant>>()
  /** Of the version of the content at which it was last compared (`page-store.ts`). */
  state: PageState = 'stale'
  checkedAt = -1

  constructor(readonly stored: StoredPage & { html: string }) {
    this.etag = `W/"${createHash('sha256').update(stored.html).digest('base64url').slice(0, 22)}"`
    this.size = Math.ceil((stored.html.length + stored.rsc.length) * 1.5)
  }

  /** @param part `html`, `rsc`, or the name of a segment; null where the page has no such segment */
  variant(part: string, coding: Coding): Variant | Promise<Variant> | null {
    const name = `${coding} ${part}`
    const known = this.variants.get(name)
    if (known) return known
    const text = part === 'html' || part === 'rsc' ? this.stored[part] : this.stored.segments[part]
    if (text === undefined) return null
    const made = this.compress(part, Buffer.from(text), coding)
    this.variants.set(name, made)
    void made.then((variant) => this.variants.set(name, variant))
    return made
  }

  private async compress(part: string, body: Buffer, coding: Coding): Promise<Variant> {
    const compressed = await compress[coding](body)
    return {
      body: compressed,
      headers: { ...this.headersOf(part), ...headersOfBody(compressed, coding) },
    }
  }

  private headersOf(part: string): Record<string, string> {
    return {
      ...securityHeaders,
      ...this.stored.headers,
      vary,
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(part === 'html'
        ? {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policyFor(this.stored.html),
            etag: this.etag,
          }
        : { 'content-type': 'text/x-component' }),
      ...(part === 'html' || part === 'rsc' ? {} : { 'x-nextjs-postponed': '2' }),
    }
  }
}

const headersOfBody = (body: Buffer, coding: Coding): Record<string, string | number> => ({
  'content-length': body.length,
  ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
})
