import is from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Job, Payload } from 'payload'
import { createPublished, type Fixtures } from '../member-fixtures'
import type { ChangeEvent } from '../../revalidation/events'
import type { Check } from './check'

const importAll = async () => ({
  ...(await import('../../env')),
  ...(await import('../../jobs/claim')),
  ...(await import('../../jobs/run-jobs')),
  ...(await import('../../revalidation/revalidation')),
})

/** A site that records what it receives, with the status that a test sets. */
async function startReceiver(payload: Payload) {
  const { env } = await importAll()
  const requests: { events: ChangeEvent[]; at: number; signature: unknown }[] = []
  const receiver = {
    requests,
    events: () => requests.flatMap(({ events }) => events),
    refused: 0,
    statusOf: (_events: ChangeEvent[]): number => 200,
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { events } = JSON.parse(body) as { events: ChangeEvent[] }
      response.statusCode = receiver.statusOf(events)
      if (response.statusCode === 200)
        requests.push({
          events,
          at: performance.now(),
          signature: request.headers['x-content-signature'],
        })
      else receiver.refused += 1
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  env.siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })
  return receiver
}

const change = ({ payload }: Fixtures, id: number, title: string) =>
  payload.update({ collection: 'articles', id, data: { title, _status: 'published' } })

/** Jobs of all queues but those with a schedule, where the next one always waits. */
const openJobs = async ({ payload }: Fixtures) =>
  (
    await payload.db.find<Job>({
      collection: 'payload-jobs',
      where: { queue: { not_in: ['digests', 'cleanup'] } },
      pagination: false,
    })
  ).docs

async function until(isDone: () => boolean | Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !(await isDone()) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 5))
  is.ok(await isDone(), `not within ${ms} ms`)
}

/** Calls of the logger while a function runs. */
async function recordLog(payload: Payload, run: () => Promise<void>): Promise<string[]> {
  const messages: string[] = []
  const { info, warn, error } = payload.logger
  const record = (...args: unknown[]) => void messages.push(String(args.at(-1)))
  Object.assign(payload.logger, { info: record, warn: record, error: record })
  await run().finally(() => Object.assign(payload.logger, { info, warn, error }))
  return messages
}

