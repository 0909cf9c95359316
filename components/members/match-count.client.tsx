'use client'

import { useEffect, useState } from 'react'

/** How much of what is published the chosen interests cover, while they are chosen. Says nothing while it cannot. */
export function MatchCount({ form, locale }: { form: string; locale: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    let asked: AbortController | undefined
    const count = async () => {
      asked?.abort()
      asked = new AbortController()
      const data = new FormData(element)
      const query = new URLSearchParams(
        ['practices', 'sectors', 'countries'].map((name) => [name, data.getAll(name).join(',')]),
      )
      try {
        const response = await fetch(`/api/member/matches?locale=${locale}&${query}`, {
          signal: asked.signal,
        })
        if (response.ok) setText(((await response.json()) as { text: string }).text)
      } catch {
        // Left alone: the count is a help, and the next choice asks again.
      }
    }
    const again = () => void count()
    again()
    element.addEventListener('change', again)
    return () => {
      asked?.abort()
      element.removeEventListener('change', again)
    }
  }, [form, locale])
  return (
    <p className="meta match-count" role="status">
      {text}
    </p>
  )
}
