/**
 * Serves the built site: Next's request handler behind a few rules that must hold before a page is reached.
 * `npm start` runs it, and production runs it directly (`node scripts/serve.mjs`). PORT and HOSTNAME as usual.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { guardRequest, outageLocale, stripForeignHeaders } from './serve/rules.mjs'

const dir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOSTNAME_TO_BIND ?? 'localhost'
const dev = process.argv.includes('--dev')

process.chdir(dir)
process.env.PORT = String(port)
const app = next({ dev, dir, hostname, port })
const handle = app.getRequestHandler()
await app.prepare()

const outagePages = dev ? {} : await readOutagePages()
const server = createServer((request, response) => {
  const refusal = guardRequest(request)
  if (refusal) return answer(response, refusal.status, refusal.body, 'text/plain; charset=utf-8', refusal.headers)
  stripForeignHeaders(request)
  if (!dev) replaceFailure(request, response)
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

/** The page "cannot be shown right now" of each language, as it was pre-rendered. */
async function readOutagePages() {
  const folder = path.join(dir, process.env.SITE_DIST_DIR ?? '.next', 'server/app')
  const pages = {}
  for (const locale of ['en', 'fr-fr', 'zh-cn']) pages[locale] = await readFile(path.join(folder, locale, 'unavailable.html'), 'utf8')
  return pages
}

/**
 * A page that could not be made is answered as an outage in the visitor's language, with 503 and Retry-After,
 * instead of the framework's bare 500. Nothing of the failed response is sent or kept.
 */
function replaceFailure(request, response) {
  const accepts = request.headers.accept ?? ''
  if (request.method !== 'GET' || !accepts.includes('text/html') || request.url.startsWith('/api/')) return
  const { writeHead, write, end } = response
  const failed = () => response.statusCode >= 500 && !response.headersSent
  const replace = () => {
    Object.assign(response, { writeHead, write, end })
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    answer(response, 503, outagePages[outageLocale(request.url)], 'text/html; charset=utf-8', { 'retry-after': '30' })
  }
  response.writeHead = function (status, ...rest) {
    response.statusCode = status
    return status >= 500 ? response : writeHead.call(this, status, ...rest)
  }
  response.write = function (...rest) {
    return failed() ? true : write.apply(this, rest)
  }
  response.end = function (...rest) {
    return failed() ? replace() : end.apply(this, rest)
  }
}

function answer(response, status, body, type, headers = {}) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers })
  response.end(body)
}
