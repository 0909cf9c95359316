import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import PQueue from 'p-queue'
import { BusyError } from '../lib/limits/fair-queue'
import { isStaticFile } from '../lib/routes/files'
import { hasSessionCookie } from '../lib/session/session-cookie'
import { toVisitor } from '@law-firm/runtime/limits/limit.mjs'
import type { FallbackPages } from './fallback-pages'
import { toAddress } from './guard'
import { chooseCoding } from './coding'
import { fromMarkdownUrl, prefersMarkdown, toMarkdownUrl } from './markdown'
import { countPage } from './metrics'
import type { Page, Variant } from './page'
import { toName, type Named, type PageAddress } from './page-address'
import type { PageStore } from './page-store'
import type { Priority, Renderer } from './renderer'
import { sendText, wantsHtml } from './steps'
import { countRequest } from './visitor-limit'

/** Stale pages that render at a time, and those that may wait: other requests queue the rest later. */
const revalidations = 4
const longestQueue = 2_000
/** Before a page that could not be rendered is tried again. */
const retryMs = 3_000
/** Renders of a page that edits purge meanwhile, before its reader is asked to come back. */
const mostRenders = 3

/** The page in place of missing ones has their status itself. */
const isMissingPage = (key: string) => key.endsWith('/missing')

type Result = { page: Page } | { page?: undefined; status: number; location: string; body: string }

export const isDraft = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes('__prerender_bypass=') ?? false

/**
 * Responds with cached pages, as HTML and as the client router's payload. A stale page is served at
 * once, and rendered again in the background.
 */
export class CachedPages {
  private readonly warming = new PQueue({ concurrency: revalidations })
  /** How often a page was requested while it waits; those with most readers render first. */
  private readonly revalidating = new Map<string, number | 'running'>()
  private readonly rendering = new Map<string, Promise<Result>>()

  constructor(
    private readonly store: PageStore,
    private readonly renderer: Renderer,
    private readonly fallback: FallbackPages,
    private readonly host: string,
  ) {}

  respond = (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> => {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || isDraft(request)) return false
    const address = toMarkdownName(request) ?? toName(url, hasSessionCookie(headers.cookie))
    if (address === 'other') return false
    // queries named pages of earlier sites at their home page (`/?p=12`)
    const mayLeadOn = typeof address === 'string' || (address.path === '/' && url.includes('?'))
    const redirected = mayLeadOn && !headers.rsc && this.fallback.sendRedirect(request, response)
    if (redirected) return redirected.then(() => true)
    if (address === 'moved') return false
    if (address === 'missing')
      return wantsHtml(request) && this.fallback.sendMissing(request, response).then(() => true)
    const page = this.store.peek(address.key)
    const isReady = page && (!address.markdown || page.hasMarkdown)
    return isReady && this.store.toState(page) === 'fresh'
      ? this.send(page, address, 'HIT', request, response)
      : this.respondOtherwise(address, request, response)
  }

  /** Renders pages around a change, the document's own first, and files that take long to make. */
  warm(paths: string[]): void {
    for (const path of paths) {
      const address = toName(path)
      if (typeof address === 'object') this.revalidate(address)
      else void this.warming.add(() => this.requestFile(path))
    }
  }

  /** Renders the pages of these paths that are not there yet. */
  async renderMissing(paths: string[]): Promise<void> {
    for (const path of paths) {
      const address = toName(path)
      if (typeof address === 'object' && !(await this.store.get(address.key)))
        this.revalidate(address)
    }
  }

  private async respondOtherwise(
    address: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const page = await this.store.get(address.key)
    const state = page ? this.store.toState(page) : 'expired'
    try {
      const visitor = toVisitor(toAddress(request))
      // a conversion takes as long as a small page
      if (address.markdown && !page?.hasMarkdown) await countRequest(visitor, address.path)
      if (page && state === 'fresh') return await this.send(page, address, 'HIT', request, response)
      if (page && state === 'stale') {
        this.revalidate(address)
        return await this.send(page, address, 'STALE', request, response)
      }
      const result = await this.renderVisible(address, visitor)
      if (result.page) return await this.send(result.page, address, 'MISS', request, response)
      // a redirect, or no page: the client router gets Next's own response
      if (!wantsHtml(request) && result.status < 500) return false
      return await this.sendUncached(result, address, request, response)
    } catch (cause) {
      if (!(cause instanceof BusyError)) console.error(cause)
      await this.fallback.sendUnavailable(request, response, cause)
      return true
    }
  }

