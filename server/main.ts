/**
 * The production HTTP server. A request passes a list of steps, each of which responds or passes it
 * on: the guard, the content service's webhook, health checks, files of the build, cached pages,
 * Next. PORT says where it listens, HOSTNAME_TO_BIND at which address, CACHE_REDIS_URL what its
 * instances share.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { everythingTag, listTag } from '../lib/cache/manifest'
import { builtWithProblems } from '../lib/env/build-variables.mjs'
import { findProblems } from '../lib/env/schema'
import { assertCanStart, buildProblems, folderProblems } from '@law-firm/runtime/env/start.mjs'
import {
  inRequest,
  requestIdHeader,
  toRequestId,
} from '@law-firm/runtime/observability/request.mjs'
import { withRedis } from '@law-firm/runtime/redis/client.mjs'
import { refreshRedirects } from '../lib/redirects/redirects'
import { buildFiles } from './build-files'
import { CachedPages } from './cached-pages'
import { FallbackPages } from './fallback-pages'
import { guard } from './guard'
import { health } from './health'
import { startReports } from './missing-addresses'
import { PageStore } from './page-store'
import { passToNext } from './pass-to-next'
import { Renderer } from './renderer'
import { SharedStore } from './shared-store'
import type { Step } from './steps'
import { warmUp } from './warm-up'
import { webhook } from './webhook'

const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOSTNAME_TO_BIND ?? 'localhost'
const dist = path.resolve(process.env.SITE_DIST_DIR ?? '.next')
assertCanStart('site', [
  ...findProblems(process.env),
  ...buildProblems(dist),
  ...readBuiltWith(),
  ...folderProblems(process.env.SITE_STATE_DIR || '.data/site', 'SITE_STATE_DIR'),
])
const siteHost = new URL(process.env.SITE_URL ?? `http://localhost:${port}`).host
/** Requests in flight have this long after SIGTERM. */
const graceMs = 10_000

const release = await readFile(path.join(dist, 'BUILD_ID'), 'utf8')
const { CACHE_REDIS_URL: redisUrl, REVALIDATE_SECRET: secret = '' } = process.env
const store = new PageStore(dist, redisUrl ? new SharedStore(redisUrl, release, secret) : null)
const renderer = new Renderer(() => store.version)
const fallback = new FallbackPages(store, renderer, (address) => pages.revalidate(address))
const pages: CachedPages = new CachedPages(store, renderer, fallback, siteHost)
const steps: Step[] = [
  guard,
  webhook(store, pages),
  health(renderer),
  await buildFiles(dist),
  pages.respond,
  passToNext(renderer, fallback),
]

/** Settings that differ from those in the pages, which would stay as they are. */
function readBuiltWith(): string[] {
  const file = path.join(dist, 'built-with.json')
  if (!existsSync(file)) return []
  const builtWith = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  return builtWithProblems(builtWith, process.env)
}

const behindProxy = Boolean(process.env.TRUST_PROXY)

function serve(request: IncomingMessage, response: ServerResponse): void {
  const id = toRequestId(request.headers, behindProxy)
  request.headers[requestIdHeader] = id
  void inRequest(id, () => respond(request, response))
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    for (const step of steps) {
      const isDone = step(request, response)
      // most requests end at a step that responds at once
      if (isDone === true || (isDone && (await isDone))) return
    }
  } catch (cause) {
    console.error('A request failed', cause)
    response.destroy()
  }
}

await store.open()
// limits are shared from the first request on; the store tells when Redis is away
if (redisUrl) await withRedis((redis) => redis.ping()).catch(() => {})
await fallback.prepare()
await renderer.ready()
store.subscribe(({ stale, expired }) => {
  if ([...stale, ...expired].some((tag) => tag === listTag('Redirect') || tag === everythingTag))
    void refreshRedirects()
})
void refreshRedirects()
startReports()

/** A body arrives within 30 seconds; nginx passes it on once it is complete. */
const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 30_000 }
const server = createServer(timeouts, serve)
server.listen(port, hostname, () => {
  process.stdout.write(`site ready on http://localhost:${port}\n`)
  if (process.env.SITE_PRERENDER === 'few')
    warmUp(renderer, pages, siteHost).catch((cause: unknown) =>
      console.warn('Not all pages were rendered ahead', String(cause)),
    )
})

let leaving = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (leaving) return
    leaving = true
    server.close(() => void leave())
    server.closeIdleConnections()
    setTimeout(leave, graceMs).unref()
  })
}

async function leave(): Promise<void> {
  renderer.stop()
  await store.close()
  process.exit(0)
}
