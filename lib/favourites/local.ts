import { parseKey, type FavouriteKey } from './kinds'

/** The favourites of a visitor, in the browser only. The number is the version of what stands there. */
export const localKey = 'favourites:1'
/** What a member wanted when their session had ended; theirs alone, and gone when they sign out. */
export const wishesKey = 'favourites:1:wishes'

/** As many as the content service takes over at once. */
export const mostLocal = 500

export type LocalFavourite = {
  key: FavouriteKey
  title: string
  path: string
  /** ISO 8601. */ savedAt: string
}
/** `saved` is what the star shows; false for one that is to be removed. */
export type Wish = LocalFavourite & { saved: boolean }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Newest first; what is not ours in there is left out. */
export const readLocal = (storage: Store): LocalFavourite[] =>
  read(storage, localKey).flatMap((one) => toLocal(one) ?? [])

/** @returns false where the browser keeps nothing, or no more */
export function addLocal(storage: Store, added: LocalFavourite): boolean {
  const others = readLocal(storage).filter(({ key }) => key !== added.key)
  return others.length < mostLocal && write(storage, localKey, [added, ...others])
}

export function dropLocal(storage: Store, keys: readonly FavouriteKey[]): boolean {
  return write(
    storage,
    localKey,
    readLocal(storage).filter(({ key }) => !keys.includes(key)),
  )
}

/** The wishes of this member; those of another are nobody's business and go. */
export function readWishes(storage: Store, subject: string): Wish[] {
  const kept = parse(storage, wishesKey) as { subject?: unknown; wishes?: unknown } | null
  if (!kept) return []
  if (kept.subject !== subject) {
    dropWishes(storage)
    return []
  }
  return (Array.isArray(kept.wishes) ? kept.wishes : []).flatMap((one: unknown) => {
    const local = toLocal(one)
    return local ? [{ ...local, saved: (one as Wish).saved !== false }] : []
  })
}

export function addWish(storage: Store, subject: string, wish: Wish): boolean {
  const others = readWishes(storage, subject).filter(({ key }) => key !== wish.key)
  return (
    others.length < mostLocal && put(storage, wishesKey, { subject, wishes: [wish, ...others] })
  )
}

/** Without keys all of them. */
export function dropWishes(storage: Store, subject?: string, keys?: readonly FavouriteKey[]): void {
  const left =
    subject !== undefined && keys
      ? readWishes(storage, subject).filter(({ key }) => !keys.includes(key))
      : []
  if (left.length > 0) return void put(storage, wishesKey, { subject, wishes: left })
  try {
    storage.removeItem(wishesKey)
  } catch {} // storage is denied: there is nothing
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
  return { key: key as FavouriteKey, title, path: isOwnPath(path) ? path : '/', savedAt }
}

/** A path of this site: what stands in storage is put into links. */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value)

function read(storage: Store, name: string): unknown[] {
  const kept = parse(storage, name)
  return Array.isArray(kept) ? kept : []
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
