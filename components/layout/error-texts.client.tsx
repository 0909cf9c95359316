'use client'

import { createContext, use, type ReactNode } from 'react'

type Texts = { title: string; text: string; retry: string; home: string; homeHref: string }

const TextsContext = createContext<Texts | null>(null)

/** Provides translated texts to `error.tsx`, a client component that cannot load messages. */
export const ErrorTexts = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
)

/** The content of `error.tsx`. */
export function ErrorMessage({ digest, retry }: { digest: string | undefined; retry: () => void }) {
  const texts = use(TextsContext)
  if (!texts) return null
  return (
    <div className="wrap">
      <div className="message-page" role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className="actions">
          <button type="button" className="btn" onClick={retry}>
            {texts.retry}
          </button>
          <a className="btn ghost" href={texts.homeHref}>
            {texts.home}
          </a>
        </div>
        {digest ? <p className="meta">{digest}</p> : null}
      </div>
    </div>
  )
}
