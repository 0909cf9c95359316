import type { PlatformStorage } from '../identity'

/** Specification, section 9. */
export const logoutEventKey = 'ss:logout-event'
/** Section 9: the authenticated flag stands under `{audience}:authenticated`. */
export const flagKeyOf = (audience: string) => `${audience}:authenticated`
/** Section 7: the browser's content client reads its bearer value here. */
export const tokenKeyOf = (audience: string) => `${audience}:token`
/** The address that a member was at when the session ended by itself. */
const leftAtKey = 'session:left-at'

type Storage = Pick<PlatformStorage, 'getItem' | 'setItem' | 'removeItem'>

/** What is kept between pages. Every method may find storage denied: reading is then nothing, writing says so. */
export function createSessionStorage(storage: Storage, audience: string) {
  const read = (key: string) => {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }
  const change = (work: () => void): boolean => {
    try {
      work()
      return true
    } catch {
      return false
    }
  }
  return {
    isFlagged: () => read(flagKeyOf(audience)) === 'true',
    flag: () => change(() => storage.setItem(flagKeyOf(audience), 'true')),
    getToken: () => read(tokenKeyOf(audience)),
    keep: (token: string | null) =>
      change(() => {
        storage.setItem(flagKeyOf(audience), 'true')
        if (token === null) storage.removeItem(tokenKeyOf(audience))
        else storage.setItem(tokenKeyOf(audience), token)
      }),
    /** @returns whether nothing of the session is left */
    clear: () =>
      change(() => {
        storage.removeItem(flagKeyOf(audience))
        storage.removeItem(tokenKeyOf(audience))
      }) && read(flagKeyOf(audience)) === null,
    /** Other tabs hear of it by the storage event, which needs a new value. */
    broadcastLogout: (now: number) => change(() => storage.setItem(logoutEventKey, String(now))),
    keepLeftAt: (path: string) => change(() => storage.setItem(leftAtKey, path)),
    takeLeftAt: () => {
      const path = read(leftAtKey)
      if (path !== null) change(() => storage.removeItem(leftAtKey))
      return path
    },
  }
}
