'use client'

import { useCallback, useEffect, useState } from 'react'
import {
  buildNonce,
  changePassword,
  getChallenge,
  getUserCountry,
  type AuthenticationResult,
  type Challenge,
  type Outcome,
} from '@/lib/identity'
import {
  isCallingCountry,
  listCallingCodes,
  toInternationalNumber,
} from '@/lib/session/calling-codes'
import {
  sendCode,
  sendLink,
  signInWithCode,
  signInWithPassword,
  signUpAndIn,
} from '@/lib/session/panel-calls'
import { toPanelFailure, type PanelFailure } from '@/lib/session/panel-error'
import type { Session } from '@/lib/session/session'
import { connections } from '@/lib/session/settings'
import { buildFlagKey } from '@/lib/session/storage'
import { FormFieldView } from '@/components/ui/form-field.client'
import { Captcha } from './captcha.client'
import type { PanelTexts } from './get-sign-in-panel'
import { Failure, PanelForm, type PanelField } from './panel-form.client'
import button from '@/components/ui/button.module.css'

export type StepProps = {
  session: Session
  texts: PanelTexts
  /** BCP 47. */
  language: string
  audience: string
  /** Starts the sessions of the page; null when it has signed in. */
  finish: (outcome: Outcome<AuthenticationResult>) => Promise<PanelFailure | null>
  /** Continues with the session at the provider, as after a sign-in in another tab. */
  resume: () => Promise<PanelFailure | null>
}

const toFailure = (outcome: Outcome<unknown>): PanelFailure | null =>
  outcome.ok ? null : toPanelFailure(outcome.error)

const emailField = (texts: PanelTexts): PanelField => ({
  name: 'email',
  label: texts.email,
  rule: 'email',
  kind: 'email',
  autoComplete: 'username',
})

const passwordField = (texts: PanelTexts): PanelField => ({
  name: 'password',
  label: texts.passwordLabel,
  rule: 'filled',
  kind: 'password',
  autoComplete: 'current-password',
})

const currentPath = () => location.pathname + location.search

/** For what replaces a form, which had the focus. */
const focusOn = (element: HTMLElement | null) => element?.focus()

/** Seconds between two messages to one address. */
const resendPause = 30

