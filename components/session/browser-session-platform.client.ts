import { browserPlatform } from '@/lib/identity'
import { byServerCookie } from '@/lib/session/by-server'
import type { SessionPlatform } from '@/lib/session/session'

/** The browser's own platform. */
export function browserSessionPlatform(keepUnsentInput: () => void): SessionPlatform {
  return {
    ...browserPlatform(),
    path: () => window.location.pathname + window.location.search + window.location.hash,
    stripHash: () =>
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      ),
    takeByServer: () => {
      const found = document.cookie.includes(`${byServerCookie.name}=`)
      if (found) document.cookie = `${byServerCookie.name}=; path=${byServerCookie.path}; max-age=0`
      return found
    },
    onStorage: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
    keepUnsentInput,
  }
}
