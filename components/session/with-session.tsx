import type { ReactNode } from 'react'
import type { SessionSettings } from '@/lib/session/settings'
import { SessionProvider } from './session-provider.client'

/** Without an identity provider the site runs without sign-in. */
export const WithSession = ({
  settings,
  children,
}: {
  settings: SessionSettings | null
  children: ReactNode
}) => (settings ? <SessionProvider settings={settings}>{children}</SessionProvider> : children)
