'use client'

import { useEffect } from 'react'
import type { SearchSettings } from '@/lib/search/settings'

type SuggestionsProps = { inputId: string; settings: SearchSettings; prefix: string; texts: { label: string; types: Record<string, string> } }

/** Suggestions for a search field; their code is loaded when somebody is about to type. */
export function Suggestions({ inputId, settings, prefix, texts }: SuggestionsProps) {
  useEffect(() => {
    const input = document.getElementById(inputId)
    const begin = () => void import('@/lib/search/suggest.client').then(({ suggest }) => suggest(input as HTMLInputElement, settings, prefix, texts))
    input?.addEventListener('focus', begin, { once: true })
    return () => input?.removeEventListener('focus', begin)
  }, [inputId, settings, prefix, texts])
  return null
}
