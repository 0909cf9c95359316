import { setPerson, toPerson } from '../analytics/person.client'
import { browserSessionPlatform, createSession, type Session } from './session'
import type { SessionSettings } from './settings'
import type { SessionState } from './state'
import { keepUnsentInput } from './unsent-input'

/** The one session of this browser, as it starts on a page. */
export function startSession(settings: SessionSettings, listen: (state: SessionState) => void): Session {
  const session = createSession(settings, browserSessionPlatform(() => keepUnsentInput(document, sessionStorage, location.pathname, Date.now())))
  session.subscribe(listen)
  session.subscribe(({ user }) => setPerson(toPerson(user)))
  return session
}
