'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PermissionsFailed } from '@/components/session/permissions-failed.client'
import type { PermissionsTexts } from '@/lib/controls/settings'
import { useSession } from '@/components/session/session-provider.client'
import { hasPermission } from '@/lib/identity/authorization'
import typography from '@/components/ui/typography.module.css'

type GateOpenerProps = {
  open: () => Promise<ReactNode | null>
  /** The permission that opens the text. */
  feature: string | null
  texts: PermissionsTexts & { opening: string; unavailable: string }
  /** For a member without the permission. */
  closed: ReactNode
  /** The gate, as in the cached page. */
  children: ReactNode
}

/** Replaces the gate with the text when the member has the permission; the server decides again. */
export function GateOpener({ open, feature, texts, closed, children }: GateOpenerProps) {
  const [text, setText] = useState<ReactNode>()
  const [outcome, setOutcome] = useState<'opening' | 'refused' | 'unavailable'>('opening')
  const gate = useRef<HTMLDivElement>(null)
  const state = useSession()?.state
  const user = state?.user
  const mayOpen =
    state?.permissions === 'loaded' &&
    (feature === null || hasPermission(user?.authorization, feature))
  const subject = mayOpen ? user?.objectId : undefined
  useEffect(() => {
    if (subject)
      open().then(
        (content) => {
          if (!content) return setOutcome('refused')
          // The gate's link had the focus, which goes to what replaces it.
          if (gate.current?.contains(document.activeElement))
            document.getElementById('content')?.focus({ preventScroll: true })
          setText(content)
        },
        () => setOutcome('unavailable'),
      )
  }, [subject, open])
  if (user && text) return text
  if (user && (outcome === 'refused' || (state?.permissions === 'loaded' && !mayOpen)))
    return closed
  return (
    <>
      <div ref={gate}>{children}</div>
      {user ? <Progress texts={texts} isUnavailable={outcome === 'unavailable'} /> : null}
    </>
  )
}

function Progress({
  texts,
  isUnavailable,
}: {
  texts: GateOpenerProps['texts']
  isUnavailable: boolean
}) {
  const permissions = useSession()?.state?.permissions
  if (permissions === 'failed') return <PermissionsFailed texts={texts} />
  return (
    <p className={typography.meta} role="status">
      {isUnavailable ? texts.unavailable : texts.opening}
    </p>
  )
}
