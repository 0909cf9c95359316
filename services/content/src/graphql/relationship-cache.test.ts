import { parse } from 'graphql'
import type { PayloadRequest } from 'payload'
import { createRelationshipCache, isAnonymousQuery } from './relationship-cache'
import { stub } from '../testing/stub'

type Loader = Parameters<ReturnType<typeof createRelationshipCache>>[0]

/** A database with one document, its cache, and a loader per request. */
function createFixture() {
  const fixture = { token: 'a', now: 0, reads: 0, title: 'Old' as string | null }
  const attachCache = createRelationshipCache(
    async () => fixture.token,
    () => fixture.now,
  )
  const startRequest = async (load?: () => Promise<unknown>) => {
    const loader = stub<Loader>({
      load: async () => {
        fixture.reads += 1
        return load ? load() : fixture.title === null ? null : { title: fixture.title }
      },
    })
    await attachCache(loader)
    return (key = 'key') => loader.load(key)
  }
  return { fixture, startRequest }
}

test('serves the next request from the cache', async () => {
  const { fixture, startRequest } = createFixture()
  expect(await (await startRequest())()).toEqual({ title: 'Old' })
  expect(await (await startRequest())()).toEqual({ title: 'Old' })
  expect(fixture.reads).toBe(1)
  await (
    await startRequest()
  )('another')
  expect(fixture.reads).toBe(2)
})

test('caches missing documents', async () => {
  const { fixture, startRequest } = createFixture()
  fixture.title = null
  expect([await (await startRequest())(), await (await startRequest())()]).toEqual([null, null])
  expect(fixture.reads).toBe(1)
})

test('is cleared when the change token differs', async () => {
  const { fixture, startRequest } = createFixture()
  await (
    await startRequest()
  )()
  Object.assign(fixture, { token: 'b', title: 'New' })
  expect(await (await startRequest())()).toEqual({ title: 'New' })
})

test('does not share a read that started before a change', async () => {
  const { fixture, startRequest } = createFixture()
  let respond: (title: string) => void = () => undefined
  const slow = (
    await startRequest(() => new Promise((resolve) => (respond = (title) => resolve({ title }))))
  )()
  Object.assign(fixture, { token: 'b', title: 'New' })
  const next = await startRequest()
  respond('Old')
  await slow
  expect(await next()).toEqual({ title: 'New' })
})

test('does not cache failed reads', async () => {
  const { startRequest } = createFixture()
  await expect((await startRequest(() => Promise.reject(new Error('locked'))))()).rejects.toThrow(
    'locked',
  )
  expect(await (await startRequest())()).toEqual({ title: 'Old' })
})

test('is cleared after a minute and above its maximum size', async () => {
  const { fixture, startRequest } = createFixture()
  await (
    await startRequest()
  )()
  fixture.now = 60_001
  await (
    await startRequest()
  )()
  expect(fixture.reads).toBe(2)
  const many = await startRequest(async () => ({ body: 'x'.repeat(100_000) }))
  for (let key = 0; key < 160; key += 1) await many(String(key))
  fixture.reads = 0
  await (
    await startRequest()
  )()
  expect(fixture.reads).toBe(1)
})

test.each([
  [null, '{ Articles { totalDocs } }', true],
  [null, 'fragment A on Article { id } query Q { Articles { docs { ...A } } }', true],
  [{ collection: 'members' }, '{ Articles { totalDocs } }', false],
  [{ collection: 'users' }, '{ Articles { totalDocs } }', false],
  [null, 'mutation { logoutUser }', false],
  [null, 'query Q { Articles { totalDocs } } mutation M { logoutUser }', false],
])('isAnonymousQuery for %j, “%s”: %s', (user, operation, open) => {
  expect(isAnonymousQuery(stub<PayloadRequest>({ user }), parse(operation))).toBe(open)
})
