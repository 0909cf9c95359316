/**
 * Serves the built site: Next's request handler behind a few rules that must hold before a page is
 * reached. `npm start` runs it, and production runs it directly (`node scripts/serve.mjs`). PORT
 * says where it listens, HOSTNAME_TO_BIND at which address.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { policyFor } from '../lib/cache/handler.mjs'
import { keepRedirects, keptRedirects } from '../lib/redirects/redirects.mjs'
import { compress } from './serve/compress.mjs'
import {
  guardRequest,
  localeOfUrl,
  redirectFor,
  stripForeignHeaders,
  withSuggestions,
} from './serve/rules.mjs'
import { answerUnchanged } from './serve/validate.mjs'

const dir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOSTNAME_TO_BIND ?? 'localhost'
const dev = process.argv.includes('--dev')

process.chdir(dir)
process.env.PORT = String(port)
const app = next({ dev, dir, hostname, port })
const handle = app.getRequestHandler()
await app.prepare()
void keepRedirects()

const standIns = dev ? {} : await readStandIns()
const server = createServer((request, response) => {
  const refusal = guardRequest(request)
  if (refusal)
    return answer(
      response,
      refusal.status,
      refusal.body,
      'text/plain; charset=utf-8',
      refusal.headers,
    )
  stripForeignHeaders(request)
  compress(request, response)
  answerUnchanged(request, response)
  tidyHeaders(request, response)
  if (!dev) standInForFailures(request, response)
  return handle(request, response)
})
server.keepAliveTimeout = 65_000
server.listen(port, hostname, () => console.log(`site ready on http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 3000).unref()
  })
}

/**
 * The pages "missing" and "cannot be shown right now" of each language, as they were pre-rendered.
 */
async function readStandIns() {
  const folder = path.join(dir, process.env.SITE_DIST_DIR ?? '.next', 'server/app')
  const pages = {}
  for (const name of ['missing', 'unavailable', 'gone']) {
    for (const locale of ['en', 'fr-fr', 'zh-cn']) {
      const html = await readFile(path.join(folder, locale, `${name}.html`), 'utf8')
      pages[`${name} ${locale}`] = { html, policy: policyFor(html) }
    }
  }
  return pages
}

/**
 * A redirect out of a page that is kept names its target twice, which some clients read as one
 * address. And a kept page is said to be good for the hour that the site's own cache holds it; that
 * cache hears of edits, but browsers and CDNs do not: they ask again, and an unchanged page is a
 * 304 of 200 bytes. What an editor sees in draft mode is nobody else's, a file that a route makes
 * of drafts included.
 */
function tidyHeaders(request, response) {
  const { writeHead } = response
  const draft = /(^|;\s*)__prerender_bypass=/.test(request.headers.cookie ?? '')
  response.writeHead = function (...rest) {
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', location[0])
    if (String(response.getHeader('cache-control')).includes('s-maxage='))
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    if (draft) response.setHeader('cache-control', 'private, no-store')
    return writeHead.apply(this, rest)
  }
}

/**
 * Answers a page that is missing or could not be made with a whole page in the visitor's language.
 * The framework sends an empty document for the first (its text would come by script) and a bare
 * 500 for the second, which is an outage: 503 with Retry-After. Nothing of the failed response is
 * sent or kept.
 */
function standInForFailures(request, response) {
  const accepts = request.headers.accept ?? ''
  if (
    !['GET', 'HEAD'].includes(request.method) ||
    !/text\/html|\*\/\*/.test(accepts) ||
    request.headers.rsc ||
    /^\/(api|_next)\//.test(request.url)
  )
    return
  const { writeHead, write, end } = response
  const failed = () =>
    (response.statusCode === 404 || response.statusCode >= 500) && !response.headersSent
  const standIn = async () => {
    Object.assign(response, { writeHead, write, end })
    const missing = response.statusCode === 404
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    const moved = missing ? redirectFor(request.url, keptRedirects()) : null
    if (moved?.location)
      return answer(response, moved.status, '', 'text/plain; charset=utf-8', {
        location: moved.location,
      })
    const locale = localeOfUrl(request.url)
    const kind = moved ? 'gone' : missing ? 'missing' : 'unavailable'
    const { html, policy } = standIns[`${kind} ${locale}`]
    const body =
      kind === 'missing' ? withSuggestions(html, await suggestionsFor(request.url, locale)) : html
    answer(response, moved ? 410 : missing ? 404 : 503, body, 'text/html; charset=utf-8', {
      'content-security-policy': policy,
      ...(kind === 'unavailable' ? { 'retry-after': '30' } : {}),
    })
  }
  response.writeHead = function (status, ...rest) {
    response.statusCode = status
    return failed() ? response : writeHead.call(this, status, ...rest)
  }
  response.write = function (...rest) {
    return failed() ? true : write.apply(this, rest)
  }
  let standing = false
  response.end = function (...rest) {
    if (!failed()) return end.apply(this, rest)
    if (!standing) void standIn()
    standing = true
    return response
  }
}

/** Pages that a missing address may have meant; none when the site does not say so at once. */
async function suggestionsFor(url, locale) {
  try {
    const answer = await fetch(
      `http://localhost:${port}/api/suggest/${locale}?path=${encodeURIComponent(url.slice(0, 300))}`,
      { signal: AbortSignal.timeout(1_000) },
    )
    return answer.ok ? await answer.json() : []
  } catch {
    return [] // the page says what it must without them
  }
}

function answer(response, status, body, type, headers = {}) {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(body)
}
