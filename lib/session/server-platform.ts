import 'server-only'
import { fetchFrom } from '../upstreams/fetch'

/** Fetch and timers for `lib/identity` on the server. */
export const serverPlatform = {
  fetch: fetchFrom('identity'),
  timers: {
    now: Date.now,
    after: (milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  },
}
