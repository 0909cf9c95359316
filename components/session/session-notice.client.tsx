'use client'

import { useEffect, useState } from 'react'
import { takeReturnPath } from '@/lib/session/storage'
import styles from './session-notice.module.css'

/** On the home page, where an expired session ends: a notice, with a link back to the page. */
export function SessionNotice({
  text,
  link,
  signInHref,
}: {
  text: string
  link: string
  signInHref: string
}) {
  const [returnTo, setReturnTo] = useState<string | null>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      try {
        setReturnTo(takeReturnPath(localStorage))
      } catch {} // storage is denied: there was no session
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  if (returnTo === null) return null
  return (
    <p className={`wrap ${styles.notice}`} role="status">
      {text} <a href={`${signInHref}?${new URLSearchParams({ returnTo })}`}>{link}</a>
    </p>
  )
}
