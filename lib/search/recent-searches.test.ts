import { clearRecent, saveRecent, readRecent } from './recent-searches'

function store(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const denied = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('denied')
  },
  removeItem: () => {
    throw new Error('denied')
  },
}

test('stores the last five, newest first, without duplicates', () => {
  const own = store()
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'TWO']) saveRecent(own, words)
  expect(readRecent(own)).toEqual(['TWO', 'six', 'five', 'four', 'three'])
  expect(clearRecent(own)).toEqual([])
  expect(readRecent(own)).toEqual([])
})

test('removes prefixes of later searches', () => {
  const own = store()
  saveRecent(own, 'mer')
  saveRecent(own, 'merger')
  expect(readRecent(own)).toEqual(['merger'])
  expect(saveRecent(own, ' a ')).toEqual(['merger'])
})

test.each(['{', 'null', '{"a":1}', '[1,null,""]', '"x"'])('a list that is %s is empty', (text) =>
  expect(readRecent(store({ 'search:recent': text }))).toEqual([]),
)

test('returns an empty list when storage is denied', () => {
  expect(readRecent(denied)).toEqual([])
  expect(saveRecent(denied, 'words')).toEqual([])
  expect(clearRecent(denied)).toEqual([])
  expect(readRecent(null)).toEqual([])
})
