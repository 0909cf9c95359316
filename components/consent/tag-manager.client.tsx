'use client'

import { GoogleTagManager, sendGTMEvent } from '@next/third-parties/google'
import { useEffect } from 'react'

type TagManagerProps = { gtmId: string; scriptUrl: string | null; path: string; locale: string }

/** Google Tag Manager, loaded after consent; sends an event for each page view. */
export function TagManager({ gtmId, scriptUrl, path, locale }: TagManagerProps) {
  useEffect(() => {
    sendGTMEvent({ event: 'page', page: { path, language: locale, title: document.title } })
  }, [path, locale])
  return <GoogleTagManager gtmId={gtmId} {...(scriptUrl ? { gtmScriptUrl: scriptUrl } : {})} />
}
