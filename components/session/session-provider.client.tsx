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
import type { Session } from '@/lib/session/session'
import type { SessionSettings } from '@/lib/session/settings'
import type { SessionState } from '@/lib/session/state'
import { readSubject } from './subject-cookie.client'

type SessionHandle = { state: SessionState | null; load: () => Promise<Session> }

const SessionContext = createContext<SessionHandle | null>(null)

let sessionPromise: Promise<Session> | undefined

/** One session per page load. The `typeof window` guard keeps the import in the client bundle only. */
const loadSession = (
  settings: SessionSettings,
  onState: (state: SessionState) => void,
): Promise<Session> =>
  typeof window === 'undefined'
    ? new Promise(() => {})
    : (sessionPromise ??= import('@/components/session/start-session.client').then(
        ({ startSession }) => startSession(settings, onState),
      ))

/**
 * Provides the browser session. Its code is lazy-loaded when local storage or the subject's cookie says that
 * there is a session, or on sign-in, so that visitors do not download it.
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
      if (localStorage[`${settings.audience}:authenticated`] || readSubject())
        void loadSession(settings, setState).then((session) => session.boot())
    } catch {} // storage is denied: there is no session
  }, [settings])
  const load = useCallback(() => loadSession(settings, setState), [settings])
  return (
    <SessionContext.Provider value={useMemo(() => ({ state, load }), [state, load])}>
      {children}
    </SessionContext.Provider>
  )
}

/** `state` is null until the session has started; `load` resolves with the session. */
export const useSession = () => useContext(SessionContext)
