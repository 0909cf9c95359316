'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import type { ConsentRunner } from './consent-runner.client'

/**
 * Lazy-loads the consent code after hydration. The `typeof window` guard keeps it in the client bundle only.
 */
export function Consent(props: ComponentProps<typeof ConsentRunner>) {
  const [Runner, setRunner] = useState<typeof ConsentRunner | null>(null)
  useEffect(() => {
    if (typeof window !== 'undefined')
      void import('./consent-runner.client').then((module) => setRunner(() => module.ConsentRunner))
  }, [])
  return Runner ? <Runner {...props} /> : null
}
