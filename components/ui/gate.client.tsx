'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useSession } from '@/components/session/session-provider.client'

type GateOpenerProps = {
  open: () => Promise<ReactNode | null>
  opening: string
  failed: string
  /** What stands there for everybody. */ children: ReactNode
}

/** Puts the text in place of the gate for a member whom it is open to. */
export function GateOpener({ open, opening, failed, children }: GateOpenerProps) {
  const [text, setText] = useState<ReactNode>()
  const [word, setWord] = useState(opening)
  const subject = useSession()?.state?.user?.objectId
  useEffect(() => {
    if (subject)
      open().then(
        (given) => (given ? setText(given) : setWord('')),
        () => setWord(failed),
      )
  }, [subject, open, failed])
  return (
    text ?? (
      <>
        {children}
        {subject ? (
          <p className="meta" role="status">
            {word}
          </p>
        ) : null}
      </>
    )
  )
}
