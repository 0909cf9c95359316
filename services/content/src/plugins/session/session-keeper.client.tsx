'use client'

import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { formatHour } from '../../admin/format-hour'
import { signedInChannel, signedInPath } from './signed-in'
import { getSessionTexts } from './texts'

const announcedBeforeMs = 5 * 60_000

/**
 * Payload leaves the form when a session ends, with all that is written in it. It is given an end
 * that does not come while a form is open; ours is the session's own.
 */
const payloadsEndMs = 7 * 86_400_000

type Session = { exp?: number; user: { id: number | string; name?: string; email: string } | null }

/** Finds whether the session is over, such as after a save that was refused. */
const SessionContext = createContext<() => Promise<void>>(async () => undefined)
export const useSessionCheck = () => use(SessionContext)

/**
 * Announces the end of a session five minutes before, and renews it by one click. Afterwards it
 * stays beside the form, and offers to sign in again in a small window.
 */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const { setUser, tokenExpirationMs, user } = useAuth()
  const { i18n } = useTranslation()
  const texts = getSessionTexts(i18n.language)
  const [endsAt, setEndsAt] = useState<number>()
  const [state, setState] = useState<'running' | 'ending' | 'ended'>('running')
  const [otherName, setOtherName] = useState('')
  const owner = useRef(user)
  const given = useRef<number>(undefined)

  useEffect(() => {
    if (!user || !tokenExpirationMs || tokenExpirationMs === given.current) return
    owner.current = user
    setEndsAt(tokenExpirationMs)
    const exp = Math.round((tokenExpirationMs + payloadsEndMs) / 1000)
    given.current = exp * 1000
    // cast: its type wants the token, which no script reads
    setUser({ user, exp } as Parameters<typeof setUser>[0])
  }, [setUser, tokenExpirationMs, user])

  useEffect(() => {
    if (!endsAt) return
    const left = endsAt - Date.now()
    const timers = [
      setTimeout(() => setState('ending'), Math.max(left - announcedBeforeMs, 0)),
      setTimeout(() => setState('ended'), Math.max(left, 0)),
    ]
    return () => timers.forEach(clearTimeout)
  }, [endsAt])

  /** @returns whether the owner of the form is signed in */
  const accept = useCallback(
    (session: Session): boolean => {
      const isOwner = session.user?.id === owner.current?.id
      if (session.user && isOwner) {
        setUser(session as Parameters<typeof setUser>[0])
        setState('running')
        setOtherName('')
        return true
      }
      setState('ended')
      setOtherName(session.user ? session.user.name || session.user.email : '')
      return false
    },
    [setUser],
  )

  const check = useCallback(async () => {
    if (!owner.current) return
    const response = await fetch('/api/users/me', { cache: 'no-store' })
    if (response.ok) accept((await response.json()) as Session)
  }, [accept])

  useEffect(() => {
    const channel = new BroadcastChannel(signedInChannel)
    channel.onmessage = async () => {
      const response = await fetch('/api/users/me', { cache: 'no-store' })
      if (response.ok && accept((await response.json()) as Session)) toast.success(texts.signedIn)
    }
    return () => channel.close()
  }, [accept, texts.signedIn])

  const renew = async () => {
    const response = await fetch('/api/users/refresh-token', { method: 'POST' })
    if (!response.ok) return setState('ended')
    if (accept((await response.json()) as Session)) toast.success(texts.renewed)
  }
  const signIn = () => {
    const address = `/admin/login?redirect=${encodeURIComponent(signedInPath)}`
    window.open(address, 'sign-in', 'popup,width=480,height=720')
  }

  return (
    <SessionContext value={check}>
      {children}
      {user && state !== 'running' && endsAt ? (
        <section className="session-notice" role="alert">
          {state === 'ending' ? (
            <>
              <p>
                {texts.endsAt(formatHour(new Date(endsAt), i18n.language))} {texts.keepsForm}
              </p>
              <Button id="session-renew" margin={false} onClick={() => void renew()} size="medium">
                {texts.stay}
              </Button>
            </>
          ) : (
            <>
              <p>
                <strong>{texts.ended}</strong> {otherName ? texts.other(otherName) : texts.unsaved}
              </p>
              <Button id="session-sign-in" margin={false} onClick={signIn} size="medium">
                {texts.signIn}
              </Button>
            </>
          )}
        </section>
      ) : null}
    </SessionContext>
  )
}
