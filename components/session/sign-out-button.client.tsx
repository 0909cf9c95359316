'use client'

import { dropWishes } from '@/lib/favourites/local'
import { useSession } from './session-provider.client'

/** Ends the session everywhere. Without JavaScript the link ends the server's and the provider's session. */
export function SignOutButton({
  label,
  href,
  className = 'btn ghost',
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
        dropWishes(localStorage)
        void session.load().then((activeSession) => activeSession.logout())
      }}
    >
      {label}
    </a>
  )
}
