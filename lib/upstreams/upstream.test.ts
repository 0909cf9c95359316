import { createUpstream } from './upstream'

const down = () => Promise.reject(new Error('down'))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a request that hangs ends after the limit, and is aborted', async () => {
  const { call } = createUpstream(5_000)
  let given: AbortSignal | undefined
  const result = call((signal) => {
    given = signal
    return new Promise(() => {})
  }).catch((cause: Error) => cause.message)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(await result).toMatch(/timed out/i)
  expect(given?.aborted).toBe(true)
})

test('a service that failed five times in a row is left alone for a second', async () => {
  const { call, isAvailable } = createUpstream(5_000)
  const request = jest.fn(down)
  for (let time = 0; time < 10; time += 1) await expect(call(request)).rejects.toThrow()
  expect(request).toHaveBeenCalledTimes(5)
  expect(isAvailable()).toBe(false)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await call(async () => 'back')).toBe('back')
  expect(isAvailable()).toBe(true)
})

test('single failures change nothing', async () => {
  const { call, isAvailable } = createUpstream(5_000)
  for (let time = 0; time < 20; time += 1) {
    await expect(call(down)).rejects.toThrow('down')
    expect(await call(async () => time)).toBe(time)
  }
  expect(isAvailable()).toBe(true)
})
