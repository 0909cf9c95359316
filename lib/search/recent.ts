const key = 'search:recent'
const most = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** What this browser searched for last; it stays in it. */
export function readRecent(store: Store): string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept
          .filter((item): item is string => typeof item === 'string' && item !== '')
          .slice(0, most)
      : []
  } catch {
    return []
  }
}

/** @returns the list with these words first; words of one letter are somebody's beginning */
export function keepRecent(store: Store, words: string): string[] {
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
  ].slice(0, most)
  try {
    store?.setItem(key, JSON.stringify(list))
  } catch {
    return before
  }
  return list
}

export function forgetRecent(store: Store): string[] {
  try {
    store?.removeItem(key)
  } catch {
    // denied storage holds nothing
  }
  return []
}
