import { browserPlatform } from '@/lib/identity'
import { byServerCookie } from '@/lib/session/by-server'
import type { SessionPlatform } from '@/lib/session/session'

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
      const hasHint = document.cookie.includes(`${byServerCookie.name}=`)
      if (hasHint)
        document.cookie = `${byServerCookie.name}=; path=${byServerCookie.path}; max-age=0`
      return hasHint
    },
    onStorage: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
    keepUnsentInput,
  }
}
