import { BusyError, FairQueue } from './fair-queue'

const size = { places: 3, perVisitor: 2, waitingPerVisitor: 2, waiting: 10 }

/** Jobs that run until the test ends them. */
function createJobs(queue: FairQueue) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  return {
    running,
    add: (name: string, visitor?: string, signal?: AbortSignal) =>
      queue.run(
        () =>
          new Promise<void>((resolve) => {
            running.push(name)
            ends.set(name, resolve)
          }),
        { visitor, signal },
      ),
    end: async (name: string) => {
      ends.get(name)?.()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

test('a visitor has some of the places, and another one the rest', async () => {
  const { add, end, running } = createJobs(new FairQueue(size))
  void ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, 'a'))
  void add('b1', 'b')
  await end('')
  expect(running).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(running).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('what is too much for a visitor is refused, and others are not', async () => {
  const queue = new FairQueue(size)
  const { add, end } = createJobs(queue)
  void ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, 'a'))
  expect(queue.waiting).toBe(2)
  await expect(add('a5', 'a')).rejects.toBeInstanceOf(BusyError)
  void add('b1', 'b')
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) await end(name)
  expect(queue.waiting).toBe(0)
})

test('too many of all are refused', async () => {
  const { add } = createJobs(new FairQueue({ ...size, waiting: 1 }))
  void ['a', 'b', 'c', 'd'].map((name) => add(name, name))
  await expect(add('e', 'e')).rejects.toBeInstanceOf(BusyError)
})

test('a job that is aborted leaves its place to the next one', async () => {
  const { add, end, running } = createJobs(new FairQueue(size))
  void ['a1', 'a2'].map((name) => add(name, 'a'))
  const control = new AbortController()
  const aborted = add('a3', 'a', control.signal)
  void add('a4', 'a')
  control.abort(new Error('left'))
  await expect(aborted).rejects.toThrow('left')
  await end('a1')
  expect(running).toEqual(['a1', 'a2', 'a4'])
})
