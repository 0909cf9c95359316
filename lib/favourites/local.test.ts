import { callKind, kindOfCall, parseKey } from './kinds'
import {
  addLocal,
  addWish,
  dropLocal,
  dropWishes,
  localKey,
  mostLocal,
  readLocal,
  readWishes,
  wishesKey,
  type LocalFavourite,
} from './local'

const storageOf = (values: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
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
const entry = (number: number): LocalFavourite => ({
  key: `contact:${number}`,
  title: `Person ${number}`,
  path: `/people/${number}/x`,
  savedAt: '2026-11-01T00:00:00.000Z',
})

test.each([
  ['contact:1057', { kind: 'contact', document: 1057 }],
  ['training_series:1', { kind: 'training_series', document: 1 }],
  ['contact:0', null],
  ['contact:-1', null],
  ['contact:01', null],
  ['contact:2147483648', null],
  ['contact:1e3', null],
  ['constructor:1', null],
  ['contact', null],
  ['', null],
  [null, null],
  ['contact:1"]', null],
])('the key %j is %j', (key, parsed) => expect(parseKey(key)).toEqual(parsed))

test('kinds are written with a hyphen outside GraphQL', () => {
  expect(callKind('navigator_answer')).toBe('navigator-answer')
  expect(kindOfCall('training-series')).toBe('training_series')
  expect(kindOfCall('service')).toBeNull()
})

describe('favourites of a visitor', () => {
  test('the newest is first, and one stands there once', () => {
    const storage = storageOf()
    for (const number of [1, 2, 1]) expect(addLocal(storage, entry(number))).toBe(true)
    expect(readLocal(storage).map(({ key }) => key)).toEqual(['contact:1', 'contact:2'])
  })

  test('are 500 at most', () => {
    const storage = storageOf({
      [localKey]: JSON.stringify(Array.from({ length: mostLocal }, (_, index) => entry(index + 1))),
    })
    expect(addLocal(storage, entry(9_999))).toBe(false)
    expect(addLocal(storage, entry(500))).toBe(true)
    expect(readLocal(storage)).toHaveLength(mostLocal)
  })

  test('the last one takes its place in storage with it', () => {
    const storage = storageOf()
    addLocal(storage, entry(1))
    dropLocal(storage, ['contact:1'])
    expect(storage.kept.size).toBe(0)
  })

  test.each([
    ['null', 0],
    ['{}', 0],
    ['"x"', 0],
    ['[1,null,{}]', 0],
    ['{', 0],
    [JSON.stringify([{ ...entry(1), key: 'x:1' }]), 0],
    [JSON.stringify([{ ...entry(1), savedAt: 'yesterday' }]), 0],
    [JSON.stringify([{ ...entry(1), title: 7 }]), 0],
    [JSON.stringify([entry(1), null]), 1],
  ])('of %s there are %i', (value, count) =>
    expect(readLocal(storageOf({ [localKey]: value }))).toHaveLength(count),
  )

  test.each(['//evil.test', 'https://evil.test', 'javascript:alert(1)', '/\\evil.test', '', 7])(
    'a link never leads to %j',
    (path) => {
      expect(
        readLocal(storageOf({ [localKey]: JSON.stringify([{ ...entry(1), path }]) }))[0]?.path,
      ).toBe('/')
    },
  )

  test('a browser that denies storage has none, and says so', () => {
    expect(readLocal(denied)).toEqual([])
    expect(addLocal(denied, entry(1))).toBe(false)
    expect(() => dropWishes(denied)).not.toThrow()
  })
})

describe('wishes of a member whose session ended', () => {
  test('are theirs: of another they go', () => {
    const storage = storageOf()
    addWish(storage, 'maya', { ...entry(1), saved: true })
    addWish(storage, 'maya', { ...entry(2), saved: false })
    expect(readWishes(storage, 'maya').map(({ key, saved }) => [key, saved])).toEqual([
      ['contact:2', false],
      ['contact:1', true],
    ])
    expect(readWishes(storage, 'daniel')).toEqual([])
    expect(storage.kept.has(wishesKey)).toBe(false)
  })

  test('the last wish for one counts', () => {
    const storage = storageOf()
    addWish(storage, 'maya', { ...entry(1), saved: true })
    addWish(storage, 'maya', { ...entry(1), saved: false })
    expect(readWishes(storage, 'maya').map(({ saved }) => saved)).toEqual([false])
  })

  test('go one by one, and all at once', () => {
    const storage = storageOf()
    addWish(storage, 'maya', { ...entry(1), saved: true })
    addWish(storage, 'maya', { ...entry(2), saved: true })
    dropWishes(storage, 'maya', ['contact:1'])
    expect(readWishes(storage, 'maya').map(({ key }) => key)).toEqual(['contact:2'])
    dropWishes(storage)
    expect(storage.kept.size).toBe(0)
  })
})
