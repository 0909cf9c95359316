'use client'

import { createContext, use, useEffect, type ReactNode } from 'react'
import messagePage from './message-page.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

type Texts = { title: string; text: string; retry: string; home: string; homeHref: string }

const TextsContext = createContext<Texts | null>(null)

/** Provides translated texts to `error.tsx`, a client component that cannot load messages. */
export const ErrorTexts = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
)

/** `error.tsx` below a layout, whose header and footer stay. `retry` requests the page again. */
export function PageError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  const texts = use(TextsContext)
  useEffect(() => console.error('The page failed', error.digest), [error])
  if (!texts) return null
  return (
    <div className="wrap">
      <div className={messagePage.page} role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className={actions.row}>
          <button type="button" className={button.primary} onClick={retry}>
            {texts.retry}
          </button>
          <a className={button.ghost} href={texts.homeHref}>
            {texts.home}
          </a>
        </div>
        {error.digest ? <p className={messagePage.digest}>{error.digest}</p> : null}
      </div>
    </div>
  )
}
