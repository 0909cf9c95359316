import { browserPlatform } from '@/lib/identity'
import { silentSsoHintCookie } from '@/lib/session/silent-sso-hint'
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
    takeSilentSsoHint: () => {
      const found = document.cookie.includes(`${silentSsoHintCookie.name}=`)
      if (found)
        document.cookie = `${silentSsoHintCookie.name}=; path=${silentSsoHintCookie.path}; max-age=0`
      return found
    },
    onStorage: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
    saveUnsentInput: keepUnsentInput,
  }
}
