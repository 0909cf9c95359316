import { startJobs } from '../jobs/run-jobs'
import { startContentService } from '../testing/content-service'
import { openJobs, startReceiver } from '../testing/receiver'
import { createPublished } from '../testing/sample-content'
import { startRevalidation } from './revalidation'

const { payload, ids } = await startContentService()
startRevalidation(payload)

const change = (id: number, title: string) =>
  payload.update({ collection: 'articles', id, data: { title, _status: 'published' } })

async function until(isDone: () => boolean | Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !(await isDone()) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect({ isDone: await isDone(), ms }).toEqual({ isDone: true, ms })
}

test('the site is notified within a second, and of a burst in few requests', async () => {
  const receiver = await startReceiver(payload)
  const delays: number[] = []
  for (let edit = 0; edit < 5; edit += 1) {
    // as long as it takes until the runner looks only once a second again
    await new Promise((resolve) => setTimeout(resolve, 2200 + 170 * edit))
    const count = receiver.requests.length
    await change(ids.article, `Edit ${edit}`)
    const saved = performance.now()
    await until(() => receiver.requests.length > count, 3000)
    delays.push(receiver.requests.at(-1)!.at - saved)
  }
  console.info(`from saved to received, ms: ${delays.map(Math.round).join(' ')}`)
  expect(delays.sort((a, b) => a - b)[2]!).toBeLessThan(250) // woken up by the change

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
    await change(id, `Changed ${id}`)
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
  console.info(
    `200 changes in ${seconds.toFixed(1)} s: ${receiver.requests.length} requests, ` +
      `${Math.round(longest)} ms at most`,
  )
  const pauses = receiver.requests
    .slice(1)
    .map(({ at }, index) => at - receiver.requests[index]!.at)
  expect(Math.min(...pauses)).toBeGreaterThan(200) // at most four requests a second
  expect(receiver.requests.length).toBeGreaterThan(1)
  // also while the changes continue, which a busy machine saves as slowly as it sends
  const msPerChange = (seconds * 1000) / articles.length
  expect(longest).toBeLessThan(Math.max(3000, 20 * msPerChange))
  expect(receiver.events().map(({ id }) => id)).toStrictEqual(articles) // each once, in order
})

test('a scheduled publication happens when it is due, and the site is notified', async () => {
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
  if (Date.now() < due) expect(before).toBe('draft')
  await until(() => receiver.events().some(({ id }) => id === ids.draft), 10_000)
  expect(Date.now()).toBeGreaterThan(due)
  expect(await statusOf()).toBe('published')
  console.info(`published and received ${Date.now() - due} ms after the time`)
  // a job ends after its request was responded to
  await until(async () => (await openJobs(payload)).length === 0, 5000)
})
