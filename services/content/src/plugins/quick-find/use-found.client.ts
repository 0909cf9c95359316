'use client'

import { useEffect, useState } from 'react'
import type { FoundDocument, FoundDocuments } from './find-documents'

const pauseMs = 200
const none: FoundDocument[] = []

type Found = {
  documents: FoundDocument[]
  hasMore: boolean
  /** The words that the documents were found by; null before the first response. */
  words: string | null
  hasFailed: boolean
}

/**
 * Finds documents while an editor writes, after a pause in which nothing is written.
 *
 * @param words none for what the editor saved last
 */
export function useFound(words: string, language: string, types: string[], isActive = true): Found {
  const [found, setFound] = useState<Found>({
    ...{ documents: none, hasMore: false, words: null, hasFailed: false },
  })
  const type = types.join(',')
  useEffect(() => {
    if (!isActive) return
    const abort = new AbortController()
    const load = async () => {
      const query = new URLSearchParams({ q: words })
      for (const one of type.split(',').filter(Boolean)) query.append('type', one)
      const response = await fetch(`/api/quick-find?${query}`, {
        headers: { 'accept-language': language },
        signal: abort.signal,
      })
      if (!response.ok) throw new Error(`The service responded ${response.status}`)
      setFound({ ...((await response.json()) as FoundDocuments), words, hasFailed: false })
    }
    const timer = setTimeout(
      () =>
        void load().catch((cause: unknown) => {
          if (abort.signal.aborted) return
          console.warn('Documents could not be found', cause)
          setFound({ documents: none, hasMore: false, words, hasFailed: true })
        }),
      words ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, language, type, isActive])
  return found
}
