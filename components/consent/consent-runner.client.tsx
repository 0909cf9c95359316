'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { loadFile } from '@/components/ui/file-store.client'
import type { ConsentTexts, ControlSettings } from '@/lib/controls/settings'
import type { Choices } from '@/lib/consent/choices'
import { choose, initConsent, showPreferences, type Notice } from './consent-manager.client'
import { ConsentNotice } from './consent-notice.client'

type TagManagerProps = { gtmId: string; scriptUrl: string | null; path: string; locale: string }

export type Measurement = {
  posthogKey: string | null
  gtmId: string | null
  gtmScriptUrl: string | null
}

/** Requests consent and starts analytics after it. Texts and analytics are lazy-loaded. */
export function ConsentRunner({
  source,
  locale,
  measurement,
}: {
  /** Where the texts come from. */
  source: string
  locale: string
  measurement: Measurement
}) {
  const [choices, setChoices] = useState<Choices | null>(null)
  const [notice, setNotice] = useState<Notice>(null)
  const [texts, setTexts] = useState<ConsentTexts | null>(null)
  const [TagManager, setTagManager] = useState<ComponentType<TagManagerProps> | null>(null)
  const started = useRef(false)
  const pathname = usePathname()
  const close = useCallback(() => setNotice(null), [])

  useEffect(() => {
    const open = () => void showPreferences(locale)
    window.addEventListener('consent:open', open)
    if (!started.current) {
      started.current = true
      const loadTexts = async () => (await loadFile<ControlSettings>(source)).consent
      const onChoice = (made: Choices) => {
        setChoices(made)
        setNotice(null)
      }
      initConsent({ locale, loadTexts, onChoice })
        .then(async (found) => {
          if (found) setTexts(await loadTexts())
          setNotice(found)
        })
        .catch(() => {}) // without texts nothing is asked, and nothing counted
    }
    return () => window.removeEventListener('consent:open', open)
  }, [source, locale])

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

  return (
    <>
      {notice && texts && (
        <ConsentNotice
          notice={notice}
          texts={texts}
          onChoice={choose}
          onPreferences={() => {
            if (notice === 'refused') close() // the dialog states it, too
            void showPreferences(locale)
          }}
          onClose={close}
        />
      )}
      {TagManager && choices?.marketing && measurement.gtmId && (
        <TagManager
          gtmId={measurement.gtmId}
          scriptUrl={measurement.gtmScriptUrl}
          path={pathname}
          locale={locale}
        />
      )}
    </>
  )
}
