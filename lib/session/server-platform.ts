import 'server-only'
import { fetch as fetchOverNetwork } from 'undici'

/** Fetch and timers for `lib/identity` on the server. Not Next's `fetch`, which may cache a member's responses. */
export const serverPlatform = {
  fetch: fetchOverNetwork as unknown as typeof fetch,
  timers: {
    now: Date.now,
    after: (milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  },
}
