import { oneAtATime } from './one-at-a-time'

/** A service that answers when the test lets it. */
function createService() {
  const waiting: { request: string; answer: () => void; fail: () => void }[] = []
  const send = (request: string) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({
        request,
        answer: () => resolve(request.toUpperCase()),
        fail: () => reject(new Error('away')),
      })
    })
  return { waiting, send }
}

const flush = () => new Promise((resolve) => setImmediate(resolve))

test('sends the newest of those that came during a request, and no other', async () => {
  const { waiting, send } = createService()
  const search = oneAtATime(send)
  const first = search('a')
  void search('ar')
  const last = search('arb')
  expect(waiting.map(({ request }) => request)).toEqual(['a'])
  waiting[0]?.answer()
  await expect(first).resolves.toBe('A')
  await flush()
  expect(waiting.map(({ request }) => request)).toEqual(['a', 'arb'])
  waiting[1]?.answer()
  await expect(last).resolves.toBe('ARB')
})

test('a request that fails does not hold the next one back', async () => {
  const { waiting, send } = createService()
  const search = oneAtATime(send)
  const first = search('a')
  const second = search('ab')
  waiting[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await flush()
  waiting[1]?.answer()
  await expect(second).resolves.toBe('AB')
})
