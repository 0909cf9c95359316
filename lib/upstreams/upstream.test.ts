import { inBackground, inRequest, requestId } from '@law-firm/runtime/observability/request.mjs'
import { createUpstream, getUpstream } from './upstream'

const limits = { ms: 4_000, bytes: 1_000 }
const down = () => Promise.reject(new Error('down'))
const hang = () => new Promise<never>(() => {})
const messageOf = (result: Promise<unknown>) => result.catch((cause: Error) => cause.message)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a request that hangs ends after the limit, and is aborted', async () => {
  const { call } = createUpstream(limits)
  let given: AbortSignal | undefined
  const result = messageOf(
    call((signal) => {
      given = signal
      return hang()
    }),
  )
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await result).toMatch(/timed out/i)
  expect(given?.aborted).toBe(true)
})

test('a service that failed five times in a row is left alone for a second', async () => {
  const { call, isAvailable } = createUpstream(limits)
  const request = jest.fn(down)
  for (let time = 0; time < 10; time += 1) await expect(call(request)).rejects.toThrow()
  expect(request).toHaveBeenCalledTimes(5)
  expect(isAvailable()).toBe(false)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await call(async () => 'back')).toBe('back')
  expect(isAvailable()).toBe(true)
})

test('a clock that is set back by a day does not prolong the second', async () => {
  const { call, isAvailable } = createUpstream(limits)
  const request = jest.fn(down)
  for (let time = 0; time < 5; time += 1) await expect(call(request)).rejects.toThrow()
  jest.setSystemTime(Date.now() - 86_400_000)
  await jest.advanceTimersByTimeAsync(1_000)
  await expect(call(request)).rejects.toThrow('down')
  expect(isAvailable()).toBe(false) // after one try more
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await call(async () => 'back')).toBe('back')
  expect(isAvailable()).toBe(true)
})

test('while one request tries whether the service is back, others do not wait for it', async () => {
  const { call } = createUpstream(limits)
  for (let time = 0; time < 5; time += 1) await expect(call(down)).rejects.toThrow()
  await jest.advanceTimersByTimeAsync(1_000)
  void messageOf(call(hang))
  expect(await messageOf(call(async () => 'not sent'))).toBe('The service is away')
})

test('single failures change nothing', async () => {
  const { call, isAvailable } = createUpstream(limits)
  for (let time = 0; time < 20; time += 1) {
    await expect(call(down)).rejects.toThrow('down')
    expect(await call(async () => time)).toBe(time)
  }
  expect(isAvailable()).toBe(true)
})

test('refusals are no failures of the service', async () => {
  const { call, isAvailable } = createUpstream(limits)
  const refuse = () => Promise.reject(Object.assign(new Error('refused'), { status: 400 }))
  for (let time = 0; time < 20; time += 1) await expect(call(refuse)).rejects.toThrow('refused')
  expect(isAvailable()).toBe(true)
})

describe('in a request of a visitor', () => {
  test('all services have one time limit', async () => {
    const [one, two] = [createUpstream({ ...limits, isShared: true }), createUpstream(limits)]
    const shared = createUpstream({ ...limits, isShared: true })
    const waits = inRequest('one', async () => {
      await messageOf(one.call(hang))
      return messageOf(shared.call(async () => 'sent'))
    })
    await jest.advanceTimersByTimeAsync(4_000)
    expect(await waits).toBe('The time of the request is over')
    expect(await two.call(async () => 'sent')).toBe('sent')
  })

  test('a service that had little time left is not blamed', async () => {
    const late = createUpstream({ ...limits, isShared: true })
    for (let time = 0; time < 10; time += 1) {
      const result = inRequest('one', async () => {
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        return messageOf(late.call(hang))
      })
      await jest.advanceTimersByTimeAsync(4_000)
      expect(await result).toMatch(/timed out/i)
    }
    expect(late.isAvailable()).toBe(true)
  })

  test('an editor waits longer for a preview', async () => {
    const send = (name: 'content' | 'drafts') =>
      inRequest('one', async () => {
        await new Promise((resolve) => setTimeout(resolve, 5_000))
        return messageOf(getUpstream(name).call(async () => 'sent'))
      })
    const results = Promise.all([send('content'), send('drafts')])
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await results).toEqual(['The time of the request is over', 'sent'])
  })
})

describe('work in the background of a request', () => {
  test('goes on after the time of its request, and each call has more of it', async () => {
    const shared = createUpstream({ ...limits, isShared: true })
    const work = inRequest('one', () =>
      inBackground(async () => {
        await new Promise((resolve) => setTimeout(resolve, 60_000))
        const slow = () => new Promise((resolve) => setTimeout(resolve, 20_000, requestId()))
        return messageOf(shared.call(slow))
      }),
    )
    await jest.advanceTimersByTimeAsync(80_000)
    expect(await work).toBe('one')
  })

  test('waits for a call that hangs no longer than half a minute', async () => {
    const shared = createUpstream({ ...limits, isShared: true })
    const work = inBackground(() => messageOf(shared.call(hang)))
    await jest.advanceTimersByTimeAsync(30_000)
    expect(await work).toMatch(/timed out/i)
  })
})
