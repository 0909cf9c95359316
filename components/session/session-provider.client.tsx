'use client'

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { silentSsoHintCookie } from '@/lib/session/silent-sso-hint'
import type { Session } from '@/lib/session/session'
import type { SessionSettings } from '@/lib/session/settings'
import type { SessionState } from '@/lib/session/state'

type Handle = { state: SessionState | null; load: () => Promise<Session> }

const Context = createContext<Handle | null>(null)

let loading: Promise<Session> | undefined

/** One session a page, whoever asks for it first; by the condition its code is compiled for browsers only. */
const loadSession = (
  settings: SessionSettings,
  listen: (state: SessionState) => void,
): Promise<Session> =>
  typeof window === 'undefined'
    ? new Promise(() => {})
    : (loading ??= import('@/components/session/start-session.client').then(({ startSession }) =>
        startSession(settings, listen),
      ))

/**
 * Holds the browser's session. Its code is loaded when there is one, by the flag in local storage or the cookie of the
 * server's leg, or when somebody signs in: a visitor pays for none of it.
 */
export function SessionProvider({
  settings,
  children,
}: {
  settings: SessionSettings
  children: ReactNode
}) {
  const [state, setState] = useState<SessionState | null>(null)
  useEffect(() => {
    try {
      if (
        localStorage[`${settings.audience}:authenticated`] ||
        document.cookie.includes(silentSsoHintCookie.name)
      )
        void loadSession(settings, setState).then((session) => session.boot())
    } catch {} // storage is denied: nobody is signed in
  }, [settings])
  const load = useCallback(() => loadSession(settings, setState), [settings])
  return (
    <Context.Provider value={useMemo(() => ({ state, load }), [state, load])}>
      {children}
    </Context.Provider>
  )
}

/** The session's state, or null before there is one; `load` gives the session itself. */
export const useSession = () => useContext(Context)
