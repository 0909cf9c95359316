import 'server-only'
import { fetch as fetchOverNetwork } from 'undici'

/** What the provider's protocol needs of a server: past the `fetch` that the framework keeps answers of, as a member's are nobody else's. */
export const wire = {
  fetch: fetchOverNetwork as unknown as typeof fetch,
  timers: {
    now: Date.now,
    after: (milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  },
}
