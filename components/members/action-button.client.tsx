'use client'

import { useActionState } from 'react'
import type { MemberFormState } from '@/lib/member/member-form'

type ActionButtonProps = {
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  /** What the action needs to know; it comes back from the browser and is checked there. */
  given: Record<string, string>
  label: string
  /** Where several buttons say the same. */
  accessibleName?: string
  className?: string
  texts: { saved?: string; unavailable: string; signedOut: string }
  address: string
}

/** One thing to do, at a click; the page is made anew when it is done. Works without a script. */
export function ActionButton({
  action,
  given,
  label,
  accessibleName,
  className = 'btn ghost',
  texts,
  address,
}: ActionButtonProps) {
  const [{ outcome }, dispatch, pending] = useActionState(action, { outcome: 'idle' }, address)
  const words =
    outcome === 'saved'
      ? texts.saved
      : outcome === 'signedOut'
        ? texts.signedOut
        : outcome === 'idle'
          ? undefined
          : texts.unavailable
  return (
    <form className="action" action={dispatch}>
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} disabled={pending} aria-label={accessibleName}>
        {label}
      </button>
      <span className="meta" role="status">
        {words ?? ''}
      </span>
    </form>
  )
}
