import type { ReactNode } from 'react'
import type { SessionSettings } from '@/lib/session/settings'
import { SessionProvider } from './session-provider.client'

/** A site without an identity provider is the same site without sign-in. */
export const WithSession = ({
  settings,
  children,
}: {
  settings: SessionSettings | null
  children: ReactNode
}) => (settings ? <SessionProvider settings={settings}>{children}</SessionProvider> : children)
