import type { PlatformStorage } from '../identity'

/** Specification, section 9. */
export const logoutEventKey = 'ss:logout-event'
/** Section 9: the key of the authenticated flag. */
export const buildFlagKey = (audience: string) => `${audience}:authenticated`
/** Section 7: the browser's content client reads its bearer token from this key. */
export const buildTokenKey = (audience: string) => `${audience}:token`
/** When, in milliseconds, and the hash of the subject that was chosen last, in whichever tab. */
const chosenKey = 'session:chosen'
/** The server session of a sign-in that takes longer has failed: a panel waits 15 s (`server-session-frame.ts`). */
const choosingTime = 25_000
/** Until when, in milliseconds, a tab links a further identity. */
const linkingKey = 'session:linking'
/** When, in milliseconds, a page was left for the provider to look for a session that a frame does not find. */
const hopKey = 'session:hopped'
/** A second look within this time finds nothing else. */
const hopTime = 30_000
/** Whether frames get the provider's cookies: `yes` or `no`, once it is known. */
const framesKey = 'session:frames'
/** Longer than a popup may take. Nothing may be postponed for longer. */
export const linkingTime = 120_000

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
  const isWithin = (limit: number, time: number) => time >= 0 && time <= limit
  const hasHopped = (now: number): boolean => isWithin(hopTime, now - Number(read(hopKey)))
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
        storage.removeItem(chosenKey)
      }) && read(buildFlagKey(audience)) === null,
    /** Other tabs get a storage event, which fires only for a changed value. */
    saveEnd: (value: string) => write(() => storage.setItem(logoutEventKey, value)),
    readEnd: () => read(logoutEventKey),
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
    readChosen: () => read(chosenKey)?.split(':')[1] ?? null,
    saveChosen: (now: number, subject: string) =>
      write(() => storage.setItem(chosenKey, `${now}:${subject}`)),
    /** Whether a sign-in is so recent that the server may not have its session yet. */
    isChoosing: (now: number) =>
      isWithin(choosingTime, now - Number(read(chosenKey)?.split(':')[0])),
  }
}
