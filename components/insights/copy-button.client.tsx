'use client'

import { useState } from 'react'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type CopyButtonProps = { text: string; label: string; done: string; failed: string }

export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setMessage(done),
      () => setMessage(failed),
    )
  return (
    <>
      <button type="button" className={button.primary} onClick={copy}>
        {label}
      </button>
      <span role="status" className={typography.meta}>
        {message}
      </span>
    </>
  )
}
