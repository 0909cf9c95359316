'use client'

import type { SiteFormState } from '@/lib/forms/actions'
import { useFormAction } from '@/components/ui/form-action.client'
import form from '@/components/ui/form.module.css'
import button from '@/components/ui/button.module.css'

type CancelFormProps = {
  address: string
  action: (state: SiteFormState) => Promise<SiteFormState>
  texts: {
    text: string
    submit: string
    queued: string
    saved: string
    failures: Record<string, string>
  }
}

export function CancelForm({ address, action, texts }: CancelFormProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' },
    address,
  )
  const { outcome } = state
  if (outcome === 'queued' || outcome === 'saved')
    return (
      <p className={form.done} role="status">
        {texts[outcome]}
      </p>
    )
  return (
    <form {...formProps} className={form.form}>
      {notice ??
        (outcome === 'idle' ? null : (
          <p className={form.failure} role="alert">
            {texts.failures[outcome]}
          </p>
        ))}
      <p>{texts.text}</p>
      <button className={button.primary} type="submit" disabled={pending}>
        {labelOf(texts.submit)}
      </button>
    </form>
  )
}
