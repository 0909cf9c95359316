import { browserPlatform, type IdTokenPayload } from '@/lib/identity'
import { authRoutes } from '@/lib/session/auth-routes'
import type { SessionPlatform } from '@/lib/session/session'
import { noteEnd, sessionEnded } from './session-ended'
import { readSubject, writeSubject } from './subject-cookie.client'
import { restoreUnsentInput, storeUnsentInput } from './unsent-input.client'

/** @param callbackPath where sign-ins return, whichever member was signed in */
export function browserSessionPlatform(callbackPath: string): SessionPlatform {
  /** The member whose input the page has. */
  let owner: string | null = null
  const isOwner = (hash: string) => (owner ??= hash) === hash
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
    tabs: openTabs(),
    onFocus: (listener) => window.addEventListener('focus', listener),
    onRestore: (listener) =>
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener()),
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
    saveUnsentInput: (hash) => {
      if (isOwner(hash))
        storeUnsentInput(document, sessionStorage, hash, location.pathname, Date.now())
    },
    showMember: (hash) => {
      if (isOwner(hash))
        restoreUnsentInput(document, sessionStorage, hash, location.pathname, Date.now())
      else if (window.location.pathname !== callbackPath) {
        // a browser may fill forms of a reloaded page as they were
        for (const form of document.forms) form.reset()
        window.location.reload()
      }
    },
    noteEnd,
    notifyEnd: (detail) => void window.dispatchEvent(new CustomEvent(sessionEnded, { detail })),
  }
}

const tabKey = 'session:tab'

/** A channel, or storage events where there is none: they name the subject only, and `logoutEventKey` tells of ends. */
function openTabs(): SessionPlatform['tabs'] {
  try {
    const channel = new BroadcastChannel('session')
    return {
      post: (message) => channel.postMessage(message),
      listen: (listener) => void (channel.onmessage = ({ data }) => listener(data)),
    }
  } catch {
    return {
      post: (message) => {
        try {
          if (message.type === 'signed-in')
            localStorage.setItem(tabKey, `${Date.now()}:${message.subject}`)
        } catch {} // storage is denied: the focus compares the cookie
      },
      listen: (listener) =>
        window.addEventListener('storage', ({ key, newValue }) => {
          const subject = key === tabKey ? newValue?.split(':')[1] : undefined
          if (subject) listener({ type: 'signed-in', subject })
        }),
    }
  }
}
