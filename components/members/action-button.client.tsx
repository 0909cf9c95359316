'use client'

import type { MemberFormState } from '@/lib/member/member-form'
import { useFormAction } from '@/components/ui/form-action.client'
import styles from './action-button.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

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
  className = button.ghost,
  texts,
  address,
}: ActionButtonProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' },
    address,
  )
  const { outcome } = state
  const statusText =
    outcome === 'saved'
      ? texts.saved
      : outcome === 'signedOut'
        ? texts.signedOut
        : outcome === 'idle'
          ? undefined
          : texts.unavailable
  return (
    <form {...formProps} className={styles.action}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} disabled={pending} aria-label={accessibleName}>
        {labelOf(label)}
      </button>
      {notice}
      <span className={typography.meta} role="status">
        {notice ? '' : (statusText ?? '')}
      </span>
    </form>
  )
}
