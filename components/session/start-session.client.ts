import { setPerson, toPerson } from '../analytics/person.client'
import { autofillForms } from './autofill-forms.client'
import { createSession, type Session } from '@/lib/session/session'
import { browserSessionPlatform } from './browser-session-platform.client'
import type { SessionSettings } from '@/lib/session/settings'
import type { SessionState } from '@/lib/session/state'

export function startSession(
  settings: SessionSettings,
  onState: (state: SessionState) => void,
): Session {
  const session = createSession(
    settings,
    browserSessionPlatform(new URL(settings.identity.redirectUri).pathname),
  )
  session.subscribe(({ user }) => setPerson(toPerson(user)))
  let stopAutofill = () => {}
  session.subscribe((state) => {
    onState(state)
    stopAutofill()
    stopAutofill = state.user ? autofillForms(document, state.user) : () => {}
    // Deferred scripts, such as the favourites controller, listen to it.
    window.dispatchEvent(new Event('session'))
  })
  return session
}
