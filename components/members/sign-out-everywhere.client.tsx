'use client'

import { useEffect } from 'react'
import { useSession } from '@/components/session/session-provider.client'
import type { MemberFormState } from '@/lib/member/member-form'
import actionButton from './action-button.module.css'
import { useFormAction } from '@/components/ui/form-action.client'
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
  const { state, pending, formProps, notice, labelOf } = useFormAction(action, {
    outcome: 'idle',
  } as MemberFormState)
  const { outcome } = state
  useEffect(() => {
    if (outcome !== 'saved') return
    if (load) void load().then((session) => session.logout())
    else location.assign(logoutAddress)
  }, [outcome, load, logoutAddress])
  const statusText =
    outcome === 'unavailable' ? texts.unavailable : outcome === 'signedOut' ? texts.signedOut : ''
  return (
    <form
      {...formProps}
      className={actionButton.action}
      data-ends-session={pending || outcome === 'saved' || undefined}
    >
      <button type="submit" className={button.ghost} disabled={pending}>
        {labelOf(label)}
      </button>
      {notice}
      <span className={typography.meta} role="status">
        {notice ? '' : statusText}
      </span>
      {outcome === 'saved' ? (
        <noscript>
          <a href={logoutAddress}>{label}</a>
        </noscript>
      ) : null}
    </form>
  )
}
