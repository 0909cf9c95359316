'use client'

import { useState } from 'react'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type ShareButtonProps = { title: string; label: string; done: string; failed: string }

/** Uses the Web Share API, or copies the URL where it is not available. */
export function ShareButton({ title, label, done, failed }: ShareButtonProps) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setMessage(done)
    } catch (cause) {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setMessage(failed)
    }
  }
  return (
    <>
      <button type="button" className={`${button.link} needs-script`} onClick={share}>
        {label}
      </button>
      <span role="status" className={typography.meta}>
        {message}
      </span>
    </>
  )
}
