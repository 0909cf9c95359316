import { createLimit, toVisitor } from './limit.mjs'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a key that took its points waits, and no other one', async () => {
  const limit = createLimit('test', { points: 3, seconds: 60 })
  expect(await limit.take('one', 2)).toBe(0)
  expect(await limit.take('one')).toBe(0)
  expect(await limit.take('one')).toBe(60)
  expect(await limit.take('two', 3)).toBe(0)
  await jest.advanceTimersByTimeAsync(61_000)
  expect(await limit.take('one')).toBe(0)
})

test('points are given back and reset', async () => {
  const limit = createLimit('test', { points: 1, seconds: 60 })
  await limit.take('one')
  await limit.giveBack('one')
  expect(await limit.take('one')).toBe(0)
  await limit.clear('one')
  expect(await limit.take('one')).toBe(0)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, visitor) => expect(toVisitor(address)).toBe(visitor))
