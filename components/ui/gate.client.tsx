'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useSession } from '@/components/session/session-provider.client'

type GateOpenerProps = { open: () => Promise<ReactNode | null>; opening: string; failed: string; /** What stands there for everybody. */ children: ReactNode }

/** Puts the text in place of the gate for a member whom it is open to. */
export function GateOpener({ open, opening, failed, children }: GateOpenerProps) {
  const [shown, setShown] = useState<{ text?: ReactNode; word?: string }>({})
  const subject = useSession()?.state?.user?.objectId
  useEffect(() => {
    if (!subject) return
    let isHere = true
    const show = (next: { text?: ReactNode; word?: string }) => {
      if (isHere) setShown(next)
    }
    show({ word: opening })
    open().then((text) => show({ text: text ?? undefined }), () => show({ word: failed }))
    return () => {
      isHere = false
    }
  }, [subject, open, opening, failed])
  return shown.text ?? (
    <>
      {children}
      <p className="meta" role="status">{shown.word ?? ''}</p>
    </>
  )
}
