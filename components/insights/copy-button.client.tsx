'use client'

import { useState } from 'react'

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
      <button type="button" className="btn" onClick={copy}>
        {label}
      </button>
      <span role="status" className="meta">
        {message}
      </span>
    </>
  )
}
