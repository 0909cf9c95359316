'use client'

import type { UnsubscribeState } from '@/lib/member/unsubscribe'
import { useFormAction } from '@/components/ui/form-action.client'
import button from '@/components/ui/button.module.css'

type Props = {
  action: (state: UnsubscribeState) => Promise<UnsubscribeState>
  address: string
  texts: Record<'submit' | 'sending' | Exclude<UnsubscribeState['outcome'], 'idle'>, string>
}

export function UnsubscribeForm({ action, address, texts }: Props) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' } as UnsubscribeState,
    address,
  )
  const { outcome } = state
  const isOpen = outcome === 'idle' || outcome === 'unavailable'
  return (
    <>
      <p role="status">{outcome === 'idle' || notice ? '' : texts[outcome]}</p>
      {isOpen ? (
        <form {...formProps}>
          {notice}
          <button type="submit" className={button.primary} disabled={pending}>
            {pending ? texts.sending : labelOf(texts.submit)}
          </button>
        </form>
      ) : null}
    </>
  )
}
