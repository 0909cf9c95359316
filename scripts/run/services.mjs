/** Starts the services of a set-up in their order, and waits for each. */
import { createHmac } from 'node:crypto'
import path from 'node:path'
import { serve, waitFor } from './processes.mjs'

/** Left to itself Node lets rubbish pile up: 821 MB resident after 900 pages, against 380 MB with limits (`npm run bench`). */
const siteMemory = ['--max-old-space-size=320', '--max-semi-space-size=16']

export async function startContent(setup, { dev = false, onExit } = {}) {
  const next = path.join(setup.root, 'node_modules/next/dist/bin/next')
  const args = [next, dev ? 'dev' : 'start', ...(dev ? ['--webpack'] : []), '-p', String(setup.ports.content), '-H', 'localhost']
  const child = serve('content', args, { cwd: setup.content, env: setup.contentEnv, log: path.join(setup.logs, 'content.log'), onExit })
  await waitFor(`${setup.contentUrl}/health`, { seconds: dev ? 120 : 60, child })
  return child
}

/** The identity service runs from its sources: there is nothing to build. */
export async function startIdentity(setup, { onExit } = {}) {
  const cwd = path.join(setup.root, 'services/identity')
  const child = serve('identity', ['--import', 'tsx', 'src/main.ts'], { cwd, env: setup.identityEnv, log: path.join(setup.logs, 'identity.log'), onExit })
  await waitFor(`http://localhost:${setup.ports.identity}/health`, { seconds: 30, child })
  return child
}

/** So does the search service. It must have its index in memory before it answers. */
export async function startSearch(setup, { onExit } = {}) {
  const cwd = path.join(setup.root, 'services/search')
  const child = serve('search', ['--import', 'tsx', 'src/main.ts'], { cwd, env: setup.searchEnv, log: path.join(setup.logs, 'search.log'), onExit })
  await waitFor(`http://localhost:${setup.ports.search}/health`, { seconds: 60, child })
  return child
}

export async function startSite(setup, { dev = false, onExit } = {}) {
  const env = { ...setup.siteEnv, NODE_ENV: dev ? 'development' : 'production' }
  const args = [...siteMemory, path.join(setup.root, 'scripts/serve.mjs'), ...(dev ? ['--dev'] : [])]
  const child = serve('site', args, { cwd: setup.root, env, log: path.join(setup.logs, 'site.log'), onExit })
  await waitFor(`http://localhost:${setup.ports.site}/api/health`, { seconds: dev ? 120 : 60, child })
  return child
}

/** Content may have changed while the site was away: every page is checked once, the old one in service meanwhile. */
export async function refreshSite(setup) {
  const body = JSON.stringify({ type: 'Everything', id: 'all', slug: null, operation: 'restart', relations: [] })
  const t = Math.floor(Date.now() / 1000)
  const signature = `t=${t},v1=${createHmac('sha256', setup.secrets.revalidate).update(`${t}.${body}`).digest('hex')}`
  const response = await fetch(`http://localhost:${setup.ports.site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': signature },
    body,
  })
  if (!response.ok) throw new Error(`The site refused to refresh its pages (${response.status}).`)
}
