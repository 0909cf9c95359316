import type { IncomingMessage, ServerResponse } from 'node:http'
import { BusyError } from '../lib/limits/fair-queue'
import { toVisitor } from '@law-firm/runtime/limits/limit.mjs'
import { isSiteLocale, siteLocales, type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { requestIdHeader } from '@law-firm/runtime/observability/request.mjs'
import { followRedirects } from '../lib/redirects/redirects'
import { chooseCoding, codings } from './coding'
import { toAddress } from './guard'
import { countMissing } from './missing-addresses'
import { compress, headersOfBody } from './page'
import type { PageAddress } from './page-address'
import type { PageStore } from './page-store'
import type { Renderer } from './renderer'
import { sendText, wantsHtml } from './steps'
import { TooManyRequestsError } from './visitor-limit'

/** The language of an address, for a page in its place. */
export function localeOfUrl(url = '/'): SiteLocale {
  const [, first = ''] = url.split(/[/?#]/)
  return isSiteLocale(first) ? first : 'en'
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: unknown) =>
  String(text).replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

const suggestionMs = 1_000

type Suggestion = { label?: unknown; href?: unknown }

/** Inserts links where the missing page has a place for them (`components/layout/missing-page.tsx`). */
export function withSuggestions(html: string, suggestions: unknown[]): string {
  if (suggestions.length === 0) return html
  return html.replace(
    /<div id="suggestions" data-heading="([^"]*)"><\/div>/,
    (_, heading: string) => {
      const links = (suggestions as Suggestion[])
        .filter(({ href }) => typeof href === 'string' && /^\/(?!\/)/.test(href))
        .map(({ label, href }) => `<li><a href="${escaped(href)}">${escaped(label)}</a></li>`)
      return `<div id="suggestions" data-heading="${heading}"><p>${heading}</p><ul class="plain">${links.join('')}</ul></div>`
    },
  )
}

/** Shows the id of a request where the page has a place for it (`components/layout/unavailable-page.tsx`). */
export const withReference = (html: string, id: string): string =>
  html.replace(
    /(<p id="reference"[^>]* data-label="([^"]*)"[^>]*>)(?=<\/p>)/,
    (_, start: string, label: string) => `${start}${label} ${escaped(id)}`,
  )

/**
 * The pages in place of others, in the visitor's language: "missing" with suggestions (404), "gone"
 * (410), "unavailable" (503). The framework sends an empty document for the first and a bare 500 for
 * the last.
 */
export class FallbackPages {
  constructor(
    private readonly store: PageStore,
    private readonly renderer: Renderer,
    private readonly revalidate: (address: PageAddress) => void,
  ) {}

  /** Compresses the pages for overload before it comes. */
  async prepare(): Promise<void> {
    for (const locale of siteLocales) {
      const page = await this.store.get(`/${locale}/unavailable`)
      for (const coding of codings) await page?.variant('html', coding)
    }
  }

  /** Redirects as the content service says. @returns null without a redirect */
  sendRedirect(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
    const outcome = followRedirects(request.url ?? '/')
    if (!outcome) return null
    const { status, location } = outcome
    if (!location) return this.send(request, response, 'gone', status)
    sendText(response, status, '', { location })
    return Promise.resolve()
  }

  /** For a page that is missing, unless the address leads on. */
  async sendMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const redirected = this.sendRedirect(request, response)
    if (redirected) return redirected
    if (request.method === 'GET') countMissing(request.url ?? '/')
    let suggestions: unknown[]
    try {
      // a program that checks an address reads none
      suggestions = request.method === 'HEAD' ? [] : await this.suggestionsFor(request)
    } catch (cause) {
      return this.sendUnavailable(request, response, cause)
    }
    const fill =
      suggestions.length > 0 ? (html: string) => withSuggestions(html, suggestions) : undefined
    return this.send(request, response, 'missing', 404, fill)
  }

  /** Names the request's id, by which its log lines are found; but not under load (BusyError). */
  async sendUnavailable(
    request: IncomingMessage,
    response: ServerResponse,
    cause?: unknown,
  ): Promise<void> {
    const isBusy = cause instanceof BusyError
    const { status, seconds } = isBusy ? cause : { status: 503, seconds: 30 }
    response.setHeader('retry-after', String(seconds))
    if (!wantsHtml(request)) return sendText(response, status, 'Please try again later.')
    const id = String(request.headers[requestIdHeader] ?? '')
    const fill = isBusy ? undefined : (html: string) => withReference(html, id)
    return this.send(request, response, 'unavailable', status, fill)
  }

  private async send(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    status: number,
    fill?: (html: string) => string,
  ): Promise<void> {
    const locale = localeOfUrl(request.url)
    const key = `/${locale}/${name}`
    const page = await this.store.get(key)
    const coding = chooseCoding(request.headers['accept-encoding'])
    const sent = await page?.variant('html', coding)
    if (!page || !sent) return sendText(response, status, `The page is ${name}.`)
    // Any address without a page renders the missing page; the others have none.
    if (name === 'missing' && this.store.toState(page) !== 'fresh')
      this.revalidate({ key, path: `${toPrefix(locale)}/missing` })
    // With nothing to fill in, all readers are sent the same bytes: under load these are many.
    const body = fill ? await compress[coding](Buffer.from(fill(String(page.html)))) : sent.body
    const { etag: _etag, 'content-length': _length, ...headers } = sent.headers
    // RFC 9110, 9.3.2: the length of a GET depends on its suggestions
    const hasNoLength = request.method === 'HEAD' && name === 'missing'
    response.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      ...(hasNoLength ? {} : headersOfBody(body, coding)),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /**
   * Pages that the address may have meant; none when the response takes longer than a second, or
   * others wait for theirs.
   *
   * @throws TooManyRequestsError when the visitor requests too many missing pages
   */
  private async suggestionsFor(request: IncomingMessage): Promise<unknown[]> {
    const { url = '/', headers } = request
    const path = `/api/suggest/${localeOfUrl(url)}?path=${encodeURIComponent(url.slice(0, 300))}`
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), suggestionMs).unref()
    try {
      const suggestions = await this.renderer.request<unknown>(
        path,
        {
          headers: { host: headers.host },
          priority: 'reader',
          visitor: toVisitor(toAddress(request)),
          signal: timeout.signal,
        },
        async ({ statusCode, body }) =>
          statusCode === 200 ? body.json() : body.dump().then(() => []),
      )
      return Array.isArray(suggestions) ? suggestions : []
    } catch (cause) {
      if (cause instanceof TooManyRequestsError) throw cause
      return []
    } finally {
      clearTimeout(timer)
    }
  }
}
