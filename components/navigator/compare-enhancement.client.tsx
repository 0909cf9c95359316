'use client'

import { useEffect } from 'react'

/** Lazy-loads the client-side filters of the table after hydration. */
export function CompareEnhancement({ texts }: { texts: { all: string; some: string } }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    void import('@/components/navigator/filter-table.client').then(({ filterTable }) => {
      if (!isUnmounted) stop = filterTable(texts)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [texts])
  return null
}