  private send(
    page: Page,
    { key, path, markdown, isPrivate }: PageAddress,
    state: 'HIT' | 'STALE' | 'MISS',
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean | Promise<boolean> {
    countPage(state)
    const { headers } = request
    const part = markdown
      ? 'markdown'
      : headers.rsc
        ? String(headers['next-router-segment-prefetch'] ?? 'rsc')
        : 'html'
    const isText = part === 'html' || part === 'markdown'
    const etag = page.etagOf(part)
    const variant = page.variant(part, chooseCoding(headers['accept-encoding']))
    if (!variant) return false
    const kept: Record<string, string> = isPrivate ? { 'cache-control': 'no-store' } : {}
    if (isText && fresh(headers, { etag })) {
      response.writeHead(304, { ...page.cachedHeaders, ...kept, etag }).end()
      return true
    }
    // The client router reads the parameters of a page from its path behind the middleware.
    const isRewritten = !isText && key !== path
    const more: Record<string, string> = {
      'x-nextjs-cache': state,
      ...kept,
      ...(isRewritten ? { 'x-nextjs-rewritten-path': key } : {}),
    }
    return variant instanceof Promise
      ? variant.then((made) => sendVariant(made, more, request, response))
      : sendVariant(variant, more, request, response)
  }

  private async sendUncached(
    { status, location, body }: Exclude<Result, { page: Page }>,
    { markdown }: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (status === 404) await this.fallback.sendMissing(request, response)
    else if (status >= 500) await this.fallback.sendUnavailable(request, response)
    else if (location)
      sendText(response, status, '', {
        location: markdown === 'address' ? toMarkdownUrl(location) : location,
      })
    else sendText(response, status, body, { 'content-type': 'text/html; charset=utf-8' })
    return true
  }

  /** Renders a stale page in the background, once at a time in all instances. */
  revalidate(address: PageAddress): void {
    const { key } = address
    const requests = this.revalidating.get(key)
    if (typeof requests === 'number') {
      this.revalidating.set(key, requests + 1)
      this.warming.setPriority(key, requests + 1)
    }
    if (requests !== undefined || this.revalidating.size >= longestQueue) return
    this.revalidating.set(key, 0)
    const run = async () => {
      this.revalidating.set(key, 'running')
      let pause = 0
      try {
        if (await this.store.lock(key)) await this.renderUntilFresh(address)
      } catch (cause) {
        console.warn('A page could not be rendered again', key, String(cause))
        pause = retryMs
      }
      setTimeout(() => this.revalidating.delete(key), pause).unref()
    }
    void this.warming.add(run, { id: key })
  }

  /** An edit during a render makes the page stale again. */
  private async renderUntilFresh(address: PageAddress): Promise<void> {
    try {
      let page: Page | undefined
      do ({ page } = await this.render(address, 'warming'))
      while (page && this.store.toState(page) !== 'fresh')
    } finally {
      await this.store.unlock(address.key)
    }
  }

  /**
   * Renders a page for a reader; again when it was purged meanwhile, as its text is the earlier one.
   *
   * @throws BusyError when every render was purged
   */
  private async renderVisible(address: PageAddress, visitor: string): Promise<Result> {
    for (let count = 0; count < mostRenders; count += 1) {
      const result = await this.render(address, 'reader', visitor)
      if (!result.page || this.store.toState(result.page) !== 'expired') return result
    }
    throw new BusyError()
  }

  /** Readers of a page that is not there yet share one render. */
  private render(address: PageAddress, priority: Priority, visitor?: string): Promise<Result> {
    const { key } = address
    const running = this.rendering.get(key)
    if (running) return running
    const render = this.requestPage(address, priority, visitor).finally(() =>
      this.rendering.delete(key),
    )
    this.rendering.set(key, render)
    return render
  }

  private async requestFile(path: string): Promise<void> {
    const options = { headers: { host: this.host }, priority: 'warming' } as const
    await this.renderer
      .request(path, options, ({ body }) => body.dump())
      .catch((cause: unknown) => console.warn('A file could not be made', path, String(cause)))
  }

  private requestPage(
    { key, path }: PageAddress,
    priority: Priority,
    visitor?: string,
  ): Promise<Result> {
    const version = this.store.version
    const headers = {
      host: this.host,
      accept: 'text/html',
      'x-content-version': String(version),
      'x-page-key': key,
    }
    return this.renderer.request(
      path,
      { headers, priority, visitor },
      async ({ statusCode, headers, body }) => {
        const text = await body.text()
        const page = await this.store.take(key, version)
        if (page) return { page }
        if (statusCode >= 500 && priority === 'warming')
          throw new Error(`Next responded ${statusCode}`)
        const isGone = statusCode === 404 && !isMissingPage(key)
        if (isGone && (await this.store.get(key))) await this.store.remove(key)
        // Next sends the location of a page twice.
        return { status: statusCode, location: [headers.location].flat()[0] ?? '', body: text }
      },
    )
  }
}

/** The page whose Markdown is requested, as visitors without a session see it; null without one. */
function toMarkdownName({ url = '/', headers }: IncomingMessage): Named | null {
  const page = fromMarkdownUrl(url)
  if (page === null && (headers.rsc || !prefersMarkdown(headers.accept))) return null
  const name = toName(page ?? url)
  if (typeof name !== 'object' || name.isPrivate) return null
  if (isStaticFile(name.path, new URLSearchParams())) return null
  return { ...name, markdown: page === null ? 'header' : 'address' }
}

function sendVariant(
  { headers, body }: Variant,
  more: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): true {
  response.writeHead(200, { ...headers, ...more })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
