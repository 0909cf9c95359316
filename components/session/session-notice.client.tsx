'use client'

import { useEffect, useState } from 'react'
import type { EndReason } from '@/lib/session/state'
import { takeEnd } from './session-ended'
import { hasUnsentInput } from './unsent-input.client'
import styles from './session-notice.module.css'

type Props = {
  texts: Record<EndReason, string>
  kept: string
  /** Leads back, by the sign-in page. */
  link?: { label: string; href: string }
}

/** Where the end of a session leads: why it ended, whether unsent input is kept, and the way back. */
export function SessionNotice({ texts, kept, link }: Props) {
  const [end, setEnd] = useState<{ text: string; returnTo: string | null } | null>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { reason = '', path = null } = takeEnd() ?? {}
      const text = Object.hasOwn(texts, reason) && texts[reason as EndReason]
      if (text)
        setEnd({
          text: hasUnsentInput() ? `${text} ${kept}` : text,
          returnTo: reason === 'logout' ? null : path,
        })
    })
    return () => cancelAnimationFrame(frame)
  }, [texts, kept])
  if (end === null) return null
  const { text, returnTo } = end
  return (
    <p className={link ? `wrap ${styles.notice}` : undefined} role="status">
      {text}{' '}
      {link && returnTo !== null ? (
        <a href={`${link.href}?${new URLSearchParams({ returnTo })}`}>{link.label}</a>
      ) : null}
    </p>
  )
}
