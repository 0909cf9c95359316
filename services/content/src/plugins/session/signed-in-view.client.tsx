'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { signedInChannel } from './signed-in'
import { getSessionTexts } from './texts'

/** The page of the small window: it notifies the forms that wait, and closes itself. */
export function SignedInView() {
  const { i18n } = useTranslation()
  useEffect(() => {
    const channel = new BroadcastChannel(signedInChannel)
    channel.postMessage('signed in')
    channel.close()
    window.close()
  }, [])
  return (
    <main className="signed-in">
      <p role="status">{getSessionTexts(i18n.language).done}</p>
    </main>
  )
}
