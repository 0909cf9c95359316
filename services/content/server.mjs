/**
 * The content service's HTTP server: Next's documented custom server with timeouts, and with the
 * client's address in `x-forwarded-for`, which rate limits use. `--dev` selects development mode.
 */
import { createServer } from 'node:http'
import next from 'next'
import { assertCanStart } from '../../packages/runtime/env/start.mjs'
import { transportSecurity } from '../../packages/runtime/http/security-headers.mjs'
import { inRequest, toRequestId } from '../../packages/runtime/observability/request.mjs'
import { limitConcurrentRequests } from './concurrent-requests.mjs'
import { createSiteTokenCheck } from '@law-firm/runtime/http/site-token.mjs'
import { createSessionReader } from './editor-session.mjs'
import { createSocketServer } from './socket-server.mjs'
import { findProblems } from './start-check.mjs'

// databases and files are readable by their owner only
process.umask(0o077)
// Payload reads the hours of scheduled jobs in the process's time zone
process.env.TZ = 'UTC'

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT ?? 3001)
const hostname = process.env.HOSTNAME_TO_BIND ?? 'localhost'
const behindProxy = Boolean(process.env.TRUST_PROXY)

/** Only the last entry was added by the trusted proxy; a client can forge the ones before it. */
function setAddress(request) {
  const forwarded = behindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  request.headers['x-forwarded-for'] = forwarded || request.socket.remoteAddress
  if (!behindProxy)
    for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded'])
      delete request.headers[name]
}

// Next logs an error of its instrumentation and goes on: the port would never open
if (!dev) assertCanStart('content service', findProblems(process.env, '.next'))
const { REVALIDATE_SECRET: revalidateSecret = '' } = process.env

// before Next loads `src/instrumentation.ts`, which serves its sockets
const sockets = createSocketServer(process.env.SITE_URL || 'http://localhost:3000')
const app = next({ dev, hostname, port })
const handle = app.getRequestHandler()
await app.prepare()
// not in next.config.mjs, whose headers are those of the build
const transport = Object.entries(transportSecurity(process.env.CONTENT_URL))
const isSiteToken = createSiteTokenCheck(revalidateSecret)
const readSession = createSessionReader(process.env.CONTENT_SECRET ?? '')
const isWithinLimits = limitConcurrentRequests(isSiteToken, readSession)

/** Others, such as TRACE, Next would pass on to a page. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const server = createServer(
  { headersTimeout: 5_000, requestTimeout: 90_000, keepAliveTimeout: 35_000 },
  (request, response) => {
    setAddress(request)
    for (const [name, value] of transport) response.setHeader(name, value)
    if (!methods.has(request.method ?? '')) return void response.writeHead(405).end()
    const isSite = isSiteToken(request.headers['x-site-token']?.toString())
    if (isWithinLimits(request, response))
      void inRequest(toRequestId(request.headers, isSite), () => handle(request, response))
  },
)
server.on('upgrade', (request, socket, head) => {
  setAddress(request)
  // of development: Next reloads pages by a websocket; another one would stay open for ever
  if (sockets.takes(request)) sockets.upgrade(request, socket, head)
  else if (!dev) socket.destroy()
})
server.listen(port, hostname)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    sockets.close()
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 3_000).unref()
  })
}
