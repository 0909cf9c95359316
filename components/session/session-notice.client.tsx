'use client'

import { useEffect, useState } from 'react'
import { takeReturnPath } from '@/lib/session/storage'
import { takeEnd } from './session-ended'
import { hasUnsentInput } from './unsent-input.client'
import styles from './session-notice.module.css'

/** On the home page, where an expired session ends: a notice, with a link back to the page. */
export function SessionNotice({
  text,
  kept,
  link,
  signInHref,
}: {
  text: string
  kept: string
  link: string
  signInHref: string
}) {
  const [returnTo, setReturnTo] = useState<string | null>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      try {
        setReturnTo(takeReturnPath(sessionStorage) ?? takeReturnPath(localStorage))
      } catch {} // storage is denied: there was no session
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  if (returnTo === null) return null
  return (
    <p className={`wrap ${styles.notice}`} role="status">
      {text} <KeptInput text={kept} />{' '}
      <a href={`${signInHref}?${new URLSearchParams({ returnTo })}`}>{link}</a>
    </p>
  )
}

/** Says that unsent input is kept, when some is. */
function KeptInput({ text }: { text: string }) {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsKept(hasUnsentInput()))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isKept ? text : null
}

/** On the sign-in page, when a session has ended on the page before. */
export function EndedNotice({ text, kept }: { text: string; kept: string }) {
  const [isEnded, setIsEnded] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsEnded(takeEnd()))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <p role="status" hidden={!isEnded}>
      {isEnded ? (
        <>
          {text} <KeptInput text={kept} />
        </>
      ) : null}
    </p>
  )
}
