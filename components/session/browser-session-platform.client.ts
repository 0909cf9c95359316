import { browserPlatform } from '@/lib/identity'
import { silentSsoHintCookie } from '@/lib/session/silent-sso-hint'
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
    takeSilentSsoHint: () => {
      const hasHint = document.cookie.includes(`${silentSsoHintCookie.name}=`)
      if (hasHint)
        document.cookie = `${silentSsoHintCookie.name}=; path=${silentSsoHintCookie.path}; max-age=0`
      return hasHint
    },
    onStorage: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
    saveUnsentInput: keepUnsentInput,
  }
}
