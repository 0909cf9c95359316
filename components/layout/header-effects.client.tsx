'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Failure } from '@/components/layout/deferred-scripts.client'

/**
 * The header's only effects: closes open panels on navigation, and lazy-loads the deferred scripts, with the
 * address of their settings. The `typeof window` guard keeps the import in the client bundle only.
 */
export function HeaderEffects({ source, failure }: { source: string | null; failure: Failure }) {
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('header [popover]:popover-open'))
      panel.hidePopover()
  }, [pathname])
  useEffect(() => {
    if (typeof window !== 'undefined')
      void import('@/components/layout/deferred-scripts.client').then(({ init }) =>
        init(source, failure, router),
      )
  }, [source, failure, router])
  return null
}
