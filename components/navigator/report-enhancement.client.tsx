'use client'

import { useEffect } from 'react'
import type { ReportTexts } from '@/components/navigator/report-progress.client'
import styles from './report-enhancement.module.css'

/** Lazy-loads the progress display after hydration. The link works without it. */
export function ReportEnhancement({ texts }: { texts: ReportTexts }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    void import('@/components/navigator/report-progress.client').then(({ showProgress }) => {
      if (!isUnmounted) stop = showProgress(texts)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [texts])
  return <p className={styles.progress} role="status" id="report-progress" />
}
