// @ts-check
/**
 * Sends random requests to a running site, and fails when one is answered 5xx or not at all, when a
 * page has changed afterwards, or when the memory of a process is not back within a tenth.
 * `npm run fuzz -- [requests] [seed] [address] [pid file]`; a seed repeats a run. Sockets, not
 * `fetch`, as that sends well-formed requests only. As a child of `npm run chaos -- outages`, during
 * which 503 is an answer, it says when all is sent, and compares the pages after an answer to that.
 */
import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { measureResident } from './bench/memory.mjs'
import { findChildren } from './bench/tools.mjs'

const [
  count = '10000',
  seed = String(Date.now() % 1_000_000),
  address = 'http://localhost:3000',
  pidFile = '.data/site.pid',
] = process.argv.slice(2)
const { hostname, port, host } = new URL(address)

const patienceMs = 20_000
const isDuringOutages = process.send !== undefined
const connections = isDuringOutages ? 64 : 16
const isFailure = (/** @type {number} */ status) =>
  status >= 500 && !(isDuringOutages && status === 503)
/** The server waits for the rest of a body that is shorter than it says: such a request is cut off. */
const cutOffMs = 300

let state = Number(seed) || 1
/** Mulberry32: a small generator whose sequence a seed repeats. */
function random() {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}
const chance = (/** @type {number} */ share) => random() < share
/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)])
const repeated = (/** @type {string} */ text, /** @type {number} */ most) =>
  text.repeat(Math.floor(random() * most))

const pages = [
  '/',
  '/people',
  '/people/1001/joanna-lindqvist',
  '/insights',
  '/publications/2002/high-risk-ai-checklist',
  '/events',
  '/locations',
  '/offices/london',
  '/products/navigator',
  '/search',
  '/contact-us',
  '/sign-in',
  '/auth',
  '/dashboard',
  '/graduates',
  '/about-us/careers',
  '/site-map',
]
const others = [
  '/api/health',
  '/api/ready',
  '/api/suggest/en',
  '/api/og',
  '/api/feeds/en/insights.xml',
  '/api/calendar/1',
  '/api/vcard/1001',
  '/api/brochure',
  '/api/challenge',
  '/api/measure',
  '/api/preview',
  '/api/preview-session',
  '/api/revalidate',
  '/api/auth/callback',
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/end',
  '/api/auth/backchannel-logout',
  '/api/member/favourites',
  '/api/member/favourites/merge',
  '/api/navigator/report',
  '/icon.svg',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/_next/image',
  '/_next/static/chunks/a.js',
  '/_next/data/a/b.json',
]
const junk = [
  '%',
  '%00',
  '%ff',
  '%zz',
  '%2e%2e%2f',
  '../',
  '//',
  '\\',
  ';',
  '.',
  '%0d%0aset-cookie:a=b',
  '<script>alert(1)</script>',
  "' OR 1=1--",
  '中文',
  '[object Object]',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(40),
  '{"a":',
  '[]',
  '$1',
  '\t',
  'é',
]
const parameters = ['q', 'page', 'letter', 'office', 'practice', 'sort', 'from', 'to', 'returnTo']
const moreParameters = ['_rsc', 'url', 'w', 'error', 'code', 'state', '__nextLocale', 'token', 'id']

function target() {
  let path = pick(chance(0.6) ? pages : others)
  if (chance(0.2)) path = pick(['/fr-fr', '/zh-cn', '/en', '/de-de', '/xx']) + path
  if (chance(0.3)) path += pick(['/', '']) + pick(junk) + repeated('a', 5)
  if (chance(0.02)) path += repeated('a', 12_000)
  if (chance(0.02)) return pick(['*', 'http://evil.test/', `http://${host}/people`, 'evil.test:80'])
  const query = []
  while (chance(0.45))
    query.push(
      `${pick([...parameters, ...moreParameters])}${pick(['=', '[]=', '', '[a]='])}${pick([...junk, 'tax', '1', '/people', '640'])}`,
    )
  // a request line has no spaces and no line breaks: those would be another request
  return (query.length > 0 ? `${path}?${query.join('&')}` : path).replace(/[\s]/g, '+')
}

