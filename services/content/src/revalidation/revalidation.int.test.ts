import { claimJobs } from '../jobs/claim'
import { startContentService } from '../testing/content-service'
import { openJobs, startReceiver } from '../testing/receiver'
import { signInAs } from '../testing/sign-in-as'
import type { ChangeEvent } from '@law-firm/contract/change-events'
import { createRevalidation } from './revalidation'

const service = await startContentService()
const { payload, ids, rest, graphql, ann } = service
const testOnPostgres = payload.db.name === 'postgres' ? test : test.skip

const change = (id: number, title: string) =>
  payload.update({ collection: 'articles', id, data: { title, _status: 'published' } })

/** Calls of the logger while a function runs. */
async function recordLog(run: () => Promise<void>): Promise<string[]> {
  const messages: string[] = []
  const { info, warn, error } = payload.logger
  const record = (...args: unknown[]) => void messages.push(String(args.at(-1)))
  Object.assign(payload.logger, { info: record, warn: record, error: record })
  await run().finally(() => Object.assign(payload.logger, { info, warn, error }))
  return messages
}

test('a change waits while the site is down, and is sent once and merged', async () => {
  const receiver = await startReceiver(payload)
  const send = createRevalidation(payload)
  expect(await send()).toBe(0) // nothing waits
  const log = await recordLog(async () => {
    await change(ids.article, 'First')
    receiver.statusOf = () => 503
    const pauses: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) pauses.push(await send())
    expect(pauses).toStrictEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    receiver.statusOf = () => 401
    expect(await send()).toBe(30_000)
    expect(await send()).toBe(30_000)
    await change(ids.article, 'Second')
    await change(ids.gated, 'Third')
    receiver.statusOf = () => 200
    expect(await send()).toBeGreaterThan(0)
    expect(await send()).toBe(0)
  })
  expect(receiver.refused).toBe(10)
  expect(receiver.requests.length).toBe(1)
  expect(receiver.events().map(({ type, id, operation }) => [type, id, operation])).toStrictEqual([
    ['Article', ids.article, 'publish'],
    ['Article', ids.gated, 'publish'],
  ])
  expect(String(receiver.requests[0]?.signature)).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
  expect(await openJobs(payload)).toStrictEqual([]) // finished jobs are deleted
  expect(log).toStrictEqual([
    'The site does not acknowledge changes; they wait',
    'The site refuses changes: check secret, address and limits',
    'The site acknowledges changes again',
  ])
})

test('a moved document, and one that is unpublished and published again, lose no purge', async () => {
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
  await change(ids.gated, 'Published again')
  await createRevalidation(payload)()
  const effectsOf = (type: string) =>
    receiver
      .events()
      .filter((event) => event.type === type)
      .map(({ operation, moved }) => (moved ? 'moved' : operation))
  expect(effectsOf('ServiceInfo')).toStrictEqual(['moved', 'publish'])
  expect(effectsOf('Article')).toStrictEqual(['unpublish', 'publish'])
  expect(receiver.requests.length).toBe(1)
})

test('a job that a process with a clock a day ahead has claimed is taken over', async () => {
  const receiver = await startReceiver(payload)
  await change(ids.article, 'Claimed tomorrow')
  const claimed = await claimJobs(payload, 'revalidate', 200)
  await payload.db.updateJobs({
    id: claimed[0]!.id,
    data: { updatedAt: new Date(Date.now() + 86_400_000).toISOString() },
  })
  await createRevalidation(payload)()
  expect(receiver.events().map(({ id }) => id)).toStrictEqual([ids.article])
})

test('jobs of a killed process are taken over after a minute, in order', async () => {
  const receiver = await startReceiver(payload)
  const send = createRevalidation(payload)
  await change(ids.article, 'Before the kill')
  const claimed = await claimJobs(payload, 'revalidate', 200) // and nothing more
  expect(claimed.length).toBe(1)
  await change(ids.article, 'After the kill')
  await change(ids.gated, 'Another document')
  await send()
  // only the other document
  expect(receiver.events().map(({ id }) => id)).toStrictEqual([ids.gated])
  await payload.db.updateJobs({
    id: claimed[0]!.id,
    data: { updatedAt: new Date(Date.now() - 61_000).toISOString() },
  })
  await send()
  expect(receiver.events().map(({ id }) => id)).toStrictEqual([ids.gated, ids.article])
  expect(await openJobs(payload)).toStrictEqual([])
})

