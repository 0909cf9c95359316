'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import type { ConsentRunner } from './consent-runner.client'

/** Loads what asks for consent, and what follows from the answer, when the page stands; by the condition it is compiled for browsers only. */
export function Consent(props: ComponentProps<typeof ConsentRunner>) {
  const [Runner, setRunner] = useState<typeof ConsentRunner | null>(null)
  useEffect(() => {
    if (typeof window !== 'undefined')
      void import('./consent-runner.client').then((module) => setRunner(() => module.ConsentRunner))
  }, [])
  return Runner ? <Runner {...props} /> : null
}
