'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import type { SuggestionOptions } from '@/components/layout/deferred-scripts.client'

/**
 * The header's only effects: closes open panels on navigation, and lazy-loads the deferred scripts. The
 * `typeof window` guard keeps the import in the client bundle only.
 */
export function HeaderEffects({
  search,
  stars,
}: {
  search: SuggestionOptions | null
  stars: FavouriteSettings | null
}) {
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('header [popover]:popover-open'))
      panel.hidePopover()
  }, [pathname])
  useEffect(() => {
    if (typeof window !== 'undefined')
      void import('@/components/layout/deferred-scripts.client').then(({ init }) =>
        init(search, stars, router),
      )
  }, [search, stars, router])
  return null
}
