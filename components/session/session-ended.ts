import type { EndReason } from '@/lib/session/state'

/** Event of `window`: the session has ended, here or in another tab, and the page is still there. */
export const sessionEnded = 'session-ended'

export type SessionEnd = { reason: EndReason; isElsewhere: boolean }

const key = 'session:ended'

/** Notes for the next page of this tab why the session ended, and on which page. */
export function noteEnd(reason: EndReason): void {
  try {
    sessionStorage.setItem(key, `${reason} ${window.location.pathname}${window.location.search}`)
  } catch {} // storage is denied: the page has no notice
}

/** Why and where the session ended on a page before; true once. */
export function takeEnd(): { reason: string; path: string } | null {
  try {
    const [, reason, path] = /^(\S+) (.*)$/.exec(sessionStorage.getItem(key) ?? '') ?? []
    sessionStorage.removeItem(key)
    return reason && path ? { reason, path } : null
  } catch {
    return null
  }
}
