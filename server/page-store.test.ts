import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pack, readPackedPage, writePage } from '../lib/cache/page-file.mjs'
import { PageStore } from './page-store'
import type { SharedStore } from './shared-store'

let folder: string
const distBefore = process.env.SITE_DIST_DIR

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-store-'))
  process.env.SITE_DIST_DIR = folder
})
afterEach(() => {
  process.env.SITE_DIST_DIR = distBefore
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

const key = '/en/people/1001/a'

async function openStore(): Promise<PageStore> {
  const store = new PageStore(folder)
  await store.open()
  return store
}

async function rendered(
  store: PageStore,
  tags = ['content', 'Contact:1001'],
  html = '<html>A</html>',
) {
  const { version } = store
  const page = {
    version,
    renderedAt: Date.now(),
    headers: {},
    tags,
    html,
    rsc: '0:"A"',
    segments: {},
  }
  await writePage(key, page)
  return store.take(key, version)
}

const stateIn = async (store: PageStore) => {
  const page = await store.get(key)
  return page && store.toState(page)
}

test('a page is fresh until one of its tags is invalidated', async () => {
  const store = await openStore()
  await rendered(store)
  await store.expire({ stale: ['Contact:1002'], expired: [] })
  expect(await stateIn(store)).toBe('fresh')
  await store.expire({ stale: ['Contact:1001'], expired: [] })
  expect(await stateIn(store)).toBe('stale')
  await rendered(store)
  expect(await stateIn(store)).toBe('fresh')
  await store.expire({ stale: [], expired: ['Contact:1001'] })
  expect(await stateIn(store)).toBe('expired')
})

test('a page that instances share outlives a restart without the store that they share', async () => {
  const packed = await pack({
    version: 0,
    renderedAt: Date.now(),
    headers: {},
    tags: [],
    html: '<html>A</html>',
    rsc: '',
    segments: {},
  })
  const shared = { open: async () => {}, get: async () => packed } as unknown as SharedStore
  const store = new PageStore(folder, shared)
  await store.open()
  expect(await stateIn(store)).toBe('fresh')
  while (!(await readPackedPage(key))) await new Promise(setImmediate)
  expect(await stateIn(await openStore())).toBe('fresh')
})

test('a page whose data was read before an invalidation is stale, whenever it was written', async () => {
  const store = await openStore()
  const { version } = store
  await store.expire({ stale: ['Contact:1001'], expired: [] })
  await writePage(key, {
    version,
    renderedAt: Date.now(),
    headers: {},
    tags: ['Contact:1001'],
    html: 'old',
    rsc: '',
    segments: {},
  })
  await store.take(key, version)
  expect(await stateIn(store)).toBe('stale')
})

test.each([
  ['is an hour old', 3_601_000],
  ['was rendered by a clock that was ahead', -3_601_000],
])('a page that %s is stale', async (_, ms) => {
  const store = await openStore()
  await rendered(store)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
  expect(await stateIn(store)).toBe('stale')
})

test('invalidations outlive the process', async () => {
  const before = await openStore()
  await rendered(before)
  await before.expire({ stale: ['Contact:1001'], expired: [] })
  expect(await stateIn(await openStore())).toBe('stale')
})

test('a page outlives the process', async () => {
  await rendered(await openStore())
  const store = await openStore()
  expect(store.peek(key)).toBeUndefined()
  expect(await stateIn(store)).toBe('fresh')
})

test('a page ends with its build, which empties all but `cache`; invalidations do not', async () => {
  const store = await openStore()
  await rendered(store)
  await store.expire({ stale: ['Contact:1001'], expired: [] })
  for (const entry of readdirSync(folder).filter((name) => name !== 'cache'))
    rmSync(path.join(folder, entry), { recursive: true })
  const afterBuild = await openStore()
  expect(await afterBuild.get(key)).toBeUndefined()
  expect(afterBuild.version).toBe(1)
})

test('a removed page is gone, after a restart too', async () => {
  const store = await openStore()
  await rendered(store)
  await store.remove(key)
  expect(await store.get(key)).toBeUndefined()
  expect(await (await openStore()).get(key)).toBeUndefined()
})

test('a page of the build is stale once', async () => {
  const file = path.join(folder, 'server/app', key)
  const { mkdirSync } = await import('node:fs')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.html`, '<html>built</html>')
  writeFileSync(`${file}.rsc`, '0:"built"')
  writeFileSync(`${file}.meta`, JSON.stringify({ headers: { 'x-next-cache-tags': 'content' } }))
  const store = await openStore()
  expect(String((await store.get(key))?.html)).toContain('built')
  expect(await stateIn(store)).toBe('stale')
  await rendered(store)
  expect(await stateIn(store)).toBe('fresh')
})

test('a page that Next did not write again is not taken over', async () => {
  const store = await openStore()
  await rendered(store)
  await store.expire({ stale: ['Contact:1001'], expired: [] })
  expect(await store.take(key, store.version)).toBeUndefined()
})

test('a torn file counts as none', async () => {
  const store = await openStore()
  await rendered(store)
  const { readdirSync, readFileSync } = await import('node:fs')
  const pages = path.join(folder, 'rendered')
  const file = path.join(pages, readdirSync(pages)[0] ?? '')
  writeFileSync(file, readFileSync(file).subarray(0, 80))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await (await openStore()).get(key)).toBeUndefined()
})

test('listeners are called with invalidations', async () => {
  const store = await openStore()
  const listener = jest.fn()
  store.subscribe(listener)
  await store.expire({ stale: ['Redirect@*'], expired: [] })
  expect(listener).toHaveBeenCalledWith({ stale: ['Redirect@*'], expired: [] })
})

test('an invalidation that cannot be recorded fails', async () => {
  const store = new PageStore(__filename)
  await expect(store.expire({ stale: ['a'], expired: [] })).rejects.toThrow()
})
