const key = 'search:recent'
const maxSearches = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** The recent searches, stored in the browser only. */
export function readRecent(store: Store): string[] {
  try {
    const stored: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored
          .filter((item): item is string => typeof item === 'string' && item !== '')
          .slice(0, maxSearches)
      : []
  } catch {
    return []
  }
}

/** @returns the list with these words first; single letters are ignored as incomplete input */
export function saveRecent(store: Store, words: string): string[] {
  const tidy = words.trim().slice(0, 100)
  const before = readRecent(store)
  if ([...tidy].length < 2) return before
  const list = [
    tidy,
    ...before.filter(
      (item) =>
        item.toLowerCase() !== tidy.toLowerCase() &&
        !tidy.toLowerCase().startsWith(item.toLowerCase()),
    ),
  ].slice(0, maxSearches)
  try {
    store?.setItem(key, JSON.stringify(list))
  } catch {
    return before
  }
  return list
}

export function clearRecent(store: Store): string[] {
  try {
    store?.removeItem(key)
  } catch {
    // storage is denied
  }
  return []
}
