import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { BusyError } from '../lib/limits/fair-queue'
import { toVisitor } from '@law-firm/runtime/limits/limit.mjs'
import { cacheControl } from '../lib/cache/lifetimes'
import { hasSessionCookie } from '../lib/session/session-cookie'
import { isDraft } from './cached-pages'
import type { FallbackPages } from './fallback-pages'
import { isForm, readForm } from './form-body'
import { toAddress, stripForeignHeaders } from './guard'
import { withoutHopByHop, type Priority, type Renderer } from './renderer'
import { sendText, wantsHtml, type Step } from './steps'
import { countRequest } from './visitor-limit'

/** The origin of the content service's admin panel. */
const editorOrigin = new URL(
  process.env.CONTENT_EDITOR_ORIGIN ||
    process.env.CONTENT_MEDIA_ORIGIN ||
    process.env.CONTENT_GRAPHQL_URL ||
    'http://localhost:3001',
).origin

const priorityOf = ({ headers }: IncomingMessage): Priority =>
  hasSessionCookie(headers.cookie) ? 'member' : 'reader'

/**
 * Passes a request to Next, and its response on as it is. A page that is missing or failed is
 * replaced by a whole one.
 */
export const passToNext =
  (renderer: Renderer, fallback: FallbackPages): Step =>
  async (request, response) => {
    stripForeignHeaders(request)
    const { url = '/', method, headers } = request
    // Next hangs at a range that a file does not have; a server may ignore it (RFC 9110, 14.2)
    delete headers.range
    // an action has none; with a form and no such page Next responds 500
    if (method === 'POST') delete headers.rsc
    const priority = priorityOf(request)
    const visitor = toVisitor(toAddress(request))
    const left = new AbortController()
    const leave = () => left.abort()
    // a response that waits behind another one of its connection has no socket, and is never closed
    const { socket } = request
    socket.once('close', leave)
    const { signal } = left
    try {
      // before it is read: parsing costs as much as a page
      if (isForm(request)) await countRequest(visitor, url)
      const body = isForm(request) ? await readForm(request, visitor) : request
      if (!body) return sendMalformed(response)
      const status = await renderer.request(
        url,
        { method, headers, body: method === 'POST' ? body : undefined, priority, visitor, signal },
        (upstream) => relay(upstream, request, response, signal),
      )
      if (status === 404) await fallback.sendMissing(request, response)
      else if (status) await fallback.sendUnavailable(request, response)
    } catch (cause) {
      if (signal.aborted) return true // the reader left
      if (!(cause instanceof BusyError))
        console.error('A request failed:', url.split('?')[0], cause)
      if (response.headersSent) response.destroy()
      else await fallback.sendUnavailable(request, response, cause)
    } finally {
      socket.off('close', leave)
    }
    return true
  }

function sendMalformed(response: ServerResponse): true {
  sendText(response, 400, 'This form cannot be read.')
  return true
}

/** @returns the status of a response that a fallback page replaces; null for one that was sent */
async function relay(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<number | null> {
  if (
    ((statusCode === 404 || statusCode >= 500) && wantsHtml(request)) ||
    isBare(statusCode, headers, request)
  ) {
    await body.dump()
    return statusCode
  }
  if (statusCode >= 400 && request.url?.startsWith('/_next/image?')) {
    await body.dump()
    sendImageError(response, statusCode)
    return null
  }
  const { 'x-middleware-rewrite': _internal, location, ...others } = headers
  response.writeHead(statusCode, {
    ...framedByEditors(withoutHopByHop(others), request),
    // Next sends the location of a page twice
    ...(location === undefined ? {} : { location: [location].flat()[0] }),
    ...cacheControlOf(headers, request),
  })
  await pipeline(body, response, { signal })
  return null
}

/**
 * Next's 500 of a page that could not be rendered, for a form or a program. Its router reads errors
 * of its own kind, and route handlers write theirs.
 */
const isBare = (
  statusCode: number,
  headers: Dispatcher.ResponseData['headers'],
  { url = '/' }: IncomingMessage,
): boolean =>
  statusCode === 500 &&
  !/^\/(api|_next)\//.test(url) &&
  !String(headers['content-type']).startsWith('text/x-component')

/** A draft shows beside its form, in a frame of the editing system; nothing else may be framed. */
function framedByEditors(
  headers: IncomingHttpHeaders,
  request: IncomingMessage,
): IncomingHttpHeaders {
  if (!isDraft(request)) return headers
  const { 'x-frame-options': _refused, ...others } = headers
  const policy = headers['content-security-policy'] ?? "frame-ancestors 'none'"
  return {
    ...others,
    'content-security-policy': String(policy).replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${editorOrigin}`,
    ),
  }
}

/** Next passes the status of the content service on, and 500 when that does not respond. */
function sendImageError(response: ServerResponse, status: number): void {
  if (status >= 500)
    sendText(response, 503, 'The picture is not available.', { 'retry-after': '5' })
  else
    sendText(response, status, 'There is no such picture.', {
      'cache-control': cacheControl.missing,
    })
}

/** A draft is private to its editor; Next's `s-maxage` is for a cache that is notified of edits. */
function cacheControlOf(
  headers: Dispatcher.ResponseData['headers'],
  request: IncomingMessage,
): Record<string, string> {
  if (isDraft(request)) return { 'cache-control': 'private, no-store' }
  const isForNext = String(headers['cache-control']).includes('s-maxage=')
  return isForNext && wantsHtml(request)
    ? { 'cache-control': 'public, max-age=0, must-revalidate' }
    : {}
}
