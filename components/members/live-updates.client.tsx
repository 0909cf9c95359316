'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '@/components/session/session-provider.client'
import { showToast } from '@/components/ui/toast.client'
import type { MemberEventKind } from '@/lib/graphql/generated/graphql'
import type { BrowserClientOptions } from '@/lib/graphql/browser'
import { trackPlace } from './track-place.client'

type LiveUpdatesProps = {
  endpoints: Omit<BrowserClientOptions, 'getBearer'>
  texts: Record<MemberEventKind, string>
  hrefs: Record<MemberEventKind, string>
  show: string
  close: string
}

/** Refusals in a row after which only the focus fetches: the endpoint takes no token of this site. */
const maxRefusals = 3
/** Between two fetches of a page that gets the focus. */
const focusPauseMs = 30_000

/**
 * Subscribes to what is new for the member, fetches the page again when something is, and announces it. Without an
 * endpoint for subscriptions the page is fetched when it gets the focus.
 */
export function LiveUpdatesClient({ endpoints, texts, hrefs, show, close }: LiveUpdatesProps) {
  const session = useSession()
  const router = useRouter()
  const token = session?.state?.token ?? null
  const load = session?.load
  const bearer = useRef(token)
  const [refused, setRefused] = useState<string | null>(null)
  const isAccepted = token !== null && token !== refused
  const refusals = useRef(0)
  const place = useRef<(() => void) | null>(null)
  const { httpUrl, wsUrl, trustedDocuments, locale } = endpoints

  const fetchAgain = useCallback(() => {
    place.current = trackPlace('[data-live] > li')
    router.refresh()
  }, [router])

  // After each render: that of the fetched page keeps the reader's row where it is.
  useLayoutEffect(() => {
    place.current?.()
    place.current = null
  })

  const announce = useRef((_kind: MemberEventKind): void => undefined)
  useEffect(() => {
    announce.current = (kind) => {
      const isHere = location.pathname === hrefs[kind]
      showToast({
        text: texts[kind],
        close,
        actions: isHere ? [] : [{ label: show, href: hrefs[kind] }],
      })
      fetchAgain()
    }
  })

  useEffect(() => {
    bearer.current = token
  }, [token])

  // A subscription goes on with the token that it began with, which other tabs replace whenever one opens.
  useEffect(() => {
    if (!isAccepted || !load || !wsUrl) return
    let used: string | null = null
    let stop: (() => void) | null = null
    let isOver = false
    void import('./member-events.client').then(({ subscribeToMember }) => {
      if (isOver) return
      stop = subscribeToMember({
        httpUrl,
        wsUrl,
        trustedDocuments,
        locale,
        getBearer: () => (used = bearer.current),
        onConnected: () => void (refusals.current = 0),
        onForbidden: () => {
          if (document.querySelector('[data-ends-session]')) return // this tab signs out itself
          refusals.current += 1
          setRefused(used) // a successful renewal has another token
          if (refusals.current <= maxRefusals) void load().then((active) => active.renew())
        },
        onEvent: (kind) => announce.current(kind),
      })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [isAccepted, refused, load, httpUrl, wsUrl, trustedDocuments, locale])

  useEffect(() => {
    if (wsUrl) return
    let last = Date.now()
    const onFocus = () => {
      if (Date.now() - last < focusPauseMs) return
      last = Date.now()
      fetchAgain()
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [wsUrl, fetchAgain])

  return null
}
