'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  getSsoData,
  loginWithPopup,
  renewSilently,
  type AuthenticationResult,
  type Outcome,
} from '@/lib/identity'
import { serverSignInPath } from '@/lib/session/auth-routes'
import { toPanelFailure, type PanelFailure } from '@/lib/session/panel-error'
import type { Session } from '@/lib/session/session'
import type { SessionSettings, SignInMethod } from '@/lib/session/settings'
import { showToast } from '../ui/toast.client'
import { getSignInPanel, type PanelContent } from './get-sign-in-panel'
import { Failure } from './panel-form.client'
import {
  EmailLinkStep,
  ResetPasswordStep,
  PasswordStep,
  SignUpStep,
  SmsCodeStep,
} from './panel-steps.client'
import button from '@/components/ui/button.module.css'
import styles from './sign-in-panel.module.css'

type PanelProps = {
  settings: SessionSettings
  load: () => Promise<Session>
  /** The link that opened the panel; without the panel it leads to the provider. */
  opener: HTMLElement
  onClose: () => void
}

/** Sign-in on the page of a gated text and the like: every way leads to both sessions, without a new page. */
export function SignInPanel({ settings, load, opener, onClose }: PanelProps) {
  const [loaded, setLoaded] = useState<{ session: Session; content: PanelContent } | null>(null)
  useEffect(() => {
    let isUnmounted = false
    Promise.all([load(), getSignInPanel(settings.panel ?? '')]).then(
      ([session, content]) => isUnmounted || setLoaded({ session, content }),
      () => isUnmounted || leave(opener),
    )
    return () => {
      isUnmounted = true
    }
  }, [settings, load, opener])
  return loaded ? (
    <PanelDialog {...loaded} settings={settings} opener={opener} onClose={onClose} />
  ) : null
}

/** To the sign-in page, which leads to the provider. */
const leave = (opener: HTMLElement) => {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

type Step = Exclude<SignInMethod['kind'], 'connection'> | 'choose' | 'new-password'
type DialogProps = Omit<PanelProps, 'load'> & { session: Session; content: PanelContent }

function PanelDialog({ session, content, settings, opener, onClose }: DialogProps) {
  const { texts, methods } = content
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<Step>('choose')
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<PanelFailure | null>(null)
  const [serverRetry, setServerRetry] = useState<string | null>(null)
  const known = useKnownUser(session)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const finish = useCallback(
    async (outcome: Outcome<AuthenticationResult>): Promise<PanelFailure | null> => {
      if (!outcome.ok) return toPanelFailure(outcome.error)
      setBusy(texts.opening)
      const signedIn = await session.signInWith(outcome.value)
      setBusy(null)
      if (!signedIn.ok) return toPanelFailure(signedIn.error)
      const { serverError, organization } = signedIn.value
      if (serverError) {
        setServerRetry(serverSignInPath(location.pathname + location.search, organization))
        return { outcome: 'server', note: serverError.error }
      }
      if (opener.dataset.panel === 'refresh') router.refresh()
      dialog.current?.close()
      // The text that has replaced the gate, and with it the link.
      if (!opener.isConnected) document.getElementById('content')?.focus({ preventScroll: true })
      showToast({ text: texts.signedIn, close: texts.close })
      return null
    },
    [session, texts, opener, router],
  )
  const resume = useCallback(
    async () => finish(await renewSilently(session.client)),
    [session, finish],
  )
  const redirect = async (connection?: string) => {
    const started = await session.signIn({
      redirectUrl: location.pathname + location.search,
      connection,
    })
    if (!started.ok) setFailure(toPanelFailure(started.error))
  }
  const run = async (status: string, start: () => Promise<PanelFailure | null>) => {
    setFailure(null)
    setBusy(status)
    const failed = await start()
    setBusy(null)
    setFailure(failed)
    return failed
  }
  const signInByPopup = async (connection: string) => {
    // The browser lets a click open a window only while it is being handled.
    const response = loginWithPopup(session.client, {
      connection,
      uiLocales: settings.uiLocales,
      timeout: Infinity, // the member may have to find a password
    })
    const failed = await run(texts.inWindow, async () => finish(await response))
    if (failed?.outcome === 'popupBlocked') await redirect(connection)
  }
  const goTo = (next: Step) => {
    setFailure(null)
    setStep(next)
    heading.current?.focus()
  }

  const stepProps = {
    session,
    texts,
    language: settings.uiLocales,
    audience: settings.audience,
    finish,
    resume,
  }
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="sign-in-panel"
      aria-busy={busy !== null}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id="sign-in-panel" ref={heading} tabIndex={-1}>
          {toTitle(step, content)}
        </h2>
        <button type="button" className={button.link} onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
      <p role="status">{busy ?? (step === 'choose' ? texts.intro : null)}</p>
      {step === 'choose' ? (
        <div className={styles.methods}>
          {known === null ? null : (
            <button
              type="button"
              className={button.primary}
              onClick={() => void run(texts.opening, resume)}
            >
              {known ? texts.continueAs.replace('{name}', () => known) : texts.continueKnown}
            </button>
          )}
          {methods.map((method) =>
            method.kind === 'connection' ? (
              <button
                key={method.connection}
                type="button"
                className={button.ghost}
                onClick={() => void signInByPopup(method.connection)}
              >
                {texts.connection.replace('{name}', () => method.label)}
              </button>
            ) : (
              <button
                key={method.kind}
                type="button"
                className={button.ghost}
                onClick={() => goTo(method.kind)}
              >
                {toTitle(method.kind, content)}
              </button>
            ),
          )}
        </div>
      ) : null}
      {step === 'email-link' ? <EmailLinkStep {...stepProps} /> : null}
      {step === 'sms-code' ? <SmsCodeStep {...stepProps} /> : null}
      {step === 'password' ? (
        <PasswordStep {...stepProps} onReset={() => goTo('new-password')} />
      ) : null}
      {step === 'sign-up' ? <SignUpStep {...stepProps} /> : null}
      {step === 'new-password' ? <ResetPasswordStep {...stepProps} /> : null}
      <Failure failure={failure} texts={texts} />
      {serverRetry === null ? null : (
        <p>
          <a className={button.primary} href={serverRetry}>
            {texts.serverContinue}
          </a>
        </p>
      )}
      <p className={styles.others}>
        {step === 'choose' ? null : (
          <button type="button" className={button.underlined} onClick={() => goTo('choose')}>
            {texts.back}
          </button>
        )}
        <button type="button" className={button.underlined} onClick={() => void redirect()}>
          {texts.elsewhere}
        </button>
      </p>
    </dialog>
  )
}

function toTitle(step: Step, { texts }: PanelContent): string {
  switch (step) {
    case 'choose':
      return texts.title
    case 'email-link':
      return texts.emailLink
    case 'sms-code':
      return texts.smsCode
    case 'password':
      return texts.password
    case 'sign-up':
      return texts.signUp
    case 'new-password':
      return texts.newPassword
  }
}

/** The user of the session at the provider: a name, or '' for one without; null when there is no session. */
function useKnownUser({ client }: Session): string | null {
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void getSsoData(client).then((outcome) => {
      if (isUnmounted || !outcome.ok || outcome.value.sso !== true) return
      const { lastUsedUsername: name } = outcome.value
      setKnown(typeof name === 'string' ? name : '')
    })
    return () => {
      isUnmounted = true
    }
  }, [client])
  return known
}
