'use client'

import { useEffect } from 'react'
import { logoutEventKey } from '@/lib/session/storage'
import { sessionEnded } from './session-ended'
import { restoreUnsentInput, subjectOfPage } from './unsent-input.client'

/**
 * On members' pages: leaves the page when the member signs out in another tab, or when the session has ended at
 * the provider, and restores unsent input after an expired session. A sign-out in this tab navigates by itself.
 */
export function MemberGuard({ homeHref, signInHref }: { homeHref: string; signInHref: string }) {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const endsItself = document.querySelector('[data-ends-session]')
      if (key === logoutEventKey && !endsItself) window.location.replace(homeHref)
    }
    const onEnd = () => {
      const returnTo = window.location.pathname + window.location.search
      window.location.replace(`${signInHref}?${new URLSearchParams({ returnTo })}`)
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener(sessionEnded, onEnd)
    const subject = subjectOfPage(document)
    restoreUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener(sessionEnded, onEnd)
    }
  }, [homeHref, signInHref])
  return null
}
