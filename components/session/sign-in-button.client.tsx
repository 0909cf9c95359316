'use client'

import { useState, type MouseEvent } from 'react'
import { AuthError, type AuthTexts } from './auth-error'
import { useSession } from './session-provider.client'

type SignInButtonProps = {
  label: string
  busyLabel: string
  /** Where the browser goes without a script: the server's own login. */
  href: string
  returnTo: string
  screenHint?: 'signup'
  /** Of a mail that invites to an organisation. */
  invitation?: { invitation: string; organization: string }
  className?: string
  texts: AuthTexts
}

/** Begins the sign-in of section 4. What goes wrong before the browser leaves is said in place. */
export function SignInButton({
  label,
  busyLabel,
  href,
  returnTo,
  screenHint,
  invitation,
  className = 'btn',
  texts,
}: SignInButtonProps) {
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const begin = async (event: MouseEvent) => {
    if (!session || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setBusy(true)
    setError(null)
    const left = await (
      await session.load()
    ).signIn({ redirectUrl: returnTo, screenHint, ...invitation })
    if (left.ok) return // the browser is leaving
    setBusy(false)
    setError(left.error.error)
  }
  return (
    <>
      <a className={className} href={href} onClick={begin} aria-disabled={busy || undefined}>
        {busy ? busyLabel : label}
      </a>
      <div role="alert" className="in-place">
        {error ? <AuthError code={error} texts={texts} /> : null}
      </div>
    </>
  )
}
