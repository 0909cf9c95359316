'use client'

import { useEffect } from 'react'
import { isSignOut, logoutEventKey, noteReturnPath } from '@/lib/session/storage'
import { noteEnd, sessionEnded } from './session-ended'
import { restoreUnsentInput, storeUnsentInput, subjectOfPage } from './unsent-input.client'

const readPath = () => window.location.pathname + window.location.search

/**
 * On members' pages: leaves the page when the member signs out in another tab, or when the session has ended, keeps
 * unsent input, and restores it after the next sign-in. A sign-out in this tab navigates by itself.
 */
export function MemberGuard({ homeHref, signInHref }: { homeHref: string; signInHref: string }) {
  useEffect(() => {
    const subject = subjectOfPage(document)
    const keepInput = () =>
      storeUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== logoutEventKey || document.querySelector('[data-ends-session]')) return
      keepInput()
      if (!isSignOut(newValue)) noteReturnPath(() => sessionStorage, readPath())
      window.location.replace(homeHref)
    }
    const onEnd = () => {
      keepInput()
      noteEnd()
      window.location.replace(`${signInHref}?${new URLSearchParams({ returnTo: readPath() })}`)
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener(sessionEnded, onEnd)
    restoreUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener(sessionEnded, onEnd)
    }
  }, [homeHref, signInHref])
  return null
}
