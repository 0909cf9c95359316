'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { SearchSettings } from '@/lib/search/settings'

export type Suggesting = { inputId: string; settings: SearchSettings; prefix: string; texts: { label: string; types: Record<string, string> } }

/**
 * What the header needs a script for, in one leaf, as every page pays for it: an open panel closes once another page is
 * shown, and suggestions are loaded when somebody is about to type.
 */
export function HeaderWork({ search }: { search: Suggesting | null }) {
  const pathname = usePathname()
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.panel:popover-open')) panel.hidePopover()
  }, [pathname])
  useEffect(() => {
    if (search) document.getElementById(search.inputId)?.addEventListener('focus', () => void import('@/lib/search/suggest.client').then(({ suggest }) => suggest(search)), { once: true })
  }, [search])
  return null
}
