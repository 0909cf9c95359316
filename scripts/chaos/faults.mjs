/**
 * Each fault is injected while readers request pages, and has limits for what they get (issue of
 * the edge; docs/adr/0002). All run on one machine: figures are upper limits.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { measureResident } from '../bench/memory.mjs'
import { row, skippedRow } from '../bench/table.mjs'
import { findChildren } from '../bench/tools.mjs'
import { driven, staleAll, warmedUrls } from './drive.mjs'
import { gate } from './gate.mjs'
import { hostile } from './hostile.mjs'
import { outages } from './outages.mjs'
import { read, startReaders } from './readers.mjs'
import { openForm, sendForm } from './visitors.mjs'

/**
 * @typedef {Awaited<ReturnType<typeof import('./setup.mjs').startChaos>>} Site
 * @typedef {Site & { urls: string[], editor: Awaited<ReturnType<typeof import('./setup.mjs').signInEditor>>,
 *   member: Record<string, string>, isLong: boolean,
 *   kinds: string[] }} Context
 * @typedef {(context: Context) => Promise<import('../bench/table.mjs').Row[]>} Fault
 */

/** @param {number} pid of a site, with the process that renders */
const memoryOf = (pid) => [pid, ...findChildren(pid).map(Number)].map((id) => measureResident(id))

/**
 * @param {string} name
 * @param {Awaited<ReturnType<ReturnType<typeof startReaders>>>} got
 * @param {{ p99?: number, longest?: number }} limits in ms
 */
const toRows = (name, got, { p99, longest } = {}) => [
  row(`${name}: failed responses`, got.failed, {
    most: 0,
    digits: 0,
    compared: `of ${got.count} ${got.failures}`,
  }),
  row(`${name}: torn pages`, got.torn, { most: 0, digits: 0, compared: '200 without </html>' }),
  ...(p99
    ? [
        row(`${name}: p99`, got.p99, {
          most: p99,
          unit: ' ms',
          compared: `p50 ${got.p50.toFixed(1)}, longest ${got.longest.toFixed(0)} ms`,
        }),
      ]
    : []),
  ...(longest
    ? [
        row(`${name}: longest`, got.longest, {
          most: longest,
          unit: ' ms',
          digits: 0,
          compared: '',
        }),
      ]
    : []),
]

/** Every page of the site is stale, again and again. @type {Fault} */
async function staleness(context) {
  const [one, two] = context.instances
  if (!one || !two) return []
  await two.end('SIGTERM') // one machine's cores are for one instance
  const urls = context.urls.map((url) => url.replace(context.front, one.url))
  for (const url of urls) await read(url) // what was never rendered is no cached page
  const stop = startReaders(urls, { rate: 100 })
  /** @type {number[][]} */
  const memory = []
  for (let seconds = 0; seconds < (context.isLong ? 300 : 60); seconds += 5) {
    if (seconds % 30 === 0) await staleAll(context)
    await wait(5_000)
    memory.push(memoryOf(one.pid()))
  }
  const got = await stop()
  await two.start()
  const most = (/** @type {number} */ index) =>
    Math.max(...memory.map((sizes) => sizes[index] ?? 0))
  return [
    ...toRows(`all of ${urls.length} pages stale`, got, { p99: 100 }),
    row('all pages stale: memory of the server', most(0), {
      most: 450,
      unit: ' MB',
      digits: 0,
      compared: 'resident, at most',
    }),
    row('all pages stale: memory of the renderer', most(1), {
      most: 900,
      unit: ' MB',
      digits: 0,
      compared: 'resident, at most; its heap has 512 MB',
    }),
  ]
}

