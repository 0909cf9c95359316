/** Two instances of the site behind nginx, with Redis and the services, on data and ports of their own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { timeSignIn } from '../bench/member.mjs'
import { startNginx } from '../bench/nginx.mjs'
import { tools } from '../bench/tools.mjs'
import { launchBrowser } from '../run/browser.mjs'
import { copyBuild } from '../run/copy-build.mjs'
import { logInEditor } from '../run/log-in-editor.mjs'
import { startFaultyGateway } from '../run/faulty-gateway.mjs'
import { StartError } from '../run/preconditions.mjs'
import { waitForPort } from '../run/processes.mjs'
import { findRedis } from '../run/redis.mjs'
import { startContent, startIdentity, startSearch, startSite } from '../run/services.mjs'
import {
  buildContent,
  buildSite,
  describeSetup,
  prepareContent,
  prepareIndex,
} from '../run/setup.mjs'

const firstPort = Number(process.env.CHAOS_PORT ?? 3600)
/** Where processes say at which step of `clock.mjs` they are. */
export const clocksFolder = mkdtempSync(path.join(tmpdir(), 'clocks-'))
process.on('exit', () => rmSync(clocksFolder, { recursive: true, force: true }))
/** The site reaches each service through a gateway that can be faulty; `…Itself` is the service. */
export const ports = {
  site: firstPort,
  content: firstPort + 1,
  front: firstPort + 2,
  files: firstPort + 3,
  redis: firstPort + 4,
  one: firstPort + 5,
  two: firstPort + 6,
  identity: firstPort + 7,
  search: firstPort + 8,
  contentItself: firstPort + 9,
  identityItself: firstPort + 10,
  searchItself: firstPort + 11,
}

/**
 * @param {string} root
 * @param {(line: string) => void} report
 * @param {boolean} isLimited a visitor's requests are limited as in production
 */
export async function startChaos(root, report, isLimited) {
  if (!tools.nginx) throw new StartError('nginx was not found. Install it, and start again.')
  const setup = describeSetup(root, {
    data: '.data/chaos',
    ports,
    dist: '.data/chaos/next',
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_OPTIONS: `--import ${new URL('clock.mjs', import.meta.url).href}`,
      CHAOS_CLOCKS: clocksFolder,
      SITE_URL: `http://localhost:${ports.front}`,
      FORMS_LIMIT: '999999',
      ...(isLimited
        ? {}
        : {
            CONTENT_RATE_LIMIT: '100000000',
            IDENTITY_RATE_LIMIT: '100000',
            REQUEST_LIMIT: '100000000',
          }),
    },
  })
  await buildContent(setup, report)
  await prepareContent(setup, report)
  const upstreams = {
    content: await startUpstream('content', startContent, setup),
    identity: await startUpstream('identity', startIdentity, setup),
    search: await startUpstream('search', startSearch, setup),
  }
  await prepareIndex(setup, report)
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
    upstreams,
    redis,
    instances,
    front: front.front.replace('127.0.0.1', 'localhost'),
    /** Builds the site again with all pages, as a release is built. @returns its folder */
    buildNext: async () => {
      const next = { ...setup, dist: '.data/chaos/next-release' }
      next.siteEnv = { ...setup.siteEnv, SITE_DIST_DIR: next.dist, SITE_PRERENDER: 'all' }
      await buildSite(next, report)
      return path.join(root, next.dist)
    },
  }
}

/**
 * A service behind its gateway.
 *
 * @param {'content' | 'identity' | 'search'} name
 * @param {(setup: any) => Promise<any>} start
 * @param {ReturnType<typeof describeSetup>} setup
 */
async function startUpstream(name, start, setup) {
  const [gateway, itself] = [ports[name], ports[`${name}Itself`]]
  await startFaultyGateway(gateway, `http://localhost:${itself}`, { keepsHost: true })
  const env = `${name}Env`
  const service = restartable(() =>
    start({ ...setup, [env]: { ...setup[env], PORT: String(itself) } }),
  )
  await service.start()
  return {
    ...service,
    /** @param {string} fault of the gateway */
    setFault: (fault) =>
      fetch(`http://localhost:${gateway}/__fault`, { method: 'POST', body: fault }),
  }
}

/**
 * A process that faults end and start again.
 *
 * @param {() => Promise<import('node:child_process').ChildProcess>} start
 */
function restartable(start) {
  /** @type {import('node:child_process').ChildProcess} */
  let child
  return {
    pid: () => child.pid ?? 0,
    start: async () => {
      child = await start()
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

/** @param {ReturnType<typeof describeSetup>} setup @param {'one' | 'two'} name */
function instance(setup, name) {
  const dist = `${path.dirname(setup.dist)}/${name}`
  /** Replaces its build. @param {string} build */
  const install = (build) => copyBuild(build, path.join(setup.root, dist))
  install(path.join(setup.root, setup.dist))
  const own = {
    ...setup,
    logs: path.join(setup.folder, `${name}-logs/logs`),
    ports: { ...setup.ports, site: ports[name] },
    siteEnv: {
      ...setup.siteEnv,
      PORT: String(ports[name]),
      SITE_DIST_DIR: dist,
      SITE_STATE_DIR: path.join(setup.folder, `${name}-state`),
      CACHE_REDIS_URL: `redis://localhost:${ports.redis}`,
      TRUST_PROXY: '1',
    },
  }
  return {
    name,
    url: `http://localhost:${ports[name]}`,
    dist: path.join(setup.root, dist),
    install,
    ...restartable(() => startSite(own, { onExit: () => {} })),
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
      await waitForPort(ports.redis, child)
    },
    stop: () =>
      new Promise((resolve) => {
        child?.once('close', resolve)
        child?.kill('SIGKILL')
      }),
  }
}

/**
 * A member with a session.
 *
 * @param {Pick<Awaited<ReturnType<typeof startChaos>>, 'front' | 'setup'>} site
 * @param {(line: string) => void} report
 * @returns the headers of a request
 */
export async function signInMember({ front, setup }, report) {
  const browser = await launchBrowser(report)
  try {
    const page = await browser.newPage()
    await timeSignIn(page, {
      siteUrl: front,
      password: setup.secrets.memberPassword,
    })
    const cookies = await page.context().cookies(front)
    return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  } finally {
    await browser.close()
  }
}

/** An editor who changes publications. */
export async function signInEditor({ contentUrl, editor }) {
  const token = await logInEditor(contentUrl, editor)
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  const change = async (/** @type {number} */ id, /** @type {object} */ data) => {
    const response = await fetch(`${contentUrl}/api/articles/${id}?locale=en&depth=0`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ ...data, _status: 'published' }),
    })
    if (response.status !== 200)
      throw new Error(`The content service refused an edit: ${await response.text()}`)
  }
  return {
    change,
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
    publish: (/** @type {number} */ id, /** @type {string} */ title) => change(id, { title }),
  }
}
