import type { ChangeEvent } from '@law-firm/contract/change-events'

type PurgesModule = typeof import('./await-purges')

let purges: PurgesModule
let statuses: number[] = []
const sent: string[] = []

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
  })
  purges = await import('./await-purges')
})

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  statuses = []
  sent.length = 0
  log.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { events } = JSON.parse(String(init?.body)) as { events: ChangeEvent[] }
    sent.push(events.map(({ id }) => id).join())
    log.push('site')
    return new Response('{}', { status: statuses.shift() ?? 200 })
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const log: string[] = []

/** A handler that changes documents, as Payload's do. */
const changing =
  (...ids: number[]) =>
  async () => {
    for (const id of ids)
      purges.awaitPurge({
        event: { type: 'Article', id, slug: 'a', path: null, operation: 'delete', relations: [] },
        remove: async () => void log.push(`removed ${id}`),
        retry: () => void log.push(`retry ${id}`),
      })
    log.push('committed')
    return Response.json({ message: 'Updated', doc: { id: 1 } })
  }

const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3001/api/articles/1', { headers })

const respond = async (handler: () => Promise<Response>, sender = request()) => {
  const response = await purges.withPurges(handler)(sender, {})
  log.push('response')
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the site has acknowledged a purge before the request is responded to', async () => {
  expect(await respond(changing(1, 2))).toEqual({
    status: 200,
    body: { message: 'Updated', doc: { id: 1 } },
  })
  expect(sent).toEqual(['1,2'])
  expect(log).toEqual(['committed', 'site', 'removed 1', 'removed 2', 'response'])
})

test('a request that purges no page sends nothing', async () => {
  await respond(changing())
  expect(sent).toEqual([])
})

test('one refusal of the site is retried', async () => {
  statuses = [503]
  expect((await respond(changing(1))).status).toBe(200)
  expect(log).toEqual(['committed', 'site', 'site', 'removed 1', 'response'])
})

test.each([
  [{}, /^Saved\. The website has not confirmed/],
  [{ 'accept-language': 'fr-CH, fr;q=0.9' }, /^Enregistré/],
  [{ 'accept-language': 'fr', cookie: 'a=b; payload-lng=zh' }, /^已保存/],
  [{ cookie: 'payload-lng=en', 'accept-language': 'fr' }, /^Saved/],
])('an editor with %j reads that the site has not confirmed', async (headers, message) => {
  statuses = [503, 503]
  const { status, body } = await respond(changing(1), request(headers))
  expect(status).toBe(202)
  expect(body).toEqual({ message: expect.stringMatching(message), doc: { id: 1 } })
  expect(log).toContain('retry 1')
})

test.each([
  ['takes it', async () => {}, 200],
  ['does not', () => Promise.reject(new Error('away')), 202],
])('the response waits for the search as well, which %s', async (_, updateRecords, status) => {
  const handler = async () => {
    purges.awaitPurge({
      event: { type: 'A', id: 1, slug: null, path: null, operation: 'delete', relations: [] },
      remove: async () => void log.push('removed'),
      retry: () => {},
      updateRecords: async () => {
        log.push('search')
        await updateRecords()
      },
    })
    return Response.json({})
  }
  expect((await respond(handler)).status).toBe(status)
  expect(log).toEqual(expect.arrayContaining(['search', 'removed']))
})

test('an error stays as it is', async () => {
  statuses = [503, 503]
  const failing = async () => {
    await changing(1)()
    return Response.json({ errors: [] }, { status: 400 })
  }
  expect(await respond(failing)).toEqual({ status: 400, body: { errors: [] } })
})

test('outside of a request no response waits', () =>
  expect(
    purges.awaitPurge({
      event: { type: 'A', id: 1, slug: null, path: null, operation: 'delete', relations: [] },
      remove: async () => {},
      retry: () => {},
    }),
  ).toBe(false))
