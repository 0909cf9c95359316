import { buildKey, keep, readKept, removeOthers } from './store'

/** A browser's store with space for some characters. */
class Store {
  [key: string]: unknown
  constructor(private readonly space: number) {
    Object.defineProperty(this, 'space', { enumerable: false })
  }
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }
  removeItem(key: string) {
    delete this[key]
  }
  setItem(key: string, value: string) {
    const used = Object.keys(this).reduce(
      (sum, other) => sum + (other === key ? 0 : String(this[other]).length),
      value.length,
    )
    if (used > this.space) throw new DOMException('full', 'QuotaExceededError')
    this[key] = value
  }
}

const open = (space = 1000) => {
  globalThis.localStorage = new Store(space) as unknown as Storage
}

test('returns what an account wrote in a document, the newest first', () => {
  open()
  jest.useFakeTimers({ now: 1 })
  keep(buildKey(1, 'news/1 en', 'a'), { names: [], values: { title: 'first tab' } })
  jest.setSystemTime(2)
  keep(buildKey(1, 'news/1 en', 'b'), { names: [], values: { title: 'second tab' } })
  keep(buildKey(1, 'news/10 en', 'a'), { names: [], values: { title: 'another document' } })
  keep(buildKey(1, 'news/1 fr-fr', 'a'), { names: [], values: { title: 'another language' } })
  keep(buildKey(11, 'news/1 en', 'a'), { names: [], values: { title: 'another account' } })
  expect(readKept(1, 'news/1 en').map(([, { values }]) => values.title)).toEqual([
    'second tab',
    'first tab',
  ])
  jest.useRealTimers()
})

test('removes what another account wrote, and nothing of the page', () => {
  open()
  localStorage.setItem('theme', 'dark')
  keep(buildKey(1, 'news/1 en', 'a'), { names: [], values: {} })
  keep(buildKey(2, 'news/1 en', 'a'), { names: [], values: {} })
  removeOthers(2)
  expect(readKept(1, 'news/1 en')).toEqual([])
  expect(readKept(2, 'news/1 en')).toHaveLength(1)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the oldest give way where there is no more space', () => {
  open(170)
  jest.useFakeTimers({ now: 1 })
  keep(buildKey(1, 'news/1 en', 'a'), { names: [], values: { title: 'x'.repeat(40) } })
  jest.setSystemTime(2)
  keep(buildKey(1, 'news/2 en', 'a'), { names: [], values: { title: 'x'.repeat(40) } })
  jest.setSystemTime(3)
  keep(buildKey(1, 'news/3 en', 'a'), { names: [], values: { title: 'x'.repeat(40) } })
  jest.useRealTimers()
  expect(readKept(1, 'news/1 en')).toEqual([])
  expect(readKept(1, 'news/3 en')).toHaveLength(1)
})

test.each([
  '',
  'no JSON',
  '{}',
  '{"at":"now","values":{}}',
  '{"at":1,"names":[],"values":null}',
  '{"at":1,"values":{}}',
])('ignores the damaged entry %j', (text) => {
  open()
  localStorage.setItem(buildKey(1, 'news/1 en', 'a'), text)
  expect(readKept(1, 'news/1 en')).toEqual([])
})
