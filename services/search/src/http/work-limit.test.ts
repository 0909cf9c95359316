/** @jest-environment node */
import { WorkLimit } from './work-limit'

/** A clock that a query advances by the time that it takes. */
function createClock() {
  let time = 0
  const now = () => time
  return { now, take: (ms: number) => () => (time += ms) }
}

test('refuses an address that has used its time, until the next minute', () => {
  const { now, take } = createClock()
  const limit = new WorkLimit(100)
  limit.run('a', take(60), now)
  limit.run('a', take(60), now)
  expect(() => limit.run('a', take(1), now)).toThrow('Too many requests')
  expect(limit.run('b', take(1), now)).toBe(121)
  take(60_000)()
  expect(limit.run('a', take(1), now)).toBe(60_122)
})

test('counts the time of queries that fail', () => {
  const { now, take } = createClock()
  const limit = new WorkLimit(100)
  const fail = () => {
    take(100)()
    throw new Error('no')
  }
  expect(() => limit.run('a', fail, now)).toThrow('no')
  expect(() => limit.run('a', take(1), now)).toThrow('Too many requests')
})

test('has no limit with 0', () => {
  const { now, take } = createClock()
  const limit = new WorkLimit(0)
  limit.run('a', take(1_000_000), now)
  expect(() => limit.run('a', take(1), now)).not.toThrow()
})
