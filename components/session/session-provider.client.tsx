'use client'

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { Session } from '@/lib/session/session'
import type { SessionSettings } from '@/lib/session/settings'
import type { SessionState } from '@/lib/session/state'
import type { SignInPanel } from '@/components/session/sign-in-panel.client'
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
    // as `buildFlagKey`, whose module visitors do not download
    const flagKey = `${settings.audience}:authenticated`
    const wake = () => {
      if (readSubject() || isFlagged(flagKey))
        void loadSession(settings, setState).then((session) => session.boot())
    }
    // another tab has signed in; a session that is loaded listens itself
    const onStorage = ({ key }: StorageEvent) => key === flagKey && !sessionPromise && wake()
    wake()
    window.addEventListener('focus', wake)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('focus', wake)
      window.removeEventListener('storage', onStorage)
    }
  }, [settings])
  const load = useCallback(() => loadSession(settings, setState), [settings])
  const panel = usePanel(settings)
  return (
    <SessionContext.Provider value={useMemo(() => ({ state, load }), [state, load])}>
      {children}
      {panel ? (
        <panel.View settings={settings} load={load} opener={panel.opener} onClose={panel.onClose} />
      ) : null}
    </SessionContext.Provider>
  )
}

function isFlagged(flagKey: string): boolean {
  try {
    return localStorage.getItem(flagKey) === 'true'
  } catch {
    return false // storage is denied: the cookie of the server session counts alone
  }
}

type Panel = {
  View: ComponentType<Parameters<typeof SignInPanel>[0]>
  opener: HTMLElement
  onClose: () => void
}

/** Links with `data-panel` open the sign-in panel, which is lazy-loaded; without it they lead to the provider. */
function usePanel(settings: SessionSettings): Panel | null {
  const [panel, setPanel] = useState<Panel | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, metaKey, ctrlKey, shiftKey } = event
      const opener = target instanceof Element && target.closest<HTMLAnchorElement>('[data-panel]')
      if (!opener || !settings.panel || metaKey || ctrlKey || shiftKey) return
      event.preventDefault()
      if (typeof window !== 'undefined')
        import('@/components/session/sign-in-panel.client').then(
          ({ SignInPanel: View }) => setPanel({ View, opener, onClose: () => setPanel(null) }),
          () => location.assign(opener.href),
        )
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [settings])
  return panel
}

/** `state` is null until the session has started; `load` resolves with the session. */
export const useSession = () => useContext(SessionContext)
