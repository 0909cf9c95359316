'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { ConsentTexts } from '@/components/consent/consent-manager.client'
import type { Choices } from '@/lib/consent/choices'

type TagManagerProps = { gtmId: string; scriptUrl: string | null; path: string; locale: string }

export type Measurement = {
  posthogKey: string | null
  gtmId: string | null
  gtmScriptUrl: string | null
}

/** Requests consent and starts analytics after it. The dialog and the analytics are lazy-loaded. */
export function ConsentRunner({
  texts,
  policyHref,
  locale,
  measurement,
}: {
  texts: ConsentTexts
  policyHref: string
  locale: string
  measurement: Measurement
}) {
  const [choices, setChoices] = useState<Choices | null>(null)
  const [TagManager, setTagManager] = useState<ComponentType<TagManagerProps> | null>(null)
  const started = useRef(false)
  const pathname = usePathname()

  useEffect(() => {
    const open = () =>
      void import('@/components/consent/consent-manager.client').then(({ showPreferences }) =>
        showPreferences(),
      )
    window.addEventListener('consent:open', open)
    if (!started.current) {
      started.current = true
      void import('@/components/consent/consent-manager.client').then(({ initConsent }) =>
        initConsent({ texts, policyHref, locale, onChoice: setChoices }),
      )
    }
    return () => window.removeEventListener('consent:open', open)
  }, [texts, policyHref, locale])

  useEffect(() => {
    const { posthogKey } = measurement
    if (choices === null || posthogKey === null) return
    void import('@/components/analytics/posthog.client').then(({ measure }) =>
      measure({ key: posthogKey, allowed: choices.analytics, path: pathname }),
    )
  }, [choices, pathname, measurement])

  useEffect(() => {
    // `next/script` would add a kilobyte to every page, also without consent.
    if (choices?.marketing && measurement.gtmId)
      void import('./tag-manager.client').then((module) => setTagManager(() => module.TagManager))
  }, [choices, measurement])

  return TagManager && choices?.marketing && measurement.gtmId ? (
    <TagManager
      gtmId={measurement.gtmId}
      scriptUrl={measurement.gtmScriptUrl}
      path={pathname}
      locale={locale}
    />
  ) : null
}