export const revalidationChecks: Record<string, Check> = {
  'a change waits while the site is down, and is sent once and merged': async (fixtures) => {
    const { createRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    const send = createRevalidation(payload)
    is.equal(await send(), 0, 'nothing waits')
    const log = await recordLog(payload, async () => {
      await change(fixtures, ids.article, 'First')
      receiver.statusOf = () => 503
      const pauses: number[] = []
      for (let attempt = 0; attempt < 8; attempt += 1) pauses.push(await send())
      is.deepEqual(pauses, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
      receiver.statusOf = () => 401
      is.equal(await send(), 30_000)
      is.equal(await send(), 30_000)
      await change(fixtures, ids.article, 'Second')
      await change(fixtures, ids.gated, 'Third')
      receiver.statusOf = () => 200
      is.ok((await send()) > 0)
      is.equal(await send(), 0)
    })
    is.equal(receiver.refused, 10)
    is.equal(receiver.requests.length, 1)
    is.deepEqual(
      receiver.events().map(({ type, id, operation }) => [type, id, operation]),
      [
        ['Article', ids.article, 'publish'],
        ['Article', ids.gated, 'publish'],
      ],
    )
    is.match(String(receiver.requests[0]?.signature), /^t=\d+,v1=[0-9a-f]{64}$/)
    is.deepEqual(await openJobs(fixtures), [], 'finished jobs are deleted')
    is.deepEqual(log, [
      'The site does not acknowledge changes; they wait',
      'The site refuses changes: check secret, address and limits',
      'The site acknowledges changes again',
    ])
  },
  'a moved document, and one that is unpublished and published again, lose no purge': async (
    fixtures,
  ) => {
    const { createRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    await payload.update({
      collection: 'services',
      id: ids.practice,
      data: { slug: 'moved-practice', _status: 'published' },
    })
    await payload.update({
      collection: 'services',
      id: ids.practice,
      data: { summary: 'After the move', _status: 'published' },
    })
    await payload.update({ collection: 'articles', id: ids.gated, data: { _status: 'draft' } })
    await change(fixtures, ids.gated, 'Published again')
    await createRevalidation(payload)()
    const effectsOf = (type: string) =>
      receiver
        .events()
        .filter((event) => event.type === type)
        .map(({ operation, moved }) => (moved ? 'moved' : operation))
    is.deepEqual(effectsOf('ServiceInfo'), ['moved', 'publish'])
    is.deepEqual(effectsOf('Article'), ['unpublish', 'publish'])
    is.equal(receiver.requests.length, 1)
  },
  'jobs of a killed process are taken over after a minute, in order': async (fixtures) => {
    const { claimJobs, createRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    const send = createRevalidation(payload)
    await change(fixtures, ids.article, 'Before the kill')
    const claimed = await claimJobs(payload, 'revalidate', 200) // and nothing more
    is.equal(claimed.length, 1)
    await change(fixtures, ids.article, 'After the kill')
    await change(fixtures, ids.gated, 'Another document')
    await send()
    is.deepEqual(
      receiver.events().map(({ id }) => id),
      [ids.gated],
      'only the other document',
    )
    await payload.db.updateJobs({
      id: claimed[0]!.id,
      data: { updatedAt: new Date(Date.now() - 61_000).toISOString() },
    })
    await send()
    is.deepEqual(
      receiver.events().map(({ id }) => id),
      [ids.gated, ids.article],
    )
    is.deepEqual(await openJobs(fixtures), [])
  },
  'an invalid event is kept as failed, and the others are sent': async (fixtures) => {
    const { createRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    receiver.statusOf = (events) => (events.some(({ id }) => id === ids.article) ? 400 : 200)
    const send = createRevalidation(payload)
    const log = await recordLog(payload, async () => {
      await change(fixtures, ids.article, 'Invalid')
      await change(fixtures, ids.gated, 'Valid')
      await send()
      is.equal(await send(), 0)
    })
    is.deepEqual(
      receiver.events().map(({ id }) => id),
      [ids.gated],
    )
    const [failed, ...others] = await openJobs(fixtures)
    is.deepEqual(others, [])
    is.equal((failed?.input as ChangeEvent).id, ids.article)
    is.equal(failed?.hasError, true)
    is.deepEqual(log, ['The site refused an event as invalid'])
  },
  'an event that is sent alone while the site is down is not failed': async (fixtures) => {
    const { createRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    receiver.statusOf = (events) => (events.length > 1 ? 400 : 503)
    for (const id of [ids.article, ids.gated]) await change(fixtures, id, 'Waiting')
    await createRevalidation(payload)()
    const jobs = await openJobs(fixtures)
    is.deepEqual(
      jobs.map(({ hasError, processing }) => [hasError, processing]),
      [
        [false, false],
        [false, false],
      ],
    )
    is.ok(jobs.every(({ waitUntil }) => Date.parse(waitUntil ?? '') > Date.now() + 20_000))
  },
  'a change that is rolled back sends nothing (PostgreSQL)': async (fixtures) => {
    const { createRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    const transactionID = await payload.db.beginTransaction()
    if (!transactionID) return
    const send = createRevalidation(payload)
    await payload.update({
      collection: 'articles',
      id: ids.article,
      data: { title: 'Rolled back', _status: 'published' },
      req: { transactionID },
    })
    is.equal(await send(), 0, 'not before the commit')
    await payload.db.rollbackTransaction(transactionID)
    is.equal(await send(), 0)
    is.deepEqual([receiver.requests, await openJobs(fixtures)], [[], []])
  },
  'processes that claim at once get each job once (PostgreSQL)': async (fixtures) => {
    const { claimJobs } = await importAll()
    const { payload, ids } = fixtures
    if (payload.db.name !== 'postgres') return
    await startReceiver(payload)
    for (let round = 0; round < 5; round += 1) {
      for (const id of [ids.article, ids.gated]) await change(fixtures, id, `Round ${round}`)
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => claimJobs(payload, 'revalidate', 200)),
      )
      const claimed = claims.flat().map(({ id }) => id)
      is.equal(new Set(claimed).size, claimed.length, 'no job twice')
      is.ok(claimed.length > 0)
      await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })
    }
  },
  'administrators read jobs; no one queues, changes or runs them, or deletes one that waits':
    async (fixtures) => {
      const { rest, graphql, payload, ann, ids } = fixtures
      await startReceiver(payload)
      await change(fixtures, ids.article, 'Waiting')
      const [job] = await openJobs(fixtures)
      const before = JSON.stringify(await openJobs(fixtures))
      const tokenOf = async (role: 'admin' | 'editor') => {
        const account = { email: `jobs-${role}@editors.test`, password: crypto.randomUUID() }
        await payload.create({ collection: 'users', data: { ...account, name: role, role } })
        return `JWT ${(await payload.login({ collection: 'users', data: account })).token}`
      }
      const admin = await tokenOf('admin')
      for (const token of [null, ann, await tokenOf('editor'), admin]) {
        for (const [method, path, body] of [
          ['GET', ''],
          ['GET', `/${job?.id}`],
          ['GET', '/count'],
          ['GET', '/run'],
          ['GET', '/run?queue=revalidate&allQueues=true'],
          ['GET', '/handle-schedules'],
          ['POST', '', { taskSlug: 'revalidate', queue: 'revalidate', input: {} }],
          ['POST', '/run', {}],
          ['PATCH', `/${job?.id}`, { processing: true }],
          ['PATCH', '?where[id][exists]=true', { processing: true }],
          ['DELETE', `/${job?.id}`],
          ['DELETE', '?where[id][exists]=true'],
        ] as const) {
          const { status } = await rest(method, `/api/payload-jobs${path}`, { token, body })
          const isRead = method === 'GET' && ['', `/${job?.id}`, '/count'].includes(path)
          if (token === admin && isRead) is.equal(status, 200)
          // An administrator's bulk deletion finds none that failed.
          else if (token !== admin || method !== 'DELETE' || !path.startsWith('?'))
            is.ok(status >= 401 && status <= 404, `${method} ${path}: ${status}`)
        }
        const schema = await graphql('{ __schema { types { name } } }', { token })
        is.ok(!JSON.stringify(schema.json).includes('PayloadJob'))
      }
      is.equal(JSON.stringify(await openJobs(fixtures)), before)
    },
  // The last ones: the runners do not stop.
  'the site is notified within a second, and of a burst in few requests': async (fixtures) => {
    const { startRevalidation } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    startRevalidation(payload)
    const delays: number[] = []
    for (let edit = 0; edit < 5; edit += 1) {
      // as long as it takes until the runner looks only once a second again
      await new Promise((resolve) => setTimeout(resolve, 2200 + 170 * edit))
      const count = receiver.requests.length
      await change(fixtures, ids.article, `Edit ${edit}`)
      const saved = performance.now()
      await until(() => receiver.requests.length > count, 3000)
      delays.push(receiver.requests.at(-1)!.at - saved)
    }
    console.warn(`        from saved to received, ms: ${delays.map(Math.round).join(' ')}`)
    is.ok(delays.sort((a, b) => a - b)[2]! < 250, 'woken up by the change')

    const articles: number[] = []
    for (let count = 0; count < 200; count += 1)
      articles.push(
        await createPublished(payload, 'articles', {
          title: `Burst ${count}`,
          summary: 's',
          kind: 'briefing',
          publishedOn: new Date().toISOString(),
          authors: [ids.person],
          practices: [ids.practice],
          body: [],
        }),
      )
    receiver.requests.length = 0
    const begun = performance.now()
    const savedAt = new Map<unknown, number>()
    for (const id of articles) {
      await change(fixtures, id, `Changed ${id}`)
      savedAt.set(id, performance.now())
      await new Promise((resolve) => setImmediate(resolve)) // SQLite blocks the event loop
    }
    const seconds = (performance.now() - begun) / 1000
    await until(() => receiver.events().length >= articles.length, 5000)
    const longest = Math.max(
      ...receiver.requests.flatMap(({ at, events }) =>
        events.map(({ id }) => at - (savedAt.get(id) ?? 0)),
      ),
    )
    console.warn(
      `        200 changes in ${seconds.toFixed(1)} s: ${receiver.requests.length} requests, ` +
        `${Math.round(longest)} ms at most`,
    )
    const pauses = receiver.requests
      .slice(1)
      .map(({ at }, index) => at - receiver.requests[index]!.at)
    is.ok(Math.min(...pauses) > 200, 'at most four requests a second')
    is.ok(receiver.requests.length > 1)
    is.ok(longest < 3000, 'also while the changes continue')
    is.deepEqual(
      receiver.events().map(({ id }) => id),
      articles,
      'each once, in order',
    )
  },
  'a scheduled publication happens when it is due, and the site is notified': async (fixtures) => {
    const { startJobs } = await importAll()
    const { payload, ids } = fixtures
    const receiver = await startReceiver(payload)
    startJobs(payload)
    const due = Date.now() + 2000
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'articles', value: String(ids.draft) } },
      waitUntil: new Date(due),
    } as never) // cast: as Payload's own interface queues it
    const statusOf = async () =>
      (await payload.findByID({ collection: 'articles', id: ids.draft }))._status
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const before = await statusOf()
    if (Date.now() < due) is.equal(before, 'draft')
    await until(() => receiver.events().some(({ id }) => id === ids.draft), 10_000)
    is.ok(Date.now() > due)
    is.equal(await statusOf(), 'published')
    console.warn(`        published and received ${Date.now() - due} ms after the time`)
    // a job ends after its request was responded to
    await until(async () => (await openJobs(fixtures)).length === 0, 5000)
  },
}
