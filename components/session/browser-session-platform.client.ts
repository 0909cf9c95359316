import { browserPlatform, type IdTokenPayload } from '@/lib/identity'
import { authRoutes } from '@/lib/session/auth-routes'
import type { SessionPlatform } from '@/lib/session/session'
import { sessionEnded } from './session-ended'
import { readSubject, writeSubject } from './subject-cookie.client'

export function browserSessionPlatform(
  saveUnsentInput: (subjectHash: string) => void,
): SessionPlatform {
  return {
    ...browserPlatform(),
    path: () => window.location.pathname + window.location.search + window.location.hash,
    stripHash: () =>
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      ),
    subject: { read: readSubject, write: writeSubject },
    onStorage: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
    onFocus: (listener) => window.addEventListener('focus', listener),
    readServerSession: async () => {
      try {
        const response = await fetch(authRoutes.session)
        if (!response.ok) return null
        return ((await response.json()) as { claims?: IdTokenPayload }).claims
      } catch {
        return null
      }
    },
    endServerSession: async () => {
      try {
        await fetch(authRoutes.end, { method: 'POST', keepalive: true })
      } catch (cause) {
        console.error('The server session could not be ended', String(cause))
      }
    },
    saveUnsentInput,
    notifyEnd: () => void window.dispatchEvent(new Event(sessionEnded)),
  }
}
