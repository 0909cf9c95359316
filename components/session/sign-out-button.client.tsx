'use client'

import { clearPendingMutations } from '@/lib/favourites/local-favourites'
import { useSession } from './session-provider.client'
import button from '@/components/ui/button.module.css'

/** Ends the session everywhere. Without JavaScript the link ends the server's and the provider's session. */
export function SignOutButton({
  label,
  href,
  className = button.ghost,
}: {
  label: string
  href: string
  className?: string
}) {
  const session = useSession()
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (!session) return
        event.preventDefault()
        try {
          clearPendingMutations(localStorage)
        } catch {} // storage is denied: there are none
        session.load().then(
          (activeSession) => activeSession.logout(),
          () => window.location.assign(href),
        )
      }}
    >
      {label}
    </a>
  )
}
