/** Two instances of the site behind nginx, with Redis, on data and ports of their own. */
import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import path from 'node:path'
import { startNginx } from '../bench/nginx.mjs'
import { copyBuild } from '../run/copy-build.mjs'
import { findRedis } from '../run/redis.mjs'
import { startContent, startSite } from '../run/services.mjs'
import { buildContent, buildSite, describeSetup, prepareContent } from '../run/setup.mjs'

const firstPort = Number(process.env.CHAOS_PORT ?? 3600)
export const ports = {
  site: firstPort,
  content: firstPort + 1,
  front: firstPort + 2,
  files: firstPort + 3,
  redis: firstPort + 4,
  one: firstPort + 5,
  two: firstPort + 6,
  identity: firstPort + 7, // neither is started
  search: firstPort + 8,
}

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * @param {string} root
 * @param {(line: string) => void} report
 */
export async function startChaos(root, report) {
  const setup = describeSetup(root, {
    data: '.data/chaos',
    ports,
    dist: '.data/chaos/next',
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SITE_URL: `http://localhost:${ports.front}`,
      CONTENT_RATE_LIMIT: '100000000',
      FORMS_LIMIT: '999999',
      REQUEST_LIMIT: '100000000',
      ALGOLIA_APP_ID: '',
    },
  })
  await buildContent(setup, report)
  await prepareContent(setup, report)
  const content = await startContent(setup)
  await buildSite(setup, report)
  const redis = createRedis(report)
  await redis.start()
  const instances = [instance(setup, 'one'), instance(setup, 'two')]
  await Promise.all(instances.map((one) => one.start()))
  const front = await startNginx({
    root,
    folder: path.join(setup.folder, 'nginx'),
    ports,
    sites: [ports.one, ports.two],
  })
  return {
    setup,
    content: restartable(setup, content),
    redis,
    instances,
    front: front.front.replace('127.0.0.1', 'localhost'),
  }
}

/**
 * @param {ReturnType<typeof describeSetup>} setup
 * @param {import('node:child_process').ChildProcess} child the content service
 */
const restartable = (setup, child) => ({
  /** Kills it, and waits until it is up again. */
  async kill() {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await ended
    child = await startContent(setup)
  },
})

/** @param {ReturnType<typeof describeSetup>} setup @param {'one' | 'two'} name */
function instance(setup, name) {
  const dist = `${path.dirname(setup.dist)}/${name}`
  copyBuild(path.join(setup.root, setup.dist), path.join(setup.root, dist))
  const own = {
    ...setup,
    logs: path.join(setup.folder, `${name}-logs/logs`),
    ports: { ...setup.ports, site: ports[name] },
    siteEnv: {
      ...setup.siteEnv,
      PORT: String(ports[name]),
      SITE_DIST_DIR: dist,
      CACHE_REDIS_URL: `redis://localhost:${ports.redis}`,
      TRUST_PROXY: '1',
    },
  }
  /** @type {import('node:child_process').ChildProcess} */
  let child
  return {
    name,
    url: `http://localhost:${ports[name]}`,
    pid: () => child.pid ?? 0,
    start: async () => {
      child = await startSite(own, { onExit: () => {} })
    },
    /** @param {NodeJS.Signals} signal */
    kill: (signal) => child.kill(signal),
    /** Ends it, and waits for its end. @param {NodeJS.Signals} signal */
    end: (signal) =>
      new Promise((resolve) => {
        child.once('close', resolve)
        child.kill(signal)
      }),
  }
}

/** @param {(line: string) => void} report */
function createRedis(report) {
  const program = findRedis(report)
  const options = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '']
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  process.on('exit', () => child?.kill('SIGKILL'))
  return {
    async start() {
      child = spawn(program, options, { stdio: 'ignore', cwd: '/tmp' })
      while (!(await isListening(ports.redis))) await wait(20)
    },
    stop: () =>
      new Promise((resolve) => {
        child?.once('close', resolve)
        child?.kill('SIGKILL')
      }),
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

/**
 * Makes all pages of the site stale, as a change of the navigation does.
 *
 * @param {string} site
 * @param {string} secret
 */
export async function makeAllStale(site, secret) {
  const event = { type: 'Everything', id: 'all', slug: null, operation: 'restart', relations: [] }
  const body = JSON.stringify({ events: [event] })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  const response = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': `t=${t},v1=${v1}` },
    body,
  })
  return response.status
}

/** An editor who changes titles of publications. */
export async function signInEditor({ contentUrl, editor }) {
  const response = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  })
  const { token } = await response.json()
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  return {
    /** @returns {Promise<{ id: number, slug: string }[]>} */
    async publications(/** @type {number} */ limit) {
      const query = `limit=${limit}&depth=0&locale=en&where[_status][equals]=published`
      return (await (await fetch(`${contentUrl}/api/articles?${query}`, { headers })).json()).docs
    },
    /** Messages whose address contains it. @returns {Promise<{ email: string, values: object[] }[]>} */
    async messages(/** @type {string} */ address) {
      const query = `limit=5000&depth=0&where[email][like]=${encodeURIComponent(address)}`
      return (await (await fetch(`${contentUrl}/api/submissions?${query}`, { headers })).json())
        .docs
    },
    async publish(/** @type {number} */ id, /** @type {string} */ title) {
      const { status } = await fetch(`${contentUrl}/api/articles/${id}?locale=en&depth=0`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title, _status: 'published' }),
      })
      if (status !== 200) throw new Error(`The content service refused an edit (${status})`)
    },
  }
}
