/**
 * Compression of answers. Next's own is switched off for it (`compress: false` in next.config.mjs).
 */
import { gzip } from 'node:zlib'
import compression from 'compression'

const streamed = compression()
const smallest = 1024
const worthwhile =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|atom\+xml)|image\/svg\+xml)/

/**
 * An answer that is given whole is compressed whole, away from the main thread, and so has a
 * length: the front passes it on as fast as a file (one in chunks at three quarters of that, `npm
 * run bench`). What comes in pieces is compressed as it comes.
 */
export function compress(request, response) {
  streamed(request, response, () => {})
  if (request.method !== 'GET' || !acceptsGzip(request.headers['accept-encoding'])) return
  const { write, end } = response
  let begun = false
  response.write = function (...rest) {
    begun = true
    return write.apply(this, rest)
  }
  response.end = function (chunk, encoding, done) {
    const asIs = () => end.call(this, chunk, encoding, done)
    if (begun || this.headersSent || !isWhole(chunk) || !isWorthwhile(this, chunk)) return asIs()
    begun = true
    gzip(chunk, (error, smaller) => {
      if (error || this.headersSent || this.destroyed) return asIs()
      this.setHeader('content-encoding', 'gzip')
      this.setHeader('content-length', smaller.length)
      this.appendHeader('vary', 'Accept-Encoding')
      end.call(this, smaller, typeof encoding === 'function' ? encoding : done)
    })
    return this
  }
}

const isWhole = (chunk) => typeof chunk === 'string' || Buffer.isBuffer(chunk)

function isWorthwhile(response, chunk) {
  const type = String(response.getHeader('content-type') ?? '')
  return (
    chunk.length >= smallest &&
    worthwhile.test(type) &&
    !response.hasHeader('content-encoding') &&
    ![204, 304].includes(response.statusCode)
  )
}

/** RFC 9110, 12.5.3; a refusal is `gzip;q=0`. */
export function acceptsGzip(header = '') {
  const coding = header
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .find((one) => /^gzip\s*(;|$)/.test(one))
  return coding !== undefined && !/;\s*q=0(\.0*)?$/.test(coding)
}
