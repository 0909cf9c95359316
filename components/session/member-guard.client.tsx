'use client'

import { useEffect } from 'react'
import { toEndReason } from '@/lib/session/state'
import { logoutEventKey } from '@/lib/session/storage'
import { noteEnd, sessionEnded, type SessionEnd } from './session-ended'
import { useSession } from './session-provider.client'
import { readSubject } from './subject-cookie.client'
import { restoreUnsentInput, storeUnsentInput, subjectOfPage } from './unsent-input.client'

/**
 * On members' pages: leaves the page when the session has ended, for the home page when another tab ended it, keeps
 * unsent input, and restores it after the next sign-in. A page of another member than the cookie's is loaded again. A
 * sign-out in this tab navigates by itself.
 */
export function MemberGuard({ homeHref, signInHref }: { homeHref: string; signInHref: string }) {
  const load = useSession()?.load
  useEffect(() => {
    const subject = subjectOfPage(document)
    const keepInput = () =>
      storeUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
    const leave = ({ reason, isElsewhere }: SessionEnd) => {
      if (isElsewhere && document.querySelector('[data-ends-session]')) return
      keepInput()
      noteEnd(reason)
      const returnTo = location.pathname + location.search
      location.replace(
        isElsewhere ? homeHref : `${signInHref}?${new URLSearchParams({ returnTo })}`,
      )
    }
    const onEnd = (event: Event) => leave((event as CustomEvent<SessionEnd>).detail)
    // the session, which does the same, may not have been loaded yet
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === logoutEventKey && newValue)
        leave({ reason: toEndReason(newValue), isElsewhere: true })
    }
    const onSession = () => {
      const owner = readSubject()
      if (owner === null || owner === subject) return
      keepInput()
      location.reload()
    }
    const listeners = [
      [sessionEnded, onEnd],
      ['storage', onStorage as EventListener],
      ['session', onSession],
    ] as const
    for (const [type, listener] of listeners) window.addEventListener(type, listener)
    // the session may have ended while the page was on its way
    if (!readSubject()) void load?.().then((session) => session.boot(true))
    restoreUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener)
    }
  }, [homeHref, signInHref, load])
  return null
}
