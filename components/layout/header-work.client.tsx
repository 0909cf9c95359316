'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import type { Suggesting } from '@/components/layout/deferred-scripts.client'

/**
 * What the header needs a script for, in one leaf, as every page pays for it: an open panel closes once another page is
 * shown. All else is loaded once the page stands, and by the condition compiled for browsers only.
 */
export function HeaderWork({
  search,
  stars,
}: {
  search: Suggesting | null
  stars: FavouriteSettings | null
}) {
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.panel:popover-open'))
      panel.hidePopover()
  }, [pathname])
  useEffect(() => {
    if (typeof window !== 'undefined')
      void import('@/components/layout/deferred-scripts.client').then(({ begin }) =>
        begin(search, stars, router.push),
      )
  }, [search, stars, router])
  return null
}