/** Readers who open 1,000 connections and take nothing of the responses. @type {Fault} */
async function slowReaders(context) {
  const [one] = context.instances
  if (!one) return []
  const sockets = Array.from({ length: 1000 }, (_, number) => {
    const socket = connect(Number(new URL(one.url).port), 'localhost')
    socket.on('error', () => {})
    const url = number % 2 ? '/people' : `/insights?q=word${number}`
    socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`)
    return socket.pause()
  })
  await wait(1_000)
  const stop = startReaders([`${one.url}/our-story`, `${one.url}/people`], { rate: 100 })
  await wait(20_000)
  const [server = 0] = memoryOf(one.pid())
  for (const socket of sockets) socket.destroy()
  return [
    ...toRows('1,000 slow readers', await stop(), { p99: 100 }),
    row('1,000 slow readers: memory of the server', server, {
      most: 450,
      unit: ' MB',
      digits: 0,
      compared: 'resident',
    }),
  ]
}

/** Instances are killed and Redis goes away, in the middle of revalidation. @type {Fault} */
async function kills(context) {
  const { instances, redis, editor, isLong } = context
  const urls = await warmedUrls(context, 200)
  const documents = (await editor.publications(50)).slice(0, 20)
  const stop = startReaders(urls, { rate: 30 })
  const rounds = isLong ? 50 : 10
  /** @type {Map<string, string>} */
  const titles = new Map()
  for (let round = 0; round < rounds; round += 1) {
    const one = instances[round % 2]
    const document = documents[round % documents.length]
    if (!one || !document) break
    const title = `Written in round ${round} of the kills`
    await editor.publish(document.id, title)
    titles.set(`/publications/${document.id}/${document.slug}`, title)
    await staleAll(context).catch(() => 0)
    await wait(200)
    await one.end('SIGKILL')
    if (round % (rounds / 5) === 1) {
      await redis.stop()
      await wait(1_000)
      await redis.start()
    }
    await one.start()
  }
  const seconds = await secondsUntil(instances, titles)
  return [
    ...toRows(`${rounds} kills of an instance, 5 of Redis`, await stop()),
    row('kills: seconds until both show all edits', seconds, {
      most: 30,
      unit: ' s',
      compared: `${titles.size} publications`,
    }),
  ]
}

/** @param {Context['instances']} instances @param {Map<string, string>} titles by path */
async function secondsUntil(instances, titles) {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  for (const { url } of instances)
    for (const [path, title] of titles)
      while (!(await read(url + path)).html.includes(title) && seconds() < 120) await wait(100)
  return seconds()
}

/** Instances are restarted one after the other, as a release does. @type {Fault} */
async function rolling(context) {
  const { instances } = context
  const urls = await warmedUrls(context, 200)
  const stop = startReaders(urls, { rate: 50 })
  for (let round = 0; round < 3; round += 1)
    for (const one of instances) {
      await wait(1_000)
      await one.end('SIGTERM')
      await one.start()
    }
  return toRows('rolling restart, 3 times', await stop())
}

/** Instances get a new build, one after the other. @type {Fault} */
async function release(context) {
  const build = await context.buildNext()
  const urls = await warmedUrls(context, 200)
  const stop = startReaders(urls, { rate: 50 })
  for (const one of context.instances) {
    await wait(1_000)
    await one.end('SIGTERM')
    one.install(build)
    await one.start()
  }
  await wait(5_000)
  return toRows('release of a new build', await stop())
}

/** An instance hangs. @type {Fault} */
async function hung(context) {
  const [, two] = context.instances
  const urls = await warmedUrls(context, 200)
  const stop = startReaders(urls, { rate: 30 })
  await wait(2_000)
  two?.kill('SIGSTOP')
  await wait(10_000)
  const got = await stop()
  await two?.start()
  return toRows('an instance hangs', got, { longest: 3_000 })
}

/** Many documents are published at a time. @type {Fault} */
async function burst({ front, instances, editor }) {
  const documents = await editor.publications(200)
  const paths = documents.map(({ id, slug }) => `/publications/${id}/${slug}`)
  for (const path of paths) await read(front + path)
  const stop = startReaders(
    paths.map((path) => front + path),
    { rate: 20 },
  )
  const title = `Published in a burst`
  for (let start = 0; start < documents.length; start += 4)
    await Promise.all(
      documents.slice(start, start + 4).map(({ id }) => editor.publish(id, `${title} ${id}`)),
    )
  await wait(10_000)
  let old = 0
  for (const { url } of instances)
    for (const [index, path] of paths.entries())
      if (!(await read(url + path)).html.includes(`${title} ${documents[index]?.id}`)) old += 1
  return [
    ...toRows(`${documents.length} publishes in a burst`, await stop(), { longest: 500 }),
    row('burst: old pages ten seconds later', old, {
      most: 0,
      digits: 0,
      compared: `of ${paths.length} on each instance`,
    }),
  ]
}

/**
 * The disk of an instance is full; it restarts with what it could write. Needs the right to mount.
 *
 * @type {Fault}
 */
async function diskFull({ front, instances, setup, urls }) {
  const [one] = instances
  if (!one) return []
  const folder = path.join(setup.folder, one.name, 'rendered')
  mkdirSync(folder, { recursive: true })
  await one.end('SIGTERM')
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  await one.start()
  if (!isMounted) return [skippedRow('disk full', 'no right to mount a small disk')]
  try {
    const some = urls.slice(0, 300).map((url) => url.replace(front, one.url))
    const before = startReaders(some, { rate: 20 })
    await wait(some.length * 50)
    const full = await before()
    await one.end('SIGKILL')
    await one.start()
    const after = startReaders(some, { rate: 20 })
    await wait(some.length * 50)
    return [...toRows('disk full', full), ...toRows('after a restart', await after())]
  } finally {
    await one.end('SIGTERM')
    spawnSync('umount', [folder])
    await one.start()
  }
}

/**
 * The content service is killed 20 times while visitors send 1,000 messages, an instance of the
 * site four times. A visitor sends a message again until it is accepted.
 *
 * @type {Fault}
 */
async function submissions({ instances, upstreams: { content }, editor }) {
  const [rounds, perRound] = [20, 50]
  const domain = `@chaos-${Date.now()}.example`
  const forms = await Promise.all(instances.map(({ url }) => openForm(`${url}/contact-us/press`)))
  let repeated = 0
  let stored = 0
  const send = async (/** @type {number} */ number) => {
    const values = {
      name: `Visitor ${number}`,
      email: `visitor-${number}${domain}`,
      message: 'Sent while services are killed.',
      noClient: 'on',
    }
    for (let attempt = number; ; attempt += 1) {
      const form = forms[attempt % forms.length]
      const page = form ? await sendForm(form, values) : null
      if (page === '/received') stored += 1
      if (page) return
      repeated += 1
      await wait(200)
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    const sent = Array.from({ length: perRound }, async (_, index) => {
      await wait(index * 60)
      await send(round * perRound + index)
    })
    await wait((round % 5) * 500)
    const one = instances[round % 2]
    await Promise.all([
      content.end('SIGKILL').then(content.start),
      round % 5 === 2 ? one?.end('SIGKILL').then(() => one.start()) : null,
    ])
    await Promise.all(sent)
  }
  const count = rounds * perRound
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  let messages = await editor.messages(domain)
  while (messages.length < count && seconds() < 120) {
    await wait(500)
    messages = await editor.messages(domain)
  }
  const delivered = seconds()
  await wait(20_000) // a second delivery would have come by now
  messages = await editor.messages(domain)
  const senders = new Set(messages.map(({ email }) => email)).size
  const name = `${count} messages, ${rounds} kills`
  return [
    row(`${name}: not stored`, count - senders, {
      most: 0,
      digits: 0,
      compared: `${stored} by the site's queue, ${repeated} sent again by their visitor`,
    }),
    row(`${name}: stored twice`, messages.length - senders, { most: 0, digits: 0, compared: '' }),
    row(`${name}: without all values`, messages.filter(({ values }) => values.length < 4).length, {
      most: 0,
      digits: 0,
      compared: '',
    }),
    row(`${name}: seconds until all are delivered`, delivered, {
      most: 30,
      unit: ' s',
      compared: '',
    }),
  ]
}

export const faults = {
  submissions,
  diskFull,
  staleness,
  slowReaders,
  kills,
  rolling,
  hung,
  burst,
  gate,
  hostile,
  outages,
  ...driven,
  release,
}
