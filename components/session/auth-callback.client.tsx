'use client'

import { useEffect, useRef, useState } from 'react'
import { serverSignInPath } from '@/lib/session/auth-routes'
import { AuthError, type AuthTexts } from './auth-error'
import { useSession } from './session-provider.client'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

type AuthCallbackProps = {
  progress: string
  failed: string
  texts: AuthTexts & { noAnswer: string }
  retry: { label: string; href: string }
}

/**
 * Handles the callback (section 4): parses the hash, removes it from the URL, starts the session, then
 * redirects to the server sign-in.
 */
export function AuthCallback({ progress, failed, texts, retry }: AuthCallbackProps) {
  const session = useSession()
  const started = useRef(false)
  const [error, setError] = useState<string | null>(null)
  const [returnTo, setReturnTo] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (started.current || !session) return
    started.current = true
    void completeSignIn()

    async function completeSignIn() {
      if (!session) return
      const activeSession = await session.load()
      const completed = await activeSession.complete()
      if (!completed.ok) {
        // the page looked for a session, and there is none: it is that of a visitor now
        if (completed.error.error === 'login_required' && completed.redirectUrl)
          return window.location.replace(completed.redirectUrl)
        setReturnTo(completed.redirectUrl ?? null)
        return setError(toCode(completed.error))
      }
      if (!completed.value) return setError('no_answer')
      const { redirectUrl, organization } = completed.value
      window.location.replace(serverSignInPath(redirectUrl, organization))
    }
  }, [session])

  useEffect(() => {
    if (error) heading.current?.focus()
  }, [error])

  if (!error) return <p role="status">{progress}</p>
  return (
    <div role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {failed}
      </h2>
      <AuthError
        code={error}
        texts={
          error === 'no_answer'
            ? { ...texts, errors: { ...texts.errors, hash: texts.noAnswer } }
            : texts
        }
      />
      <p className={actions.row}>
        <a
          className={button.primary}
          href={returnTo ? `${retry.href}?${new URLSearchParams({ returnTo })}` : retry.href}
        >
          {retry.label}
        </a>
      </p>
    </div>
  )
}

/** The library reports what a user can mend as `invalid_token`; they get messages of their own for it. */
function toCode({ error, errorDescription }: { error: string; errorDescription: string }): string {
  if (error !== 'invalid_token') return error
  if (errorDescription.startsWith('`state`')) return 'state_mismatch'
  return /^(Expiration Time|Issued At) .* error in the ID token/.test(errorDescription)
    ? 'clock'
    : error
}
