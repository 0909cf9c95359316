import { LRUCache } from 'lru-cache'
import { wholePage, writePage } from './page-file.mjs'

/**
 * Values that many pages share, such as the navigation; sizes are lengths of their JSON.
 *
 * @type {LRUCache<string, { version?: string } & Record<string, unknown>>}
 */
const values = new LRUCache({ max: 500, maxSize: 24 * 1024 * 1024 })

/** Next's namespace of a route (`route-cache-key.js`), before the path of the page. */
const namespace = /^\/route-cache\/[^$]*\$/

/**
 * Next's cache handler in the process that renders. The server in front of it (`server/`) knows
 * which page is fresh: what reaches Next is rendered, and written for the server to read.
 * Shared values are valid for the version of the content that the server names in its request. A
 * page is written for the request that names its key: another address that renders it, such as any
 * that is missing, would be in the page that all visitors are sent.
 */
export default class CacheHandler {
  /** @param {{ _requestHeaders?: Record<string, string> }} context */
  constructor({ _requestHeaders: headers } = {}) {
    this.version = headers?.['x-content-version']
    this.pageKey = headers?.['x-page-key']
    this.startedAt = Date.now()
  }

  async get(key, { kind }) {
    if (kind === 'APP_PAGE' || kind === 'APP_ROUTE') return null
    const entry = values.get(key)
    return entry && entry.version === this.version ? entry : null
  }

  async set(key, value, context) {
    if (!value) return
    if (value.kind === 'APP_PAGE') return this.setPage(key, value)
    if (value.kind === 'APP_ROUTE')
      return this.setPage(key, { ...value, html: value.body, rscData: '' })
    const size = value.data?.body?.length ?? 1
    const { version, startedAt: lastModified } = this
    values.set(
      key,
      { value, version, lastModified, cacheControl: context.cacheControl },
      { size: size + 1 },
    )
  }

  /** A build writes its pages itself. */
  async setPage(routeKey, { html, rscData, segmentData, headers = {}, status = 200 }) {
    const key = routeKey.replace(namespace, '')
    if (key !== this.pageKey || status !== 200) return
    const { 'x-next-cache-tags': tags = '', ...others } = /** @type {Record<string, string>} */ (
      headers
    )
    await writePage(key, {
      version: Number(this.version),
      renderedAt: this.startedAt,
      headers: others,
      tags: String(tags).split(','),
      html: String(html),
      rsc: String(rscData),
      segments: Object.fromEntries(
        [...(segmentData ?? [])]
          .filter(([name]) => name !== wholePage)
          .map(([name, data]) => [name, String(data)]),
      ),
    })
  }

  /** Invalidation is the server's (`server/page-store.ts`). */
  async revalidateTag() {}

  resetRequestCache() {}
}
