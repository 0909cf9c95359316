'use client'

import { useEffect } from 'react'
import type { ReportTexts } from '@/components/navigator/report-progress.client'

/** Loads what shows how far a PDF is, once the page is at rest. The link works without it. */
export function ReportWork({ texts }: { texts: ReportTexts }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void import('@/components/navigator/report-progress.client').then(({ showProgress }) => {
      if (!gone) stop = showProgress(texts)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [texts])
  return <p className="report-progress" role="status" id="report-progress" />
}
