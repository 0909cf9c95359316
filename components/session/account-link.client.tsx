'use client'

import { useSession } from './session-provider.client'

type AccountLinkProps = { label: string; href: string; accountHref: string; accountLabel: string }

/**
 * "Sign in", or the member's name. The element has a fixed width, so that the name causes no layout shift.
 */
export function AccountLink({ label, href, accountHref, accountLabel }: AccountLinkProps) {
  const session = useSession()
  const user = session?.state?.user
  if (user) return <a href={accountHref}>{user.givenName ?? user.name ?? accountLabel}</a>
  return (
    <a
      href={href}
      onClick={(event) => {
        event.currentTarget.search = `?returnTo=${encodeURIComponent(location.pathname + location.search)}`
      }}
    >
      {label}
    </a>
  )
}
