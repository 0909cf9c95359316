'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useSession } from './session-provider.client'

type AccountLinkProps = {
  label: string
  href: string
  accountHref: string
  accountLabel: string
  /** Where the menu's texts come from. */
  source: string
}

/** Providers call a member without a name by their address or telephone number. */
const toName = (name: string | null) => (name && !/@|^[+\d\s]+$/.test(name) ? name : null)

/** Visitors do not download it. */
const AccountMenu = lazy(() =>
  import('./account-menu.client').then((module) => ({ default: module.AccountMenu })),
)

/**
 * "Sign in", which leads straight to the provider, or the member's name. The element has a fixed width, so that the
 * name causes no layout shift.
 */
export function AccountLink({ label, href, accountHref, accountLabel, source }: AccountLinkProps) {
  const session = useSession()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const user = session?.state?.user
  if (user)
    return (
      <>
        <a href={accountHref}>{user.givenName ?? toName(user.name) ?? accountLabel}</a>
        <Suspense>
          <AccountMenu source={source} />
        </Suspense>
      </>
    )
  const startSignIn = async (event: MouseEvent) => {
    if (!session || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setBusy(true)
    const returnTo = location.pathname + location.search
    const started = await (await session.load()).signIn({ redirectUrl: returnTo })
    // The sign-in page says why, and tries again.
    if (!started.ok) router.push(`${href}?${new URLSearchParams({ returnTo })}`)
  }
  return (
    <a href={href} aria-busy={busy || undefined} onClick={startSignIn}>
      {label}
    </a>
  )
}