test('an invalid event is kept as failed, and the others are sent', async () => {
  const receiver = await startReceiver(payload)
  receiver.statusOf = (events) => (events.some(({ id }) => id === ids.article) ? 400 : 200)
  const send = createRevalidation(payload)
  const log = await recordLog(async () => {
    await change(ids.article, 'Invalid')
    await change(ids.gated, 'Valid')
    await send()
    expect(await send()).toBe(0)
  })
  expect(receiver.events().map(({ id }) => id)).toStrictEqual([ids.gated])
  const [failed, ...others] = await openJobs(payload)
  expect(others).toStrictEqual([])
  expect((failed?.input as ChangeEvent).id).toBe(ids.article)
  expect(failed?.hasError).toBe(true)
  expect(log).toStrictEqual(['The site refused an event as invalid'])
})

test('an event that is sent alone while the site is down is not failed', async () => {
  const receiver = await startReceiver(payload)
  receiver.statusOf = (events) => (events.length > 1 ? 400 : 503)
  for (const id of [ids.article, ids.gated]) await change(id, 'Waiting')
  await createRevalidation(payload)()
  const jobs = await openJobs(payload)
  expect(jobs.map(({ hasError, processing }) => [hasError, processing])).toStrictEqual([
    [false, false],
    [false, false],
  ])
  for (const { waitUntil } of jobs)
    expect(Date.parse(waitUntil ?? '')).toBeGreaterThan(Date.now() + 20_000)
})

testOnPostgres('a change that is rolled back sends nothing (PostgreSQL)', async () => {
  const receiver = await startReceiver(payload)
  const transactionID = (await payload.db.beginTransaction())!
  const send = createRevalidation(payload)
  await payload.update({
    collection: 'articles',
    id: ids.article,
    data: { title: 'Rolled back', _status: 'published' },
    req: { transactionID },
  })
  expect(await send()).toBe(0) // not before the commit
  await payload.db.rollbackTransaction(transactionID)
  expect(await send()).toBe(0)
  expect([receiver.requests, await openJobs(payload)]).toStrictEqual([[], []])
})

testOnPostgres('processes that claim at once get each job once (PostgreSQL)', async () => {
  await startReceiver(payload)
  for (let round = 0; round < 5; round += 1) {
    for (const id of [ids.article, ids.gated]) await change(id, `Round ${round}`)
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => claimJobs(payload, 'revalidate', 200)),
    )
    const claimed = claims.flat().map(({ id }) => id)
    expect(new Set(claimed).size).toBe(claimed.length) // no job twice
    expect(claimed.length).toBeGreaterThan(0)
    await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })
  }
})

test('administrators read jobs; no one queues, changes or runs them, or deletes one that waits', async () => {
  await startReceiver(payload)
  await change(ids.article, 'Waiting')
  const [job] = await openJobs(payload)
  const before = JSON.stringify(await openJobs(payload))
  const admin = (await signInAs(service, 'admin')).token
  for (const token of [null, ann, (await signInAs(service, 'editor')).token, admin]) {
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
      if (token === admin && isRead) expect(status).toBe(200)
      // An administrator's bulk deletion finds none that failed.
      else if (token !== admin || method !== 'DELETE' || !path.startsWith('?'))
        expect(`${method} ${path}: ${status}`).toMatch(/: 40[1-4]$/)
    }
    const schema = await graphql('{ __schema { types { name } } }', { token })
    expect(JSON.stringify(schema.json)).not.toContain('PayloadJob')
  }
  expect(JSON.stringify(await openJobs(payload))).toBe(before)
})
