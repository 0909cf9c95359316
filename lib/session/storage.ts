import type { PlatformStorage } from '../identity'

/** Specification, section 9. */
export const logoutEventKey = 'ss:logout-event'
/** Section 9: the key of the authenticated flag. */
export const buildFlagKey = (audience: string) => `${audience}:authenticated`
/** Section 7: the browser's content client reads its bearer token from this key. */
export const buildTokenKey = (audience: string) => `${audience}:token`
/** The path that a member was at when the session expired. */
const returnPathKey = 'session:left-at'
/** Until when, in milliseconds, a tab links a further identity. */
const linkingKey = 'session:linking'
/** When, in milliseconds, a page was left for the provider to look for a session that a frame does not find. */
const hopKey = 'session:hopped'
/** A second look within this time finds nothing else. */
const hopTime = 30_000
/** Whether frames get the provider's cookies: `yes` or `no`, once it is known. */
const framesKey = 'session:frames'
/** Longer than a popup may take. Nothing may be postponed for longer. */
const linkingTime = 120_000

/** Why a session ended: the member signed out, it could not be renewed, the provider has none, or there are two. */
export type EndReason = 'logout' | 'expired' | 'ended' | 'another-user'

/** Whether another tab has ended the session because its member signed out. */
export const isSignOut = (logoutEvent: string | null): boolean =>
  logoutEvent?.endsWith(':logout') ?? false

type Storage = Pick<PlatformStorage, 'getItem' | 'setItem' | 'removeItem'>

/** What a session stores between pages. When storage is denied, reads return null and writes return false. */
export function createSessionStorage(storage: Storage, audience: string) {
  const read = (key: string) => {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }
  const write = (work: () => void): boolean => {
    try {
      work()
      return true
    } catch {
      return false
    }
  }
  const hasHopped = (now: number): boolean => {
    const since = now - Number(read(hopKey))
    return since >= 0 && since <= hopTime
  }
  return {
    isFlagged: () => read(buildFlagKey(audience)) === 'true',
    saveToken: (token: string | null) =>
      write(() => {
        storage.setItem(buildFlagKey(audience), 'true')
        if (token === null) storage.removeItem(buildTokenKey(audience))
        else storage.setItem(buildTokenKey(audience), token)
      }),
    readToken: () => read(buildTokenKey(audience)),
    clearToken: () => write(() => storage.removeItem(buildTokenKey(audience))),
    /** @returns whether the session was removed completely */
    clear: () =>
      write(() => {
        storage.removeItem(buildFlagKey(audience))
        storage.removeItem(buildTokenKey(audience))
      }) && read(buildFlagKey(audience)) === null,
    /** Other tabs get a storage event, which fires only for a changed value. */
    broadcastLogout: (now: number, reason: EndReason) =>
      write(() => storage.setItem(logoutEventKey, `${now}:${reason}`)),
    /** @returns false when there was a hop a short time ago, or none can be noted */
    markHop: (now: number) => !hasHopped(now) && write(() => storage.setItem(hopKey, String(now))),
    readFrames: () => read(framesKey),
    saveFrames: (answer: 'yes' | 'no') => write(() => storage.setItem(framesKey, answer)),
    clearFrames: () => write(() => storage.removeItem(framesKey)),
    markLinking: (now: number) =>
      write(() => storage.setItem(linkingKey, String(now + linkingTime))),
    clearLinking: () => write(() => storage.removeItem(linkingKey)),
    isLinking: (now: number) => {
      const left = Number(read(linkingKey)) - now
      return left > 0 && left <= linkingTime
    },
    saveReturnPath: (path: string) => write(() => storage.setItem(returnPathKey, path)),
  }
}

/** Notes for this tab's home page the path that another tab's end of the session takes it from. */
export function noteReturnPath(toStorage: () => Storage, path: string): void {
  try {
    toStorage().setItem(returnPathKey, path)
  } catch {} // storage is denied: the page has no notice
}

/** Reads and removes the path that a member was at when the session expired. */
export function takeReturnPath(storage: Storage): string | null {
  const path = storage.getItem(returnPathKey)
  storage.removeItem(returnPathKey)
  return path
}
