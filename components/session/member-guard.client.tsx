'use client'

import { useEffect } from 'react'
import { logoutEventKey } from '@/lib/session/storage'
import { restoreUnsentInput } from '@/components/session/unsent-input.client'

/**
 * Stands on members' pages: when the member signs out in another tab, the page goes away; what was typed before a session
 * that ran out comes back. (A sign-out in this tab is on its way to the provider already.)
 */
export function MemberGuard({ home }: { home: string }) {
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === logoutEventKey) window.location.replace(home)
    }
    window.addEventListener('storage', hear)
    restoreUnsentInput(document, sessionStorage, location.pathname, Date.now())
    return () => window.removeEventListener('storage', hear)
  }, [home])
  return null
}
