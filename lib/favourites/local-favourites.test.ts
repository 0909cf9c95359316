import { parseKey } from './favourite-types'
import {
  addLocal,
  addPendingMutation,
  removeLocal,
  clearPendingMutations,
  localKey,
  maxLocalFavourites,
  readLocal,
  readPendingMutations,
  pendingMutationsKey,
  type LocalFavourite,
} from './local-favourites'

const storageOf = (initial: Record<string, string> = {}) => {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
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
])('parseKey(%j) returns %j', (key, parsed) => expect(parseKey(key)).toEqual(parsed))

describe('favourites of a visitor', () => {
  test('are sorted newest first, without duplicates', () => {
    const storage = storageOf()
    for (const number of [1, 2, 1]) expect(addLocal(storage, entry(number))).toBe(true)
    expect(readLocal(storage).map(({ key }) => key)).toEqual(['contact:1', 'contact:2'])
  })

  test('are limited to 500', () => {
    const storage = storageOf({
      [localKey]: JSON.stringify(
        Array.from({ length: maxLocalFavourites }, (_, index) => entry(index + 1)),
      ),
    })
    expect(addLocal(storage, entry(9_999))).toBe(false)
    expect(addLocal(storage, entry(500))).toBe(true)
    expect(readLocal(storage)).toHaveLength(maxLocalFavourites)
  })

  test('removes the storage key with the last entry', () => {
    const storage = storageOf()
    addLocal(storage, entry(1))
    removeLocal(storage, ['contact:1'])
    expect(storage.values.size).toBe(0)
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
  ])('reads from %s %i valid entries', (value, count) =>
    expect(readLocal(storageOf({ [localKey]: value }))).toHaveLength(count),
  )

  test.each(['//evil.test', 'https://evil.test', 'javascript:alert(1)', '/\\evil.test', '', 7])(
    'replaces the path %j by the home page',
    (path) => {
      expect(
        readLocal(storageOf({ [localKey]: JSON.stringify([{ ...entry(1), path }]) }))[0]?.path,
      ).toBe('/')
    },
  )

  test('are empty when storage is denied, and adding returns false', () => {
    expect(readLocal(denied)).toEqual([])
    expect(addLocal(denied, entry(1))).toBe(false)
    expect(() => clearPendingMutations(denied)).not.toThrow()
  })
})

describe('pending mutations of a member whose session expired', () => {
  test('are deleted when another member reads them', () => {
    const storage = storageOf()
    addPendingMutation(storage, 'maya', { ...entry(1), saved: true })
    addPendingMutation(storage, 'maya', { ...entry(2), saved: false })
    expect(readPendingMutations(storage, 'maya').map(({ key, saved }) => [key, saved])).toEqual([
      ['contact:2', false],
      ['contact:1', true],
    ])
    expect(readPendingMutations(storage, 'daniel')).toEqual([])
    expect(storage.values.has(pendingMutationsKey)).toBe(false)
  })

  test('contain the last mutation for each key', () => {
    const storage = storageOf()
    addPendingMutation(storage, 'maya', { ...entry(1), saved: true })
    addPendingMutation(storage, 'maya', { ...entry(1), saved: false })
    expect(readPendingMutations(storage, 'maya').map(({ saved }) => saved)).toEqual([false])
  })

  test('are cleared by key, or all at once', () => {
    const storage = storageOf()
    addPendingMutation(storage, 'maya', { ...entry(1), saved: true })
    addPendingMutation(storage, 'maya', { ...entry(2), saved: true })
    clearPendingMutations(storage, 'maya', ['contact:1'])
    expect(readPendingMutations(storage, 'maya').map(({ key }) => key)).toEqual(['contact:2'])
    clearPendingMutations(storage)
    expect(storage.values.size).toBe(0)
  })
})