/** @type {[string, string[]][]} */
const headerValues = [
  ['accept', ['text/html', '*/*', 'text/x-component', 'image/webp', '']],
  ['accept-encoding', ['gzip', 'br', 'gzip;q=0', 'zstd, *;q=0', 'identity', ',,,']],
  ['rsc', ['1', '0', 'x']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/x', '%']],
  ['next-router-state-tree', ['x', '%5B%22%22%5D', '["",{}]', '%', '{']],
  ['next-url', ['/people', 'x', '%']],
  ['next-action', ['x', 'a'.repeat(42), '0'.repeat(40), '__proto__']],
  ['x-action-forwarded', ['1']],
  ['x-middleware-subrequest', ['middleware:middleware:middleware', 'x']],
  ['x-invoke-path', ['/dashboard']],
  ['x-nonce', ['x']],
  ['x-forwarded-host', ['evil.test']],
  ['x-forwarded-proto', ['https', 'x']],
  ['x-forwarded-for', ['1.2.3.4', 'x']],
  ['range', ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x']],
  ['if-none-match', ['*', 'W/"a"', '"', 'x']],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['cookie', ['__session=x', '__session.0=x; auth.subject=x', '__prerender_bypass=x', ';;=', 'a']],
  ['origin', ['http://evil.test', 'null', 'x']],
  ['sec-fetch-site', ['cross-site', 'same-origin', 'x']],
  ['authorization', ['Bearer x', 'Basic eA==', 'x']],
  ['x-content-signature', ['x', 't=1,v1=a']],
  ['content-language', ['x']],
  ['purpose', ['prefetch']],
]
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain;charset=UTF-8',
  'text/x-component',
  'x',
]
const bodies = [
  '',
  'x',
  '{"a":1}',
  '{',
  '[]',
  'null',
  '["$K1"]',
  'a=b&c=%',
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="$ACTION_ID_aaaa"\r\n\r\n\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$F1"]\r\n--b--\r\n',
  '--b\r\nbroken',
  '\u0000\u0001',
  'x'.repeat(70_000),
]

/** One request; the last of a connection closes it. */
function request(/** @type {boolean} */ isLast, /** @type {boolean} */ isCut) {
  const method = chance(0.6)
    ? 'GET'
    : pick(['HEAD', 'POST', 'POST', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PROPFIND', 'get'])
  const lines = [`${method} ${target()} HTTP/1.1`]
  if (!chance(0.01)) lines.push(`Host: ${chance(0.03) ? 'evil.test' : host}`)
  if (chance(0.02)) lines.push('Host: evil.test')
  while (chance(0.7)) {
    const [name, values] = pick(headerValues)
    lines.push(`${name}: ${pick(values)}`)
  }
  let body = ''
  if (method === 'POST' || chance(0.05)) {
    body = pick(bodies)
    lines.push(`Content-Type: ${pick(types)}`)
    if (chance(0.03)) lines.push('Transfer-Encoding: chunked')
    else lines.push(`Content-Length: ${Buffer.byteLength(body) + (isCut ? 5 : 0)}`)
  }
  if (isLast) lines.push('Connection: close')
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** @returns {Promise<{ statuses: number[], isAnswered: boolean }>} */
function exchange(/** @type {string} */ text, /** @type {boolean} */ isCut) {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 80) })
    /** @type {string[]} */
    const received = []
    const end = globalThis.setTimeout(() => socket.destroy(), isCut ? cutOffMs : patienceMs)
    socket.on('data', (chunk) => received.push(chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(end)
      const statuses = [...received.join('').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, s]) =>
        Number(s),
      )
      resolve({ statuses, isAnswered: statuses.length > 0 || isCut })
    })
    socket.write(text, 'utf8')
  })
}

