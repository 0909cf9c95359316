'use client'

import { useState, type MouseEvent } from 'react'
import { AuthError, type AuthTexts } from './auth-error'
import { useSession } from './session-provider.client'
import styles from './sign-in-button.module.css'
import button from '@/components/ui/button.module.css'

type SignInButtonProps = {
  label: string
  busyLabel: string
  /** Server sign-in, used without JavaScript. */
  href: string
  returnTo: string
  screenHint?: 'signup'
  /** From an invitation mail of an organisation. */
  invitation?: { invitation: string; organization: string }
  className?: string
  texts: AuthTexts
}

/** Starts the browser sign-in (section 4). Errors before the redirect are shown in place. */
export function SignInButton({
  label,
  busyLabel,
  href,
  returnTo,
  screenHint,
  invitation,
  className = button.primary,
  texts,
}: SignInButtonProps) {
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const startSignIn = async (event: MouseEvent) => {
    if (!session || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setBusy(true)
    setError(null)
    const result = await (
      await session.load()
    ).signIn({ redirectUrl: returnTo, screenHint, ...invitation })
    if (result.ok) return // the browser is navigating away
    // the server sign-in needs no storage, and names the member on every page
    if (result.error.error === 'storage_denied') return window.location.assign(href)
    setBusy(false)
    setError(result.error.error)
  }
  return (
    <>
      <a className={className} href={href} onClick={startSignIn} aria-disabled={busy || undefined}>
        {busy ? busyLabel : label}
      </a>
      <div role="alert" className={styles.failure}>
        {error ? <AuthError code={error} texts={texts} /> : null}
      </div>
    </>
  )
}
