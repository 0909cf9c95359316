/** Starts the services of a set-up in their order, waits for each, and restarts one that ends. */
import { createHmac } from 'node:crypto'
import path from 'node:path'
import { StartError } from './checks.mjs'
import { isStopping, serve, waitFor } from './processes.mjs'
import { describeExit } from './restarts.mjs'

/**
 * Limits of V8's heap in MB. Left to itself the site is 821 MB resident after 900 pages, against 380 MB with limits
 * (`npm run bench`); docs/adr/0010 has the figures of the others.
 */
const memory = {
  site: ['--max-old-space-size=320', '--max-semi-space-size=16'],
  content: ['--max-old-space-size=1024'],
  identity: ['--max-old-space-size=256'],
  search: ['--max-old-space-size=512'],
}

/** `server.mjs` is one process; in development it compiles, which takes what it takes. */
export function startContent(setup, { dev = false, onExit } = {}) {
  const args = [...(dev ? [] : memory.content), 'server.mjs', ...(dev ? ['--dev'] : [])]
  const env = { ...setup.contentEnv, NODE_ENV: dev ? 'development' : 'production' }
  return start(setup, 'content', args, {
    cwd: setup.content,
    env,
    url: `${setup.contentUrl}/health`,
    seconds: dev ? 120 : 60,
    onExit,
  })
}

/** The identity service runs from its sources: there is nothing to build. */
export function startIdentity(setup, { onExit } = {}) {
  const cwd = path.join(setup.root, 'services/identity')
  const args = [...memory.identity, '--import', 'tsx', 'src/main.ts']
  return start(setup, 'identity', args, {
    cwd,
    env: setup.identityEnv,
    url: `http://localhost:${setup.ports.identity}/health`,
    seconds: 30,
    onExit,
  })
}

/** So does the search service. It must have its index in memory before it answers. */
export function startSearch(setup, { onExit } = {}) {
  const cwd = path.join(setup.root, 'services/search')
  const args = [...memory.search, '--import', 'tsx', 'src/main.ts']
  return start(setup, 'search', args, {
    cwd,
    env: setup.searchEnv,
    url: `http://localhost:${setup.ports.search}/health`,
    seconds: 60,
    onExit,
  })
}

/** A site that was restarted has missed edits. */
export function startSite(setup, { dev = false, onExit } = {}) {
  const env = { ...setup.siteEnv, NODE_ENV: dev ? 'development' : 'production' }
  const args = [
    ...memory.site,
    path.join(setup.root, 'scripts/serve.mjs'),
    ...(dev ? ['--dev'] : []),
  ]
  const onBack = dev ? undefined : () => refreshSite(setup)
  return start(setup, 'site', args, {
    cwd: setup.root,
    env,
    url: `http://localhost:${setup.ports.site}/api/health`,
    seconds: dev ? 120 : 60,
    onExit,
    onBack,
  })
}

/**
 * Starts a service and waits until it is healthy; one that ends before fails the start.
 *
 * @param options onExit (exit, restart): called when it ends later; onBack: called when it is healthy after a restart
 */
function start(setup, name, args, { url, seconds, onExit, onBack, ...options }) {
  const log = path.join(setup.logs, `${name}.log`)
  let isUp = false
  const restart = () => {
    if (isStopping()) return
    const child = serve(name, args, { ...options, log, onExit: (exit) => onExit?.(exit, restart) })
    // One that ends again is restarted again, and one that is slow is left to finish.
    waitFor(url, { seconds, child })
      .then(onBack)
      .catch(() => {})
  }
  return new Promise((resolve, reject) => {
    const child = serve(name, args, {
      ...options,
      log,
      onExit: (exit) =>
        isUp ? onExit?.(exit, restart) : reject(new StartError(describeExit(exit))),
    })
    waitFor(url, { seconds, child }).then(
      () => {
        isUp = true
        resolve(child)
      },
      // Why it ended is said above, once its output is complete.
      (cause) => child.exitCode === null && child.signalCode === null && reject(cause),
    )
  })
}

/** Content may have changed while the site was away: every page is checked once, the old one in service meanwhile. */
export async function refreshSite(setup) {
  const body = JSON.stringify({
    type: 'Everything',
    id: 'all',
    slug: null,
    operation: 'restart',
    relations: [],
  })
  const t = Math.floor(Date.now() / 1000)
  const signature = `t=${t},v1=${createHmac('sha256', setup.secrets.revalidate).update(`${t}.${body}`).digest('hex')}`
  const response = await fetch(`http://localhost:${setup.ports.site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': signature },
    body,
  })
  if (!response.ok) throw new Error(`The site refused to refresh its pages (${response.status}).`)
}
