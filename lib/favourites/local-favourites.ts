import { parseKey, type FavouriteKey } from './favourite-types'

/** The favourites of a visitor, in the browser only. The number is the version of the stored format. */
export const localKey = 'favourites:1'
/** Changes of a member whose session had expired; bound to the subject, cleared at sign-out. */
export const pendingMutationsKey = 'favourites:1:wishes'
/** The name of the list in the stored object. */
const storedList = 'wishes'

/** The content service merges at most this many in one request. */
export const maxLocalFavourites = 500

export type LocalFavourite = {
  key: FavouriteKey
  title: string
  path: string
  /** ISO 8601. */ savedAt: string
}
/** `saved` is the target state: false removes the favourite. */
export type PendingMutation = LocalFavourite & { saved: boolean }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Newest first; invalid entries are ignored. */
export const readLocal = (storage: Store): LocalFavourite[] =>
  read(storage, localKey).flatMap((entry) => toLocal(entry) ?? [])

/** @returns false when storage is denied or the limit is reached */
export function addLocal(storage: Store, added: LocalFavourite): boolean {
  const others = readLocal(storage).filter(({ key }) => key !== added.key)
  return others.length < maxLocalFavourites && write(storage, localKey, [added, ...others])
}

export function removeLocal(storage: Store, keys: readonly FavouriteKey[]): boolean {
  return write(
    storage,
    localKey,
    readLocal(storage).filter(({ key }) => !keys.includes(key)),
  )
}

/** The pending mutations of this member; those of another member are deleted. */
export function readPendingMutations(storage: Store, subject: string): PendingMutation[] {
  const stored = parse(storage, pendingMutationsKey) as Record<string, unknown> | null
  if (!stored) return []
  if (stored.subject !== subject) {
    clearPendingMutations(storage)
    return []
  }
  return (Array.isArray(stored[storedList]) ? stored[storedList] : []).flatMap((entry: unknown) => {
    const local = toLocal(entry)
    return local ? [{ ...local, saved: (entry as PendingMutation).saved !== false }] : []
  })
}

export function addPendingMutation(
  storage: Store,
  subject: string,
  mutation: PendingMutation,
): boolean {
  const others = readPendingMutations(storage, subject).filter(({ key }) => key !== mutation.key)
  return (
    others.length < maxLocalFavourites &&
    put(storage, pendingMutationsKey, { subject, [storedList]: [mutation, ...others] })
  )
}

/** Clears all pending mutations, or those with the keys. */
export function clearPendingMutations(
  storage: Store,
  subject?: string,
  keys?: readonly FavouriteKey[],
): void {
  const remaining =
    subject !== undefined && keys
      ? readPendingMutations(storage, subject).filter(({ key }) => !keys.includes(key))
      : []
  if (remaining.length > 0)
    return void put(storage, pendingMutationsKey, { subject, [storedList]: remaining })
  try {
    storage.removeItem(pendingMutationsKey)
  } catch {} // storage is denied: there is nothing to clear
}

function toLocal(value: unknown): LocalFavourite | null {
  const { key, title, path, savedAt } = (value ?? {}) as Partial<
    Record<keyof LocalFavourite, unknown>
  >
  if (
    !parseKey(key) ||
    typeof title !== 'string' ||
    typeof savedAt !== 'string' ||
    Number.isNaN(Date.parse(savedAt))
  )
    return null
  return { key: key as FavouriteKey, title, path: isSitePath(path) ? path : '/', savedAt }
}

/** A path of this site: stored paths are rendered as links. */
const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value)

function read(storage: Store, name: string): unknown[] {
  const stored = parse(storage, name)
  return Array.isArray(stored) ? stored : []
}

function parse(storage: Store, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

const write = (storage: Store, name: string, entries: unknown[]): boolean =>
  entries.length > 0 ? put(storage, name, entries) : clear(storage, name)

function put(storage: Store, name: string, value: unknown): boolean {
  try {
    storage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

function clear(storage: Store, name: string): boolean {
  try {
    storage.removeItem(name)
    return true
  } catch {
    return false
  }
}
