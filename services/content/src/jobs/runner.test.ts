import type { Payload } from 'payload'
import { startRunner } from './runner'

const day = 86_400_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  ['back', -day],
  ['ahead', day],
])('a clock that is set %s by a day delays no job', async (_, ms) => {
  let calls = 0
  const wake = startRunner({} as Payload, async () => {
    calls += 1
    return 0
  })
  await jest.advanceTimersByTimeAsync(10_100) // it looks once a second by now
  jest.setSystemTime(Date.now() + ms)
  const before = calls
  wake()
  await jest.advanceTimersByTimeAsync(50)
  expect(calls).toBeGreaterThan(before)
})
