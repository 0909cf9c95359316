import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inFolder, QueueFullError } from './queue-store'

type Queue = typeof import('./queue')
type Deliver = typeof import('./deliver')

const root = mkdtempSync(path.join(tmpdir(), 'queue-'))
const folder = path.join(root, 'state')
const entries = path.join(folder, 'submissions')
const posted = jest.fn()
let queue: Queue
let deliver: Deliver
let ContentUnavailableError: typeof import('../errors/content-unavailable').ContentUnavailableError

jest.mock('./inbox', () => ({
  postToInbox: (...args: unknown[]) => posted(...args) as unknown,
  isInboxAvailable: () => true,
}))

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask'] })
  Object.assign(process.env, { SITE_STATE_DIR: folder, FORMS_SECRET: 'a secret of the tests' })
  queue = await import('./queue')
  deliver = await import('./deliver')
  ;({ ContentUnavailableError } = await import('../errors/content-unavailable'))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
beforeEach(() => posted.mockReset())
afterAll(() => rmSync(root, { recursive: true }))

const unavailable = () => Promise.reject(new ContentUnavailableError('forms', new Error('away')))
const body = { key: 'a', name: 'Ada Visitor' }

test('what cannot be posted is stored encrypted, for its owner only, and delivered once', async () => {
  posted.mockImplementation(unavailable)
  expect(await deliver.submitToInbox('submissions', body)).toBe('queued')
  const [file = ''] = readdirSync(entries)
  expect(statSync(path.join(entries, file)).mode & 0o777).toBe(0o600)
  expect(statSync(entries).mode & 0o777).toBe(0o700)
  expect(readFileSync(path.join(entries, file), 'utf8')).not.toContain('Ada')
  expect((await deliver.deliverQueue()).left).toBe(1)

  posted.mockResolvedValue({ status: 201 })
  expect((await deliver.deliverQueue()).left).toBe(0)
  const sent = expect.objectContaining({ ...body, receivedAt: expect.stringMatching(/Z$/) })
  expect(posted).toHaveBeenLastCalledWith('submissions', sent)
  posted.mockClear()
  expect((await deliver.deliverQueue()).left).toBe(0)
  expect(posted).not.toHaveBeenCalled()
})

test('what is posted at once is not stored', async () => {
  posted.mockResolvedValue({ status: 201, response: { id: 1 } })
  expect(await deliver.submitToInbox('submissions', body)).toMatchObject({ status: 201 })
  expect(readdirSync(entries)).toEqual([])
})

test('entries are delivered in the order of their arrival; one that fails lets others pass', async () => {
  posted.mockImplementation(unavailable)
  for (const key of ['first', 'second', 'third'])
    await deliver.submitToInbox('submissions', { ...body, key })
  posted.mockReset()
  posted.mockImplementation((_, { key }: { key: string }) =>
    key === 'second' ? unavailable() : Promise.resolve({ status: 201 }),
  )
  expect((await deliver.deliverQueue()).left).toBe(1)
  expect(posted.mock.calls.map(([, { key }]) => key as string)).toEqual([
    'first',
    'second',
    'third',
  ])
  posted.mockResolvedValue({ status: 409 })
  expect((await deliver.deliverQueue()).left).toBe(0)
})

test('an entry that cannot be read stays, and keeps no other from its turn', async () => {
  const name = `${Date.now() - 1000}-${'0'.repeat(64)}`
  writeFileSync(path.join(entries, name), 'torn')
  posted.mockImplementation(unavailable)
  await deliver.submitToInbox('submissions', body)
  posted.mockResolvedValue({ status: 201 })
  expect((await deliver.deliverQueue()).left).toBe(1)
  expect(readdirSync(entries)).toEqual([name])
})

test('refuses an entry that is too large, so that its sender keeps it', async () => {
  const large = { path: 'submissions' as const, body: { text: 'x'.repeat(70_000) } }
  await expect(queue.addToQueue(large)).rejects.toThrow(QueueFullError)
  posted.mockImplementation(unavailable)
  jest.spyOn(console, 'error').mockImplementationOnce(() => {})
  await expect(deliver.submitToInbox('submissions', large.body)).rejects.toThrow(
    ContentUnavailableError,
  )
})

test('a full folder refuses an entry, and has only whole ones', async () => {
  const full = path.join(folder, 'full')
  const store = inFolder(full, 2)
  const names = ['1', '2', '3'].map((digit) => `${Date.now()}-${digit.repeat(64)}`)
  for (const name of names.slice(0, 2)) await store.add(name, 'sealed')
  writeFileSync(path.join(full, `${names[2]}.1.part`), 'half')
  await expect(store.add(names[2] ?? '', 'sealed')).rejects.toThrow(QueueFullError)
  expect(await store.list()).toEqual(names.slice(0, 2))
  await store.remove(names[0] ?? '')
  await store.add(names[2] ?? '', 'sealed')
  expect(await store.read(names[2] ?? '')).toBe('sealed')
  expect(await store.read(names[0] ?? '')).toBeNull()
})

test('a file that a killed process left is removed after an hour', async () => {
  const left = mkdtempSync(path.join(root, 'left-'))
  const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3600
  for (const [name, hours] of Object.entries({ 'old.1.part': 2, 'new.1.part': 0 })) {
    writeFileSync(path.join(left, name), 'x')
    utimesSync(path.join(left, name), hoursAgo(hours), hoursAgo(hours))
  }
  expect(await inFolder(left, 9).list()).toEqual([])
  expect(readdirSync(left)).toEqual(['new.1.part'])
})
