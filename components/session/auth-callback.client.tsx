'use client'

import { useEffect, useRef, useState } from 'react'
import type { IdentityError } from '@/lib/identity'
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
  const [isOfClock, setIsOfClock] = useState(false)
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
        setIsOfClock(isClockError(completed.error))
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
        texts={{
          ...texts,
          errors: {
            ...texts.errors,
            ...(error === 'no_answer' && { hash: texts.noAnswer }),
            ...(isOfClock && { token: `${texts.errors.token} ${texts.errors.clock}` }),
          },
        }}
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

/** The library reports a mismatched `state` as `invalid_token`; users get a message of its own for it. */
const toCode = ({ error, errorDescription }: IdentityError): string =>
  error === 'invalid_token' && errorDescription.startsWith('`state`') ? 'state_mismatch' : error

/** A token that seems to have expired, or to be issued days from now, when it has just come. */
const isClockError = ({ error, errorDescription }: IdentityError): boolean =>
  error === 'invalid_token' &&
  /^(Expiration Time|Issued At) .* error in the ID token/.test(errorDescription)
