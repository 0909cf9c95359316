'use client'

import { useEffect, useRef, useState, type Ref } from 'react'
import type { IdentityError } from '@/lib/identity'
import { serverSignInPath } from '@/lib/session/auth-routes'
import { AuthError, type AuthTexts } from './auth-error'
import { useSession } from './session-provider.client'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

type AuthCallbackProps = {
  progress: string
  failed: string
  /** Instead of it while a member is signed in. */
  halfway: string
  texts: AuthTexts & { noAnswer: string }
  retry: { label: string; href: string }
}

/**
 * Handles the callback (section 4): parses the hash, removes it from the URL, starts the session, then
 * redirects to the server sign-in.
 */
export function AuthCallback({ progress, failed, halfway, texts, retry }: AuthCallbackProps) {
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
        const { redirectUrl = null, then } = completed
        if (then === 'leave') return
        if (then === 'go-back' && redirectUrl) return window.location.replace(redirectUrl)
        setReturnTo(redirectUrl)
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
      <FailedHeading failed={failed} halfway={halfway} headingRef={heading} />
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

/** Does not deny the member whom the header names. */
export function FailedHeading({
  failed,
  halfway,
  headingRef,
}: Pick<AuthCallbackProps, 'failed' | 'halfway'> & { headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <h2 ref={headingRef} tabIndex={-1}>
      {useSession()?.state?.user ? halfway : failed}
    </h2>
  )
}

/** The library reports a mismatched `state` as `invalid_token`; users get a message of its own for it. */
const toCode = ({ error, errorDescription }: IdentityError): string =>
  error === 'invalid_token' && errorDescription.startsWith('`state`') ? 'state_mismatch' : error

/** A token that seems to have expired, or to be issued days from now, when it has just come. */
const isClockError = ({ error, errorDescription }: IdentityError): boolean =>
  error === 'invalid_token' &&
  /^(Expiration Time|Issued At) .* error in the ID token/.test(errorDescription)
