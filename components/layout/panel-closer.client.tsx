'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Closes an open panel once another page is shown; a full load closes it by itself. */
export function PanelCloser() {
  const pathname = usePathname()
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.panel:popover-open')) panel.hidePopover()
  }, [pathname])
  return null
}
