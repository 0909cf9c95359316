import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { assertCanStart, folderProblems } from '@law-firm/runtime/env/start.mjs'
import { ClickCounts } from './analytics/click-counts'
import { SearchCounts } from './analytics/search-counts'
import { readEnv } from './env'
import { createSearchServer } from './http/server'
import { buildArgument, runBuild } from './index/build-process'
import { Catalog } from './index/catalog'
import { WorkLimit } from './http/work-limit'
import { ResponseCache } from './query/response-cache'
import { Store } from './store/store'
import { warmUp } from './warm-up'
import { WriteQueue } from './write/write-queue'

// Reading 20,000 records at start allocates much short-lived garbage; the semi-space need not grow
// to 48 MB and stay.
setFlagsFromString('--semi-space-growth-factor=1')

const saveMs = 10_000

/**
 * Reads or builds the indexes, then opens the port; SIGTERM finishes pending writes and closes the database.
 */
async function main(): Promise<void> {
  process.umask(0o077) // the database is readable by its owner only
  const [, , argument, order = ''] = process.argv
  if (argument === buildArgument) return runBuild(order)
  const env = readEnv(process.env)
  const folder = path.dirname(path.resolve(env.SEARCH_DATABASE_FILE))
  assertCanStart('search service', folderProblems(folder, 'SEARCH_DATABASE_FILE'))
  const started = performance.now()
  const store = new Store(env.SEARCH_DATABASE_FILE)
  const catalog = new Catalog(store)
  await catalog.load()
  warmUp(catalog)
  const queue = new WriteQueue(store, catalog)
  const searchCounts = new SearchCounts(store.database, queue)
  const clickCounts = new ClickCounts(store.database, queue)
  const server = createSearchServer({
    env,
    store,
    catalog,
    queue,
    searchCounts,
    clickCounts,
    limit: new WorkLimit(env.SEARCH_RATE_LIMIT),
    responses: new ResponseCache(),
  })

  server.listen(env.PORT, 'localhost', () => {
    console.info('Search is ready', {
      port: env.PORT,
      indexes: catalog.entries.size,
      startMs: Math.round(performance.now() - started),
    })
  })
  setInterval(() => void queue.saveChanged(), saveMs).unref()
  server.on('error', (cause) => {
    console.error(`The search service could not open port ${env.PORT}: ${cause.message}`)
    process.exit(1)
  })

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(0), 4_000).unref() // acknowledged writes are committed already
    server.close()
    server.closeIdleConnections()
    await queue.settle()
    await queue.saveChanged()
    await Promise.all([searchCounts.close(), clickCounts.close()])
    store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void close())
  process.on('SIGINT', () => void close())
}

main().catch((cause: unknown) => {
  console.error('The search service cannot start:', cause instanceof Error ? cause.message : cause)
  process.exit(1)
})
