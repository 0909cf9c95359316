/** Answers "not modified" (RFC 9110, 13.1.2) to readers that have a page already. */
import fresh from 'fresh'

/**
 * A kept page has had its validator since it was made (`lib/cache/handler.mjs`). The framework
 * would compute one from the whole text for each reader, an eighth of what a kept page costs; its
 * own are switched off (`generateEtags`). The data of a page, for a navigation in the browser, come
 * with the same headers and are other bytes: they have none.
 */
export function answerUnchanged(request, response) {
  const { end, writeHead } = response
  response.writeHead = function (...rest) {
    if (String(this.getHeader('content-type')).startsWith('text/x-component'))
      this.removeHeader('etag')
    return writeHead.apply(this, rest)
  }
  response.end = function (...rest) {
    const etag = this.getHeader('etag')
    if (this.headersSent || this.statusCode !== 200 || !etag || !fresh(request.headers, { etag }))
      return end.apply(this, rest)
    this.statusCode = 304
    for (const name of ['content-type', 'content-length', 'content-encoding'])
      this.removeHeader(name)
    return end.call(this)
  }
}
