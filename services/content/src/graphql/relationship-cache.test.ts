import { parse } from 'graphql'
import type { PayloadRequest } from 'payload'
import { createRelationshipCache, isAnonymousQuery } from './relationship-cache'
import { stub } from '../testing/stub'

type Loader = Parameters<ReturnType<typeof createRelationshipCache>>[0]

/** A database of one document, a keeper before it, and the loader of one question. */
function createWorld() {
  const world = { state: 'a', now: 0, reads: 0, title: 'Old' as string | null }
  const keep = createRelationshipCache(
    async () => world.state,
    () => world.now,
  )
  const ask = async (load?: () => Promise<unknown>) => {
    const loader = stub<Loader>({
      load: async () => {
        world.reads += 1
        return load ? load() : world.title === null ? null : { title: world.title }
      },
    })
    await keep(loader)
    return (key = 'key') => loader.load(key)
  }
  return { world, ask }
}

test('what one question read, the next does not read again', async () => {
  const { world, ask } = createWorld()
  expect(await (await ask())()).toEqual({ title: 'Old' })
  expect(await (await ask())()).toEqual({ title: 'Old' })
  expect(world.reads).toBe(1)
  await (
    await ask()
  )('another')
  expect(world.reads).toBe(2)
})

test('that a document is missing is kept too', async () => {
  const { world, ask } = createWorld()
  world.title = null
  expect([await (await ask())(), await (await ask())()]).toEqual([null, null])
  expect(world.reads).toBe(1)
})

test('after a change of the database everything is read anew', async () => {
  const { world, ask } = createWorld()
  await (
    await ask()
  )()
  Object.assign(world, { state: 'b', title: 'New' })
  expect(await (await ask())()).toEqual({ title: 'New' })
})

test('what was under way while the database changed is nobody else’s', async () => {
  const { world, ask } = createWorld()
  let answer: (title: string) => void = () => undefined
  const slow = (
    await ask(() => new Promise((resolve) => (answer = (title) => resolve({ title }))))
  )()
  Object.assign(world, { state: 'b', title: 'New' })
  const next = await ask()
  answer('Old')
  await slow
  expect(await next()).toEqual({ title: 'New' })
})

test('a failed reading is not kept', async () => {
  const { ask } = createWorld()
  await expect((await ask(() => Promise.reject(new Error('locked'))))()).rejects.toThrow('locked')
  expect(await (await ask())()).toEqual({ title: 'Old' })
})

test('nothing is kept longer than a minute, nor more than there is room for', async () => {
  const { world, ask } = createWorld()
  await (
    await ask()
  )()
  world.now = 60_001
  await (
    await ask()
  )()
  expect(world.reads).toBe(2)
  const many = await ask(async () => ({ body: 'x'.repeat(100_000) }))
  for (let key = 0; key < 160; key += 1) await many(String(key))
  world.reads = 0
  await (
    await ask()
  )()
  expect(world.reads).toBe(1)
})

test.each([
  [null, '{ Articles { totalDocs } }', true],
  [null, 'fragment A on Article { id } query Q { Articles { docs { ...A } } }', true],
  [{ collection: 'members' }, '{ Articles { totalDocs } }', false],
  [{ collection: 'users' }, '{ Articles { totalDocs } }', false],
  [null, 'mutation { logoutUser }', false],
  [null, 'query Q { Articles { totalDocs } } mutation M { logoutUser }', false],
])('asked by %j, “%s” is open: %s', (user, question, open) => {
  expect(isAnonymousQuery(stub<PayloadRequest>({ user }), parse(question))).toBe(open)
})
