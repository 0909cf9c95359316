'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { repairElements } from './accessible-names'

/** Repairs what Payload renders, now and later, once a frame. */
export function AccessibleElements({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(() => {
    let frame = 0
    const repair = () => {
      frame = 0
      repairElements(document, i18n.language)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(repair)
    })
    repair()
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [i18n.language])
  return children
}
