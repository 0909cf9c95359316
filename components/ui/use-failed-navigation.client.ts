import { useEffect, useRef, useState } from 'react'

/**
 * Keeps a page whose next one cannot be fetched. Next then opens the address as a new document, by script, which the
 * Navigation API can cancel; browsers without it show the browser's or the server's own error.
 * https://github.com/vercel/next.js/issues/43605
 *
 * @returns the address that failed, and a function for the address that is requested next
 */
export function useFailedNavigation(): [string | null, (href: string) => void] {
  const [failedHref, setFailedHref] = useState<string | null>(null)
  const requested = useRef<string>(null)

  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const onNavigate = (event: NavigateEvent) => {
      const { url, sameDocument } = event.destination
      const isFallback =
        requested.current !== null &&
        url === new URL(requested.current, location.href).href &&
        !sameDocument &&
        !event.userInitiated &&
        event.cancelable
      if (!isFallback) return
      event.preventDefault()
      // Next navigates while React renders, whose lane a state set there would share
      queueMicrotask(() => setFailedHref(requested.current))
    }
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])

  const setRequested = (href: string) => {
    requested.current = href
    setFailedHref(null)
  }
  return [failedHref, setRequested]
}
