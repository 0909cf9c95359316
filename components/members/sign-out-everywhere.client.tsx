'use client'

import { useActionState, useEffect } from 'react'
import { useSession } from '@/components/session/session-provider.client'
import type { MemberFormState } from '@/lib/member/member-form'
import actionButton from './action-button.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type Props = {
  action: () => Promise<MemberFormState>
  label: string
  texts: { unavailable: string; signedOut: string }
  logoutAddress: string
}

/** Ends all sessions at the provider, then this browser's session. */
export function SignOutEverywhere({ action, label, texts, logoutAddress }: Props) {
  const load = useSession()?.load
  const [{ outcome }, dispatch, pending] = useActionState(action, {
    outcome: 'idle',
  } as MemberFormState)
  useEffect(() => {
    if (outcome !== 'saved') return
    if (load) void load().then((session) => session.logout())
    else location.assign(logoutAddress)
  }, [outcome, load, logoutAddress])
  const statusText =
    outcome === 'unavailable' ? texts.unavailable : outcome === 'signedOut' ? texts.signedOut : ''
  return (
    <form
      className={actionButton.action}
      action={dispatch}
      data-ends-session={pending || outcome === 'saved' || undefined}
    >
      <button type="submit" className={button.ghost} disabled={pending}>
        {label}
      </button>
      <span className={typography.meta} role="status">
        {statusText}
      </span>
      {outcome === 'saved' ? (
        <noscript>
          <a href={logoutAddress}>{label}</a>
        </noscript>
      ) : null}
    </form>
  )
}
