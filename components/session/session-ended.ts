/** Event of `window`: the session has ended, and the page is still there. */
export const sessionEnded = 'session-ended'
