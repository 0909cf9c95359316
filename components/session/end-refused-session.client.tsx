'use client'

import { useEffect } from 'react'
import { useSession } from './session-provider.client'
import { readSubject } from './subject-cookie.client'

/**
 * Ends the browser session after the server has refused another member (decision 10). The server has removed the
 * subject's cookie then: a link to this page cannot.
 */
export function EndRefusedSession() {
  const load = useSession()?.load
  useEffect(() => {
    if (load && !readSubject()) void load().then((session) => session.endEverywhere())
  }, [load])
  return null
}
