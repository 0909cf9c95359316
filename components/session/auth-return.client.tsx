'use client'

import { useEffect, useRef, useState } from 'react'
import { serverSignInPath } from '@/lib/session/auth-routes'
import { expectSubject } from './expect-subject.client'
import { AuthError, type AuthTexts } from './auth-error'
import { useSession } from './session-provider.client'

type AuthReturnProps = {
  progress: string
  failed: string
  texts: AuthTexts & { noAnswer: string }
  again: { label: string; href: string }
}

/**
 * The return from the provider (section 4): the hash is read and taken out of the address, the session begins, and the
 * server's leg follows. An error is said with a way on.
 */
export function AuthReturn({ progress, failed, texts, again }: AuthReturnProps) {
  const session = useSession()
  const begun = useRef(false)
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (begun.current || !session) return
    begun.current = true
    void finish()

    async function finish() {
      if (!session) return
      const own = await session.load()
      const completed = await own.complete()
      if (!completed.ok) return setError(toCode(completed.error))
      if (!completed.value) return setError('no_answer')
      await expectSubject(own.getState().user?.objectId ?? '')
      window.location.replace(serverSignInPath(completed.value.redirectUrl))
    }
  }, [session])

  useEffect(() => {
    if (error) heading.current?.focus()
  }, [error])

  if (!error)
    return (
      <p role="status" className="progress">
        {progress}
      </p>
    )
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
      <p className="actions">
        <a className="btn" href={again.href}>
          {again.label}
        </a>
      </p>
    </div>
  )
}

/** The protocol names a wrong state like a wrong token; a reader is helped by other words. */
const toCode = ({ error, errorDescription }: { error: string; errorDescription: string }) =>
  error === 'invalid_token' && errorDescription.startsWith('`state`') ? 'state_mismatch' : error
