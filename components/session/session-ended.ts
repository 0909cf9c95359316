/** Event of `window`: the session has ended, and the page is still there. */
export const sessionEnded = 'session-ended'

const key = 'session:ended'

/** Notes why the next page is shown: that of sign-in says it. */
export function noteEnd(): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {} // storage is denied: the page has no notice
}

/** Whether the session has ended on the page before; true once. */
export function takeEnd(): boolean {
  try {
    const isNoted = sessionStorage.getItem(key) === 'true'
    sessionStorage.removeItem(key)
    return isNoted
  } catch {
    return false
  }
}
