/**
 * The process that runs Next, on a port of loopback that it tells its parent. With `--dev` it is
 * the whole site: development has no page cache.
 */
import { createServer } from 'node:http'
import next from 'next'
import {
  inRequest,
  requestAgeHeader,
  toRequestId,
} from '../packages/runtime/observability/request.mjs'

const parent = process.ppid // an orphan's would be another process
const leave = () => process.exit(0)
// before the preparation, which may take longer than the parent lives
process.on('disconnect', leave)
process.on('SIGTERM', leave)

const dev = process.argv.includes('--dev')
// Ctrl-C reaches the whole group: the parent ends this process once its readers are served.
process.on('SIGINT', dev ? leave : () => {})
const port = dev ? Number(process.env.PORT ?? 3000) : 0
const hostname = dev ? (process.env.HOSTNAME_TO_BIND ?? 'localhost') : '127.0.0.1'

// Next writes 127.0.0.1 as localhost in rewrites, which would then lead to another host.
const app = next({ dev, hostname: 'localhost', port: Number(process.env.PORT ?? 3000) })
const handle = app.getRequestHandler()
await app.prepare()
const server = createServer((request, response) =>
  inRequest(
    toRequestId(request.headers, true),
    () => handle(request, response),
    Number(request.headers[requestAgeHeader] ?? 0),
  ),
)
server.keepAliveTimeout = 65_000
if (dev) server.on('upgrade', app.getUpgradeHandler())
server.listen(port, hostname, () => {
  const address = server.address()
  if (!address || typeof address !== 'object') return
  if (process.send && !process.connected) leave()
  // Server actions of other routes are requested from this process, as under `next start`.
  process.env.__NEXT_PRIVATE_ORIGIN = `http://127.0.0.1:${address.port}`
  process.send?.({ port: address.port })
})

/**
 * Ends a parent that hangs, so that its readers go to another instance and a supervisor restarts
 * it. It counts checks, not time: a machine that slept has missed none.
 */
function watchParent() {
  let missed = 0
  process.on('message', () => (missed = 0))
  setInterval(() => {
    if (process.ppid !== parent) leave()
    missed += 1
    if (missed <= 4) return
    console.error('The server does not respond: it is ended.')
    process.kill(parent, 'SIGKILL')
  }, 400).unref()
}
if (process.send) watchParent()
