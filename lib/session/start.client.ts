import { setPerson, toPerson } from '../analytics/person.client'
import { keepFilling } from './fill-form'
import { browserSessionPlatform, createSession, type Session } from './session'
import type { SessionSettings } from './settings'
import type { SessionState } from './state'
import { keepUnsentInput } from './unsent-input'

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
    // Work that is loaded by itself hears of it (`lib/favourites`).
    window.dispatchEvent(new Event('session'))
  })
  return session
}
