'use client'

import type { CancelState } from '@/lib/forms/actions'
import { useFormAction } from '@/components/ui/form-action.client'
import form from '@/components/ui/form.module.css'
import button from '@/components/ui/button.module.css'

type CancelFormProps = {
  address: string
  action: (state: CancelState) => Promise<CancelState>
  texts: {
    text: string
    submit: string
    queued: string
    done: string
    failures: Record<string, string>
  }
}

export function CancelForm({ address, action, texts }: CancelFormProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { failure: null },
    address,
  )
  if (state.queued || state.done)
    return (
      <p className={form.done} role="status">
        {state.queued ? texts.queued : texts.done}
      </p>
    )
  return (
    <form {...formProps} className={form.form}>
      {notice}
      {state.failure && !notice ? (
        <p className={form.failure} role="alert">
          {texts.failures[state.failure]}
        </p>
      ) : null}
      <p>{texts.text}</p>
      <button className={button.primary} type="submit" disabled={pending}>
        {labelOf(texts.submit)}
      </button>
    </form>
  )
}
