'use client'

import { useEffect } from 'react'
import { logoutEventKey } from '@/lib/session/storage'
import { restoreUnsentInput } from '@/components/session/unsent-input.client'

/**
 * On members' pages: leaves the page when the member signs out in another tab, and restores unsent input
 * after an expired session. A sign-out in this tab navigates by itself.
 */
export function MemberGuard({ homeHref }: { homeHref: string }) {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === logoutEventKey) window.location.replace(homeHref)
    }
    window.addEventListener('storage', onStorage)
    restoreUnsentInput(document, sessionStorage, location.pathname, Date.now())
    return () => window.removeEventListener('storage', onStorage)
  }, [homeHref])
  return null
}
