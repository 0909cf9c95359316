import { setPerson, toPerson } from '../analytics/person.client'
import { autofillForms } from './autofill-forms.client'
import { createSession, type Session } from '@/lib/session/session'
import { browserSessionPlatform } from './browser-session-platform.client'
import type { SessionSettings } from '@/lib/session/settings'
import type { SessionState } from '@/lib/session/state'
import { readSubject } from './subject-cookie.client'
import { restoreUnsentInput, storeUnsentInput } from './unsent-input.client'

export function startSession(
  settings: SessionSettings,
  onState: (state: SessionState) => void,
): Session {
  const session = createSession(
    settings,
    browserSessionPlatform((subjectHash) =>
      storeUnsentInput(document, sessionStorage, subjectHash, location.pathname, Date.now()),
    ),
  )
  session.subscribe(({ user }) => setPerson(toPerson(user)))
  let stopAutofill = () => {}
  session.subscribe((state) => {
    onState(state)
    stopAutofill()
    stopAutofill = state.user ? autofillForms(document, state.user) : () => {}
    if (state.user)
      restoreUnsentInput(document, sessionStorage, readSubject(), location.pathname, Date.now())
    // Deferred scripts, such as the favourites controller, listen to it.
    window.dispatchEvent(new Event('session'))
  })
  return session
}
