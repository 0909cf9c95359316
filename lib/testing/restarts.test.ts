import { createRestarts, delayAfter, describeExit } from '../../scripts/run/restarts.mjs'

const crash = {
  name: 'content',
  code: 1,
  signal: null,
  seconds: 1,
  log: '.data/logs/content.log',
  lines: ['first', 'Error: no database'],
}

/** Restarts with a fake clock: records the scheduled delays in ms, the output and the number of failures. */
function watch() {
  const delays: number[] = []
  const printed: string[] = []
  let givenUp = 0
  const restart = jest.fn()
  const schedule = (run: () => void, delay: number) => {
    delays.push(delay)
    run()
  }
  const onExit = createRestarts({
    report: (line: string) => printed.push(line),
    giveUp: () => (givenUp += 1),
    schedule,
  })
  return {
    delays,
    printed,
    restart,
    givenUp: () => givenUp,
    end: (exit: object) => onExit({ ...crash, ...exit }, restart),
  }
}

test.each([
  [1, 0.25],
  [2, 0.5],
  [3, 1],
  [5, 4],
  [7, 10],
  [1000, 10],
])('after crash %d in a row a service is restarted in %d s', (crashes, seconds) => {
  expect(delayAfter(crashes)).toBe(seconds)
})

test('a service that crashes again and again is restarted each time, at growing intervals', () => {
  const { delays, restart, givenUp, end } = watch()
  for (let time = 0; time < 20; time += 1) end({})
  expect(delays.slice(0, 7)).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000])
  expect(restart).toHaveBeenCalledTimes(20)
  expect(givenUp()).toBe(0)
})

test('the interval starts over once a service has stayed up', () => {
  const { delays, end } = watch()
  end({})
  end({})
  end({ seconds: 30 })
  expect(delays).toEqual([250, 500, 250])
})

test('services are counted apart', () => {
  const { delays, end } = watch()
  end({})
  end({ name: 'search' })
  expect(delays).toEqual([250, 250])
})

test('repeated crashes of the site end npm start', () => {
  const { printed, restart, givenUp, end } = watch()
  for (let time = 0; time < 7; time += 1) end({ name: 'site' })
  expect([restart.mock.calls.length, givenUp()]).toEqual([7, 0])
  end({ name: 'site' })
  expect([restart.mock.calls.length, givenUp()]).toEqual([7, 1])
  expect(printed.at(-1)).toContain('ended 8 times')
})

test('a site that stays up between its crashes is always restarted', () => {
  const { restart, givenUp, end } = watch()
  for (let time = 0; time < 20; time += 1) end({ name: 'site', seconds: 3600 })
  expect([restart.mock.calls.length, givenUp()]).toEqual([20, 0])
})

const heapExhausted = [
  '<--- Last few GCs --->',
  'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
  '----- Native stack trace -----',
  ...Array.from({ length: 30 }, (_, index) => ` ${index}: 0x1 node`),
]

test.each([
  [
    'an exit',
    {},
    'The content service ended (code 1); its log is .data/logs/content.log\n        first\n        Error: no database',
  ],
  [
    'a kill',
    { code: null, signal: 'SIGKILL' },
    'The content service ended (SIGKILL); its log is .data/logs/content.log',
  ],
  [
    'a full heap',
    { code: null, signal: 'SIGABRT', lines: heapExhausted },
    'The content service ended (SIGABRT); its log is .data/logs/content.log\n        FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
  ],
  [
    'an exit without a word',
    { lines: [] },
    'The content service ended (code 1); its log is .data/logs/content.log',
  ],
])('what is printed of %s', (_name, exit, text) => {
  expect(describeExit({ ...crash, ...exit })).toBe(text)
})