/** What readers see of pages that are the same for all. */
async function snapshot() {
  const texts = await Promise.all(
    pages
      .filter((page) => !/^\/(sign-in|auth|dashboard|search|contact-us|events)/.test(page))
      .map(async (page) => {
        for (let tries = 0; ; tries += 1) {
          const response = await fetch(address + page, { headers: { accept: 'text/html' } })
          const text = `${response.status} ${page} ${await response.text()}`
          if (response.headers.get('x-nextjs-cache') !== 'STALE' || tries > 60) return text
          await setTimeout(500) // it is revalidated in the background
        }
      }),
  )
  return new Map(texts.map((text) => [text.split(' ', 2).join(' '), text]))
}

/** The first difference of two texts, with what stands around it. */
function differenceOf(/** @type {string} */ one = '', /** @type {string} */ other = '') {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60))
}

const before = await snapshot()
process.send?.('ready')
/** @type {Map<number, number>} */
const byStatus = new Map()
/** @type {{ text: string, statuses: number[] }[]} */
const failures = []
let sent = 0

async function work(/** @type {number} */ most) {
  while (sent < most) {
    const requests = Array.from({ length: chance(0.1) ? 3 : 1 }, (_, at) => at)
    const isCut = chance(0.02)
    const text = requests.map((at) => request(at === requests.length - 1, isCut)).join('')
    sent += requests.length
    const { statuses, isAnswered } = await exchange(text, isCut)
    for (const status of statuses) byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    if (!isAnswered || statuses.some(isFailure)) failures.push({ text, statuses })
  }
}
const send = (/** @type {number} */ most) =>
  Promise.all(Array.from({ length: connections }, () => work(most)))

/** Resident megabytes of the server, and of its child that renders; none where the site's pid is unknown. */
function memory() {
  if (!existsSync(pidFile) || !existsSync('/proc')) return []
  const server = Number(readFileSync(pidFile, 'utf8'))
  const renderer = findChildren(server).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('next-process'),
  )
  return [server, Number(renderer)].map(measureResident)
}
const inMegabytes = (/** @type {number[]} */ sizes) =>
  sizes.map((size) => `${size.toFixed(0)} MB`).join(' and ')

/** Heaps grow to their working size first, and shrink some time after the load. */
const warmUp = 0.2
const settleMs = 60_000

const progress = setInterval(() => {
  console.error(`${sent} of ${count} requests, ${failures.length} failed`)
}, 30_000)
await send(Number(count) * warmUp)
const memoryBefore = memory()
await send(Number(count))
clearInterval(progress)
if (process.send) {
  process.send('sent')
  await once(process, 'message')
}
const isBack = () =>
  memory().every((size, index) => size <= (memoryBefore[index] ?? Infinity) * 1.1)
for (let waited = 0; waited < settleMs && !isBack(); waited += 1_000) await setTimeout(1_000)

const after = await snapshot()
const changed = [...before].filter(([page, text]) => after.get(page) !== text).map(([page]) => page)
console.log(`${sent} requests, seed ${seed}:`, Object.fromEntries([...byStatus].sort()))
for (const { text, statuses } of failures.slice(0, 20))
  console.log('FAILED', statuses, JSON.stringify(text.slice(0, 600)))
if (failures.length > 0) console.log(`${failures.length} failed.`)
for (const page of changed)
  console.log('DIFFERS', page, differenceOf(before.get(page), after.get(page)))
if (memoryBefore.length > 0)
  console.log(`Memory ${inMegabytes(memoryBefore)} before, ${inMegabytes(memory())} after.`)
if (!isBack()) console.log('GROWN: the memory of a process is not back within a tenth.')
process.exitCode = failures.length > 0 || changed.length > 0 || !isBack() ? 1 : 0
if (process.send) process.disconnect()
