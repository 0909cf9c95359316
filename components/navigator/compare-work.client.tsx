'use client'

import { useEffect } from 'react'

/** Loads what filters the table without a round trip, once the page is at rest. */
export function CompareWork({ texts }: { texts: { all: string; some: string } }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void import('@/components/navigator/filter-table.client').then(({ filterTable }) => {
      if (!gone) stop = filterTable(texts)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [texts])
  return null
}
