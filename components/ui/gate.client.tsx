'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '@/components/session/session-provider.client'
import typography from './typography.module.css'

type GateOpenerProps = {
  open: () => Promise<ReactNode | null>
  opening: string
  failed: string
  /** The gate, as in the cached page. */
  children: ReactNode
}

/** Replaces the gate with the text when the member may read it. */
export function GateOpener({ open, opening, failed, children }: GateOpenerProps) {
  const [text, setText] = useState<ReactNode>()
  const [status, setStatus] = useState(opening)
  const gate = useRef<HTMLDivElement>(null)
  const subject = useSession()?.state?.user?.objectId
  useEffect(() => {
    if (subject)
      open().then(
        (content) => {
          if (!content) return setStatus('')
          // The gate's link had the focus, which goes to what replaces it.
          if (gate.current?.contains(document.activeElement))
            document.getElementById('content')?.focus({ preventScroll: true })
          setText(content)
        },
        () => setStatus(failed),
      )
  }, [subject, open, failed])
  return (
    text ?? (
      <>
        <div ref={gate}>{children}</div>
        {subject ? (
          <p className={typography.meta} role="status">
            {status}
          </p>
        ) : null}
      </>
    )
  )
}
