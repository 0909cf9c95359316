/**
 * Faults that are injected and end, while readers request cached and new pages and a member their
 * own, each with the same limits; afterwards an editor publishes.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from 'redis'
import { row, skippedRow } from '../bench/table.mjs'
import { findChildren } from '../bench/tools.mjs'
import { changeOfAll, sendWebhook } from '../run/send-webhook.mjs'
import { clocksFolder, ports } from './setup.mjs'
import { read, startReaders } from './readers.mjs'

/**
 * @typedef {import('./faults.mjs').Context} Context
 * @typedef {object} Inject
 * @property {() => unknown} inject false where it cannot be injected here
 * @property {() => unknown} end
 * @property {string[]} [member] statuses that a member may get: 503 where members' data are away
 */

const longestMs = 5_000
const prefixes = { en: '', 'fr-fr': '/fr-fr', 'zh-cn': '/zh-cn' }
const unavailableTitles = Object.keys(prefixes).map(
  (locale) =>
    JSON.parse(readFileSync(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8'))
      .unavailable.title,
)

/** A page in the visitor's language in place of one, in time. @param {import('./readers.mjs').Response} response */
const isUnavailable = ({ status, html }) =>
  status === 503 && unavailableTitles.some((title) => html.includes(title))

const pagesRun = Date.now().toString(36)
let newPages = 0

/** Pages that were never requested: of the content service, and of the search service too. */
function newPage() {
  newPages += 1
  const word = `${pagesRun}${newPages}`
  const prefix = Object.values(prefixes)[newPages % 3]
  const paths = [`/people/1057/never-seen-${word}`, `/insights?q=${word}`, `/people?q=${word}`]
  return prefix + paths[Math.floor(newPages / 3) % 3]
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {Inject} fault
 */
async function drive(context, name, { inject, end, member = [] }) {
  const { front, instances, editor } = context
  const urls = await warmedUrls(context, 60)
  const documents = (await editor.publications(50)).slice(0, 3)
  const paths = documents.map(({ id, slug }) => `/publications/${id}/${slug}`)
  for (const { url } of instances) for (const path of paths) await read(url + path)
  await staleAll(context)
  if ((await inject()) === false) return [skippedRow(name, 'cannot be injected here')]
  const readers = {
    'cached pages': startReaders(urls, { rate: 20 }),
    'new pages': startReaders(() => front + newPage(), {
      rate: 2,
      isOk: (response) =>
        response.ms <= longestMs &&
        ([200, 308].includes(Number(response.status)) || isUnavailable(response)),
    }),
    'members’ pages': startReaders([`${front}/dashboard`, `${front}/favourites`], {
      rate: 1,
      headers: context.member,
      isOk: (response) =>
        response.ms <= longestMs &&
        (response.status === 200 ||
          (member.includes(String(response.status)) &&
            (response.status !== 503 || isUnavailable(response)))),
    }),
  }
  await wait(context.isLong ? 60_000 : 8_000)
  await end()
  const endedAt = performance.now()
  const rows = []
  for (const [who, stop] of Object.entries(readers)) {
    const { failed, responses, p50, p99, longest } = await stop()
    rows.push(
      row(`${name}: ${who}, failed`, failed, {
        most: 0,
        digits: 0,
        compared: `${responses}; p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)} ms`,
      }),
    )
  }
  const title = `Published after ${name} ${pagesRun}`
  await Promise.all(documents.map(({ id }) => editor.publish(id, title)))
  const pages = urls.map((url) => url.replace(front, ''))
  const old = [
    ...(await untilFresh(instances, pages, (page) => page.cache === 'HIT')),
    ...(await untilFresh(instances, paths, ({ html }) => html.includes(title))),
  ]
  const seconds = (performance.now() - endedAt) / 1000
  rows.push(
    row(`${name}: seconds until all is fresh`, seconds, {
      most: 30,
      unit: ' s',
      compared: old.slice(0, 5).join(' '),
    }),
  )
  return rows
}

/** Makes every page stale. @param {Pick<Context, 'instances' | 'setup'>} context */
export const staleAll = ({ instances, setup }) =>
  sendWebhook(instances[0]?.url ?? '', setup.secrets.revalidate, changeOfAll)

/**
 * Reads pages of all instances until each is fresh, for two minutes at most. Returns those that are not.
 *
 * @param {Context['instances']} instances
 * @param {string[]} paths
 * @param {(page: import('./readers.mjs').Response) => boolean} isFresh
 */
async function untilFresh(instances, paths, isFresh) {
  const end = performance.now() + 120_000
  let left = instances.flatMap(({ url }) => paths.map((path) => url + path))
  while (left.length > 0 && performance.now() < end) {
    const stale = []
    for (const url of left) if (!isFresh(await read(url))) stale.push(url)
    left = stale
    if (left.length > 0) await wait(100)
  }
  return left
}

/**
 * Pages that both instances have, as after a while in operation.
 *
 * @param {Pick<Context, 'front' | 'instances' | 'urls'>} context
 * @param {number} count
 */
export async function warmedUrls({ front, instances, urls }, count) {
  const some = urls.filter((_, index) => index % Math.ceil(urls.length / count) === 0)
  for (const { url } of instances)
    for (const one of some) await untilRendered(one.replace(front, url))
  return some
}

/**
 * A page that could not be rendered, as the fault before still has its effect, is no cached one.
 *
 * @param {string} url
 */
async function untilRendered(url) {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await read(url)).status === 200) return
    await wait(500)
  }
  throw new Error(`${url} cannot be rendered`)
}