export function EmailLinkStep({ session, texts, language, audience, resume }: StepProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<PanelFailure | null>(null)
  const send = async (email: string) =>
    toFailure(await sendLink(session.client, { email, path: currentPath(), language }))

  useEffect(() => {
    if (sentTo === null) return
    // The tab of the link signs in, and this one continues over the session at the provider.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === buildFlagKey(audience) && newValue === 'true') void resume().then(setFailure)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [sentTo, audience, resume])

  if (sentTo === null)
    return (
      <PanelForm
        fields={[emailField(texts)]}
        submit={texts.sendLink}
        texts={texts}
        onSubmit={async ({ email = '' }) => {
          const failed = await send(email.trim())
          if (!failed) setSentTo(email.trim())
          return failed
        }}
      />
    )
  return (
    <>
      <p role="status" tabIndex={-1} ref={focusOn}>
        {texts.sentLink.replace('{email}', () => sentTo)}
      </p>
      <Failure failure={failure} texts={texts} />
      <SendAgain texts={texts} send={async () => setFailure(await send(sentTo))} />
    </>
  )
}

export function SmsCodeStep({ session, texts, language, finish }: StepProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<PanelFailure | null>(null)
  const guess = useCountry(session)
  // The guess may arrive after the visitor's choice.
  const [chosen, setChosen] = useState<string | null>(null)
  const send = async (phoneNumber: string) =>
    toFailure(await sendCode(session.client, { phoneNumber, language }))

  if (sentTo === null)
    return (
      <PanelForm
        fields={[
          { name: 'phone', label: texts.phone, rule: 'phone', kind: 'tel', autoComplete: 'tel' },
        ]}
        submit={texts.sendCode}
        texts={texts}
        onSubmit={async ({ country = '', phone = '' }) => {
          const phoneNumber = toInternationalNumber(country, phone) ?? ''
          const failed = await send(phoneNumber)
          if (!failed) setSentTo(phoneNumber)
          return failed
        }}
        lead={
          <FormFieldView
            id="panel-country"
            field={{
              kind: 'select',
              name: 'country',
              label: texts.country,
              autoComplete: 'country',
              options: listCallingCodes(language).map(({ country, label }) => ({
                value: country,
                label,
              })),
            }}
            value={[chosen ?? guess]}
            onChange={setChosen}
          />
        }
      />
    )
  return (
    <>
      <p role="status">{texts.sentCode.replace('{phone}', () => sentTo)}</p>
      <PanelForm
        fields={[
          {
            name: 'code',
            kind: 'text',
            label: texts.code,
            rule: 'filled',
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
          },
        ]}
        submit={texts.submit}
        texts={texts}
        onSubmit={async ({ code = '' }) =>
          finish(await signInWithCode(session.client, { phoneNumber: sentTo, code: code.trim() }))
        }
      />
      <Failure failure={failure} texts={texts} />
      <SendAgain texts={texts} send={async () => setFailure(await send(sentTo))} />
    </>
  )
}

/** The visitor's country by the provider's guess; the United Kingdom until, or unless, there is one. */
function useCountry({ client }: Session): string {
  const [country, setCountry] = useState('GB')
  useEffect(() => {
    let isUnmounted = false
    void getUserCountry(client).then((outcome) => {
      const code = outcome.ok ? outcome.value.country_code : null
      if (!isUnmounted && typeof code === 'string' && isCallingCountry(code)) setCountry(code)
    })
    return () => {
      isUnmounted = true
    }
  }, [client])
  return country
}

export function PasswordStep({
  session,
  texts,
  finish,
  onReset,
}: StepProps & { onReset: () => void }) {
  const captcha = useChallenge(session)
  return (
    <>
      <PanelForm
        fields={[emailField(texts), passwordField(texts)]}
        submit={texts.submit}
        texts={texts}
        onSubmit={async ({ email = '', password = '', captcha: solution }) =>
          captcha.explain(
            await finish(
              await signInWithPassword(session.client, {
                email: email.trim(),
                password,
                captcha: solution,
                state: captcha.state,
              }),
            ),
          )
        }
      >
        <ChallengeView captcha={captcha} texts={texts} />
      </PanelForm>
      <p>
        <button type="button" className={button.underlined} onClick={onReset}>
          {texts.newPassword}
        </button>
      </p>
    </>
  )
}

export function SignUpStep({ session, texts, language, finish }: StepProps) {
  const captcha = useChallenge(session)
  return (
    <PanelForm
      fields={[
        {
          name: 'givenName',
          kind: 'text',
          label: texts.givenName,
          rule: 'filled',
          autoComplete: 'given-name',
        },
        {
          name: 'familyName',
          kind: 'text',
          label: texts.familyName,
          rule: 'filled',
          autoComplete: 'family-name',
        },
        emailField(texts),
        {
          ...passwordField(texts),
          autoComplete: 'new-password',
          hint: texts.newPasswordHint,
        },
      ]}
      submit={texts.create}
      texts={texts}
      onSubmit={async ({
        givenName = '',
        familyName = '',
        email = '',
        password = '',
        captcha: solution,
      }) =>
        captcha.explain(
          await finish(
            await signUpAndIn(session.client, {
              givenName: givenName.trim(),
              familyName: familyName.trim(),
              email: email.trim(),
              password,
              language,
              captcha: solution,
              state: captcha.state,
            }),
          ),
        )
      }
    >
      <ChallengeView captcha={captcha} texts={texts} />
    </PanelForm>
  )
}

export function ResetPasswordStep({ session, texts, language }: StepProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <p role="status" tabIndex={-1} ref={focusOn}>
        {texts.sentReset.replace('{email}', () => sentTo)}
      </p>
    )
  return (
    <PanelForm
      fields={[emailField(texts)]}
      submit={texts.sendReset}
      texts={texts}
      onSubmit={async ({ email = '' }) => {
        const failed = toFailure(
          await changePassword(session.client, {
            connection: connections.password,
            email: email.trim(),
            language,
          }),
        )
        if (!failed) setSentTo(email.trim())
        return failed
      }}
    />
  )
}

type ChallengeState = {
  state: string
  challenge: Challenge | null
  isFailed: boolean
  fail: () => void
  explain: (failure: PanelFailure | null) => Promise<PanelFailure | null>
}

/** The bot detection of one login, which has a state. A challenge has one attempt, so each failure gets the next. */
function useChallenge({ client }: Session): ChallengeState {
  const [state] = useState(() => buildNonce(client.platform.crypto))
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    // Without a response the login itself says whether it needs one.
    void getChallenge(client, { state }).then((outcome) => {
      if (!isUnmounted && outcome.ok && outcome.value.required) setChallenge(outcome.value)
    })
    return () => {
      isUnmounted = true
    }
  }, [client, state])

  const explain = async (failure: PanelFailure | null): Promise<PanelFailure | null> => {
    const isDemanded = failure?.outcome === 'captchaNeeded' || failure?.outcome === 'captchaWrong'
    if (!failure || !(isDemanded || challenge)) return failure
    const next = await getChallenge(client, { state })
    setFailed(false)
    setChallenge(next.ok && next.value.required ? next.value : null)
    if (!isDemanded) return failure
    if (!next.ok || !next.value.required) return captchaFailed
    return { ...failure, outcome: challenge?.image ? 'captchaWrong' : 'captchaNeeded' }
  }
  return { state, challenge, isFailed, fail: useCallback(() => setFailed(true), []), explain }
}

const captchaFailed: PanelFailure = { outcome: 'captchaFailed', note: 'captcha_load_failure' }

function ChallengeView({ captcha, texts }: { captcha: ChallengeState; texts: PanelTexts }) {
  if (!captcha.challenge) return null
  return captcha.isFailed ? (
    <Failure failure={captchaFailed} texts={texts} />
  ) : (
    <Captcha
      key={captcha.challenge.image}
      challenge={captcha.challenge}
      texts={texts}
      onFailure={captcha.fail}
    />
  )
}

function SendAgain({ texts, send }: { texts: PanelTexts; send: () => Promise<void> }) {
  const [seconds, setSeconds] = useState(resendPause)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <button
      type="button"
      className={button.ghost}
      disabled={seconds > 0}
      onClick={() => {
        setSeconds(resendPause)
        void send()
      }}
    >
      {seconds > 0 ? texts.againIn.replace('{seconds}', String(seconds)) : texts.again}
    </button>
  )
}
