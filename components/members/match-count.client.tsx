'use client'

import { useEffect, useState } from 'react'
import typography from '@/components/ui/typography.module.css'
import styles from './match-count.module.css'

/** Live count of the documents that match the selected interests. */
export function MatchCount({ form, locale }: { form: string; locale: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    let controller: AbortController | undefined
    const count = async () => {
      controller?.abort()
      controller = new AbortController()
      const data = new FormData(element)
      const query = new URLSearchParams(
        ['practices', 'sectors', 'countries'].map((name) => [name, data.getAll(name).join(',')]),
      )
      try {
        const response = await fetch(`/api/member/matches?locale=${locale}&${query}`, {
          signal: controller.signal,
        })
        if (response.ok) setText(((await response.json()) as { text: string }).text)
      } catch {
        // The count is optional; the next change fetches it again.
      }
    }
    const onChange = () => void count()
    onChange()
    element.addEventListener('change', onChange)
    return () => {
      controller?.abort()
      element.removeEventListener('change', onChange)
    }
  }, [form, locale])
  return (
    <p className={`${typography.meta} ${styles.count}`} role="status">
      {text}
    </p>
  )
}
