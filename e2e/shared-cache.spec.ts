import type { ChildProcess } from 'node:child_process'
import { createClient, RESP_TYPES } from 'redis'
import { editorToken } from './support/inbox'
import { startSharing } from './support/instances'
import { createVisitor } from './support/other-visitor'
import { redisUrl, startRedis, stopRedis } from './support/redis'
import { expect, services, test } from './support/site'
import { sendWebhook } from './support/webhook'

const article = 2002
const address = '/publications/2002/high-risk-ai-checklist'
const event = { type: 'Article', id: article, slug: 'high-risk-ai-checklist', path: address }

let redis: ChildProcess
let token = ''
let instances: Awaited<ReturnType<typeof startSharing>>[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  token = await editorToken()
  redis = await startRedis()
  instances = await Promise.all([3106, 3107].map((port) => startSharing(port, redisUrl)))
})

test.afterAll(async () => {
  for (const { stop } of instances) stop()
  await stopRedis(redis)
})

const read = async (instance: number) => {
  const response = await fetch(`${instances[instance]?.url}${address}`)
  const html = await response.text()
  return { status: response.status, cache: response.headers.get('x-nextjs-cache'), html }
}

/** Publishes a title; the main site is notified, and the instances by `notify`. */
async function publish(title: string): Promise<void> {
  const response = await fetch(`${services.content}/api/articles/${article}?locale=en&depth=0`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  expect(response.status).toBe(200)
}

const notify = async (instance: number) =>
  (await sendWebhook(instances[instance]?.url ?? '', event)).status

/** Reads an instance until it shows the title; every response on the way is a whole page. */
async function expectTitle(instance: number, title: string, timeout: number): Promise<void> {
  const shows = async () => {
    const { status, html } = await read(instance)
    expect(status).toBe(200)
    expect(html.trimEnd()).toMatch(/<\/html>$/)
    return html.includes(title)
  }
  await expect.poll(shows, { intervals: [25], timeout }).toBe(true)
}

test('one webhook makes both instances show an edit', async () => {
  for (const instance of [0, 1])
    await expect.poll(async () => (await read(instance)).cache).toBe('HIT')
  for (const [round, sender] of [0, 1, 0, 1].entries()) {
    const title = `Shared ${sender} ${Date.now()}`
    await publish(title)
    expect(await notify(sender)).toBe(200)
    const timeout = round < 2 ? 15_000 : 5_000 // the first renders of a process load the pages' code
    await Promise.all([expectTitle(0, title, timeout), expectTitle(1, title, timeout)])
  }
})

test('a purge is acknowledged once no instance shows the page', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [sender, other] = round % 2 ? [1, 0] : [0, 1]
    await expect.poll(async () => (await read(other)).cache).toBe('HIT')
    const webhook = await sendWebhook(instances[sender]?.url ?? '', { ...event, restricted: true })
    expect(webhook.status).toBe(200)
    expect((await read(other)).cache).toBe('MISS')
  }
})

test('purges on both instances at the same time are all acknowledged', async () => {
  const client = createClient({ url: redisUrl })
  await client.connect()
  const versions = async () => Number(await client.get('site:version'))
  const before = await versions()
  const purge = async (instance: number) =>
    (await sendWebhook(instances[instance]?.url ?? '', { ...event, restricted: true })).status
  for (let round = 0; round < 20; round += 1)
    expect(await Promise.all([purge(0), purge(1), purge(0), purge(1)])).toEqual([
      200, 200, 200, 200,
    ])
  expect(await versions()).toBe(before + 80)
  await client.close()
})

test('a purge is not acknowledged while an instance does not confirm it', async () => {
  const purge = async () =>
    (await sendWebhook(instances[0]?.url ?? '', { ...event, restricted: true })).status
  const silent = createClient({ url: redisUrl })
  await silent.connect()
  await silent.subscribe('site:changes', () => {})
  expect(await purge()).toBe(503)
  silent.destroy()
  await expect.poll(purge, { intervals: [100] }).toBe(200)
})

