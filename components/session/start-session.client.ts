import { setPerson, toPerson } from '../analytics/person.client'
import { keepFilling } from './fill-form.client'
import { createSession, type Session } from '@/lib/session/session'
import { browserSessionPlatform } from './browser-session-platform.client'
import type { SessionSettings } from '@/lib/session/settings'
import type { SessionState } from '@/lib/session/state'
import { keepUnsentInput } from './unsent-input.client'

/** The one session of this browser, as it starts on a page. */
export function startSession(
  settings: SessionSettings,
  listen: (state: SessionState) => void,
): Session {
  const session = createSession(
    settings,
    browserSessionPlatform(() =>
      keepUnsentInput(document, sessionStorage, location.pathname, Date.now()),
    ),
  )
  session.subscribe(({ user }) => setPerson(toPerson(user)))
  let stopFilling = () => {}
  session.subscribe((state) => {
    listen(state)
    stopFilling()
    stopFilling = state.user ? keepFilling(document, state.user) : () => {}
    // Deferred scripts, such as the favourites controller, listen to it.
    window.dispatchEvent(new Event('session'))
  })
  return session
}
