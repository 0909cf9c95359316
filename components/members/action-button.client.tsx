'use client'

import { useActionState } from 'react'
import type { MemberFormState } from '@/lib/member/member-form'

type ActionButtonProps = {
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  /** Hidden fields of the form; the action validates them, because they come from the browser. */
  hiddenFields: Record<string, string>
  label: string
  /** When several buttons have the same label. */
  accessibleName?: string
  className?: string
  texts: { saved?: string; unavailable: string; signedOut: string }
  address: string
}

/** A form with one button; the action revalidates the page. Works without JavaScript. */
export function ActionButton({
  action,
  hiddenFields,
  label,
  accessibleName,
  className = 'btn ghost',
  texts,
  address,
}: ActionButtonProps) {
  const [{ outcome }, dispatch, pending] = useActionState(action, { outcome: 'idle' }, address)
  const statusText =
    outcome === 'saved'
      ? texts.saved
      : outcome === 'signedOut'
        ? texts.signedOut
        : outcome === 'idle'
          ? undefined
          : texts.unavailable
  return (
    <form className="action" action={dispatch}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} disabled={pending} aria-label={accessibleName}>
        {label}
      </button>
      <span className="meta" role="status">
        {statusText ?? ''}
      </span>
    </form>
  )
}
