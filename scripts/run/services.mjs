/** Starts the services of a set-up, waits for their health checks and restarts them. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleIdentity, bundleSearch, bundleSiteServer } from './bundle.mjs'
import { StartError } from './preconditions.mjs'
import { isStopping, serve, waitFor } from './processes.mjs'
import { describeExit } from './restarts.mjs'

/**
 * @typedef {ReturnType<typeof import('./setup.mjs').describeSetup>} Setup
 * @typedef {{ dev?: boolean, onExit?: (exit: import('./processes.mjs').Exit, restart: () => void) => unknown }}
 *   StartOptions
 */

/**
 * V8 heap limits in MB (docs/adr/0010); the process that renders has its own
 * (`server/renderer.ts`). A limited heap gets a small semi-space, in which GC took 1.6 of the 9 ms
 * of a list of publications; with 32 MB it takes 0.6.
 */
const heapLimits = {
  site: ['--max-old-space-size=256'],
  content: ['--max-old-space-size=1024', '--max-semi-space-size=32'],
  identity: ['--max-old-space-size=256'],
  // V8 starts with 1 MB for new objects, and collecting them took a fifth of each query
  search: ['--max-old-space-size=512', '--min-semi-space-size=8'],
}

/**
 * No heap limit in development, where the process also compiles.
 *
 * @param {Setup} setup
 * @param {StartOptions} options
 */
export function startContent(setup, { dev = false, onExit } = {}) {
  const args = [...(dev ? [] : heapLimits.content), 'server.mjs', ...(dev ? ['--dev'] : [])]
  const env = { ...setup.contentEnv, NODE_ENV: dev ? 'development' : 'production' }
  return start(setup, 'content', args, {
    cwd: setup.content,
    env,
    url: `${setup.contentUrl}/health`,
    onExit,
  })
}

/**
 * @param {Setup} setup
 * @param {StartOptions} options
 */
export function startIdentity(setup, { onExit } = {}) {
  const cwd = path.join(setup.root, 'services/identity')
  const args = [...heapLimits.identity, '--enable-source-maps', bundleIdentity(setup.root)]
  return start(setup, 'identity', args, {
    cwd,
    env: setup.identityEnv,
    url: `http://localhost:${setup.ports.identity}/health`,
    onExit,
  })
}

/**
 * The search service is healthy once its index is in memory.
 *
 * @param {Setup} setup
 * @param {StartOptions} options
 */
export function startSearch(setup, { onExit } = {}) {
  const cwd = path.join(setup.root, 'services/search')
  const args = [...heapLimits.search, '--enable-source-maps', bundleSearch(setup.root)]
  return start(setup, 'search', args, {
    cwd,
    env: setup.searchEnv,
    url: `http://localhost:${setup.ports.search}/health`,
    onExit,
  })
}

/**
 * A restarted site may have missed webhooks.
 *
 * @param {Setup} setup
 * @param {StartOptions} options
 */
export function startSite(setup, { dev = false, onExit } = {}) {
  const env = { ...setup.siteEnv, NODE_ENV: dev ? 'development' : 'production' }
  const args = dev
    ? ['server/next-process.mjs', '--dev']
    : [...heapLimits.site, '--enable-source-maps', bundleSiteServer(setup.root)]
  return start(setup, 'site', args, {
    cwd: setup.root,
    env,
    url: `http://localhost:${setup.ports.site}/api/health`,
    onExit,
  })
}

/**
 * Starts a service and waits until it is healthy, however long it works; an earlier exit fails the
 * start.
 *
 * @param {Setup} setup
 * @param {string} name
 * @param {string[]} nodeArgs
 * @param {{ url: string, onExit?: StartOptions['onExit'],
 *   cwd: string, env: Record<string, string | undefined> }} options
 *   onExit is called when it exits later
 */
function start(setup, name, nodeArgs, { url, onExit, ...others }) {
  const log = path.join(setup.logs, `${name}.log`)
  const observed = [
    '--import',
    pathToFileURL(`${setup.root}/packages/runtime/observability/register.mjs`).href,
  ]
  const args = [...(others.env.NODE_ENV === 'development' ? [] : observed), ...nodeArgs]
  const options = { ...others, env: { ...others.env, OTEL_SERVICE_NAME: `website-${name}` } }
  let isUp = false
  const restart = () => {
    if (isStopping()) return
    serve(name, args, { ...options, log, onExit: (exit) => onExit?.(exit, restart) })
  }
  return new Promise((resolve, reject) => {
    const child = serve(name, args, {
      ...options,
      log,
      onExit: (exit) =>
        isUp ? onExit?.(exit, restart) : reject(new StartError(describeExit(exit))),
    })
    waitFor(url, { child, report: (line) => console.log(`        ${line} (${log})`) }).then(
      () => {
        isUp = true
        resolve(child)
      },
      // The exit is reported by onExit, once its output is complete.
      (cause) => child.exitCode === null && child.signalCode === null && reject(cause),
    )
  })
}