/**
 * @typedef {Context['upstreams']['content']} Upstream
 * @type {Record<string, (upstream: Upstream) => Omit<Inject, 'member'>>}
 */
export const upstreamFaults = {
  killed: (upstream) => ({ inject: () => upstream.end('SIGKILL'), end: upstream.start }),
  hung: (upstream) => ({
    inject: () => upstream.kill('SIGSTOP'),
    end: () => upstream.kill('SIGCONT'),
  }),
  ...Object.fromEntries(
    ['slow', 'malformed', 'broken-gzip', 'endless', 'status-500'].map((fault) => [
      fault,
      (/** @type {Upstream} */ { setFault }) => ({
        inject: () => setFault(fault),
        end: () => setFault('none'),
      }),
    ]),
  ),
}

/** Each fault of each service, such as `content-hung`. A member's session lives without the identity service. */
const ofUpstreams = Object.fromEntries(
  /** @type {const} */ (['content', 'identity', 'search']).flatMap((name) =>
    Object.entries(upstreamFaults).map(([how, fault]) => [
      `${name}-${how}`,
      (/** @type {Context} */ context) =>
        drive(context, `${name} ${how}`, {
          ...fault(context.upstreams[name]),
          member: name === 'content' ? ['503'] : [],
        }),
    ]),
  ),
)

export const driven = {
  ...ofUpstreams,

  /**
   * Members get 503: whether a session was ended is in Redis, and what is unknown is refused.
   *
   * @param {Context} context
   */
  redisAway: (context) =>
    drive(context, 'Redis away', {
      inject: context.redis.stop,
      end: context.redis.start,
      member: ['503'],
    }),

  /** The build folder of an instance is read-only. Needs the right to mount. @param {Context} context */
  readOnly: (context) => {
    const folder = context.instances[0]?.dist ?? ''
    const mount = (/** @type {string[]} */ ...args) =>
      spawnSync('mount', args, { stdio: 'inherit' }).status === 0
    const end = () => spawnSync('umount', ['-l', folder])
    const inject = () => {
      if (!mount('--bind', folder, folder)) return false
      const isReadOnly = mount('-o', 'remount,ro,bind', folder, folder)
      if (!isReadOnly) end()
      return isReadOnly
    }
    return drive(context, 'build folder read-only', { inject, end })
  },

  /** What instances share is gone: pages, versions, limits. @param {Context} context */
  redisFlushed: (context) =>
    drive(context, 'Redis flushed', {
      inject: () => withRedis((redis) => redis.flushAll()),
      end: () => {},
    }),

  /** Redis refuses every write. @param {Context} context */
  redisFull: (context) => {
    const setLimit = (/** @type {string} */ bytes) =>
      withRedis((redis) => redis.configSet({ maxmemory: bytes, 'maxmemory-policy': 'noeviction' }))
    return drive(context, 'Redis full', {
      inject: () => setLimit('1'),
      end: () => setLimit('0'),
      member: ['503'],
    })
  },

  /** Of all processes; a member's token expires with it, and the browser signs in again. @param {Context} context */
  clock: async (context) => {
    const { upstreams, instances } = context
    let step = -1
    const shift = async () => {
      step += 1
      const pids = [...Object.values(upstreams), ...instances]
        .flatMap((one) => [one.pid(), ...findChildren(one.pid()).map(Number)])
        .filter(isNode)
      for (const pid of pids) process.kill(pid, 'SIGUSR2')
      while (pids.some((pid) => readStep(pid) !== step)) await wait(10)
    }
    const rows = []
    // in the order of clock.mjs
    for (const how of ['an hour ahead', 'a day ahead', 'an hour behind', 'a day behind'])
      rows.push(
        ...(await drive(context, `clock ${how}`, { inject: shift, end: shift, member: ['307'] })),
      )
    return rows
  },
}

/** @param {(redis: import('redis').RedisClientType) => Promise<unknown>} call */
async function withRedis(call) {
  const redis = /** @type {import('redis').RedisClientType} */ (
    createClient({ url: `redis://127.0.0.1:${ports.redis}` })
  )
  await redis.connect()
  await call(redis)
  await redis.close()
}

/** The step of `clock.mjs` that a process is at, after the signal. @param {number} pid */
function readStep(pid) {
  const file = path.join(clocksFolder, String(pid))
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : -1
}

/** A process whose clock can be set, unlike esbuild, which a service may have started. @param {number} pid */
const isNode = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(process.execPath)