test('what no instance wrote to Redis is never a page', async () => {
  instances[1]?.kill()
  const client = createClient({ url: redisUrl })
  await client.connect()
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const key = (await client.keys('site:page:*')).find((name) => name.endsWith(address)) ?? ''
  const own = await binary.get(key)
  if (!own) throw new Error('Redis has no page of the address')
  const poisoned: [path: string, entry: Buffer | string][] = [
    ['/people', own], // of another address
    ['/expertise', own.subarray(32)], // without its seal
    ['/insights', 'x'],
    [address, own.subarray(0, 500)],
  ]
  for (const [path, entry] of poisoned)
    await client.set(key.replace(`/en${address}`, `/en${path}`), entry)
  instances[1] = await startSharing(3107, redisUrl)
  for (const text of ['', '{', '{"from":1}', '{"from":"x","versions":{"version":"9"}}'])
    await client.publish('site:changes', text)
  for (const [path] of poisoned) {
    const response = await fetch(`${instances[1].url}${path}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`rel="canonical" href="${services.site}${path}"`)
  }
  await client.set(key, own)
  await client.close()
})

test('while Redis is away pages are served, and an edit arrives once it is back', async () => {
  for (const round of [1, 2]) {
    await stopRedis(redis)
    const title = `Written without Redis ${round} ${Date.now()}`
    await publish(title)
    await expect.poll(() => notify(0), { intervals: [100] }).toBe(503)
    expect([(await read(0)).status, (await read(1)).status]).toEqual([200, 200])
    redis = await startRedis()
    await expect.poll(() => notify(1), { intervals: [100], timeout: 10_000 }).toBe(200)
    await Promise.all([expectTitle(0, title, 5_000), expectTitle(1, title, 5_000)])
  }
})

test('a Redis that lost its data while it runs counts on, and purges what it is to', async () => {
  const client = createClient({ url: redisUrl })
  await client.connect()
  const versions = async () => Number(await client.get('site:version'))
  const before = await versions()
  expect(before).toBeGreaterThan(20)
  await client.flushAll()
  const title = `Written after a flush ${Date.now()}`
  await publish(title)
  expect(await notify(0)).toBe(200)
  expect(await versions()).toBeGreaterThan(before)
  await Promise.all([expectTitle(0, title, 5_000), expectTitle(1, title, 5_000)])
  for (const instance of [0, 1])
    await expect.poll(async () => (await read(instance)).cache).toBe('HIT')
  await client.flushAll()
  const webhook = await sendWebhook(instances[0]?.url ?? '', { ...event, restricted: true })
  expect(webhook.status).toBe(200)
  expect((await read(1)).cache).toBe('MISS')
  // for instances that start later
  await client.flushAll()
  await expect.poll(() => client.hLen('site:expired')).toBeGreaterThan(0)
  await client.close()
})

test('a Redis that hangs keeps no page from readers', async () => {
  redis.kill('SIGSTOP')
  try {
    for (const instance of [0, 1]) {
      const startedAt = Date.now()
      expect((await read(instance)).status).toBe(200)
      expect(Date.now() - startedAt).toBeLessThan(5_000)
    }
    expect(await notify(0)).toBe(503)
  } finally {
    redis.kill('SIGCONT')
  }
  await expect.poll(() => notify(0), { intervals: [100], timeout: 10_000 }).toBe(200)
})

test('an instance that is killed while it renders keeps no page from being fresh', async () => {
  for (const round of [1, 2, 3]) {
    const title = `Killed ${round} ${Date.now()}`
    await publish(title)
    expect(await notify(0)).toBe(200)
    instances[0]?.kill()
    await expectTitle(1, title, 20_000)
    instances[0] = await startSharing(3106, redisUrl, false)
    await expectTitle(0, title, 15_000)
  }
})

test('an instance that was down shows what was published meanwhile', async () => {
  instances[1]?.kill()
  const title = `Missed ${Date.now()}`
  await publish(title)
  expect(await notify(0)).toBe(200)
  await expectTitle(0, title, 5_000)
  instances[1] = await startSharing(3107, redisUrl, false)
  await expectTitle(1, title, 5_000)
})

test('a visitor has one limit on both instances', async () => {
  const visitor = createVisitor('127.0.0.2')
  const brochure = (number: number) =>
    visitor.read(`${instances[number % 2]?.url}/api/brochure/de-de`)
  // 1,200 points a minute, of which each costs 20
  const statuses: number[] = []
  for (let number = 0; number < 62; number += 1) statuses.push(await brochure(number))
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
  const other = createVisitor('127.0.0.3')
  expect(await other.read(`${instances[0]?.url}/api/brochure/de-de`)).toBe(200)
  visitor.leave()
  other.leave()
})
