'use client'

import { useActionState } from 'react'
import type { UnsubscribeState } from '@/lib/member/unsubscribe'
import button from '@/components/ui/button.module.css'

type Props = {
  action: (state: UnsubscribeState) => Promise<UnsubscribeState>
  address: string
  texts: Record<
    'submit' | 'sending' | 'all' | 'alert' | 'queued' | 'invalid' | 'unavailable',
    string
  >
}

export function UnsubscribeForm({ action, address, texts }: Props) {
  const [{ outcome }, dispatch, pending] = useActionState(
    action,
    { outcome: 'asked' } as UnsubscribeState,
    address,
  )
  const isOpen = outcome === 'asked' || outcome === 'unavailable'
  return (
    <>
      <p role="status">{outcome === 'asked' ? '' : texts[outcome]}</p>
      {isOpen ? (
        <form action={dispatch}>
          <button type="submit" className={button.primary} disabled={pending}>
            {pending ? texts.sending : texts.submit}
          </button>
        </form>
      ) : null}
    </>
  )
}
