'use client'

import { Button, TextInput, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { SecondFactorState } from './endpoints'
import type { Offer } from './offer'
import { OfferedSecret, RecoveryCodes } from './set-up.client'
import { getSecondFactorTexts } from './texts'

type Step =
  | { name: 'state' }
  | { name: 'turning-off' }
  | { name: 'set-up'; offer: Offer }
  | { name: 'codes'; codes: string[] }

/** Of an account's form: editors turn their own second factor on and off, administrators reset it. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const texts = getSecondFactorTexts(i18n.language)
  const isOwn = id !== undefined && String(id) === String(user?.id)
  const [state, setState] = useState<SecondFactorState | null>(null)
  const [step, setStep] = useState<Step>({ name: 'state' })
  const [code, setCode] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const mayRead = id !== undefined && (isOwn || user?.role === 'admin')
  const read = useCallback(async () => {
    const response = await call('GET', `${id}/second-factor`, i18n.language)
    if (!response.ok) throw new Error(`The second factor responded ${response.status}`)
    return (await response.json()) as SecondFactorState
  }, [id, i18n.language])
  useEffect(() => {
    if (mayRead)
      read()
        .then(setState)
        // the form works without it
        .catch((cause: unknown) => console.warn('The second factor could not be read', cause))
  }, [mayRead, read])

  /** Shows the service's message when it refuses. */
  const send = async <Body,>(path: string, body: object, done: (response: Body) => void) => {
    setIsBusy(true)
    setMessage('')
    try {
      const response = await call('POST', path, i18n.language, body)
      const json: unknown = await response.json()
      if (!response.ok) return setMessage(messageIn(json) ?? texts.failed)
      setCode('')
      done(json as Body)
      setState(await read())
    } catch {
      setMessage(texts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  const turnOn = (offer: Offer) =>
    send<{ recoveryCodes: string[] }>('second-factor/turn-on', { ...offer, code }, (response) =>
      setStep({ name: 'codes', codes: response.recoveryCodes }),
    )
  const turnOff = () => send('second-factor/turn-off', { code }, () => setStep({ name: 'state' }))

  if (!state) return null
  const codeField = (label: string, submit: () => Promise<void>) => (
    <>
      <TextInput
        path="second-factor-code"
        label={label}
        value={code}
        htmlAttributes={{ autoComplete: 'one-time-code' }}
        onChange={(event: { target: { value: string } }) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // would save the account
          void submit()
        }}
      />
      <div className="second-factor-buttons">
        <Button buttonStyle="primary" disabled={isBusy || !code} onClick={() => void submit()}>
          {texts.confirm}
        </Button>
        <Button buttonStyle="secondary" onClick={() => setStep({ name: 'state' })}>
          {texts.startAgain}
        </Button>
      </div>
    </>
  )
  return (
    <section className="field-type second-factor" aria-labelledby="second-factor-title">
      <h3 id="second-factor-title">{texts.title}</h3>
      {message ? <p role="alert">{message}</p> : null}
      {step.name === 'state' ? (
        <>
          <p>{state.isOn ? (isOwn ? texts.on : texts.onOfAnother) : texts.off}</p>
          {state.isOn && isOwn ? <p>{texts.recoveryCodesLeft(state.recoveryCodesLeft)}</p> : null}
          {isOwn && !state.isOn ? (
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() =>
                void send<Offer>('second-factor/offer', {}, (offer) =>
                  setStep({ name: 'set-up', offer }),
                )
              }
            >
              {texts.turnOn}
            </Button>
          ) : null}
          {isOwn && state.isOn ? (
            <Button buttonStyle="secondary" onClick={() => setStep({ name: 'turning-off' })}>
              {texts.turnOff}
            </Button>
          ) : null}
          {!isOwn && state.isOn ? (
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() =>
                void send(`${id}/second-factor/reset`, {}, () => setMessage(texts.resetDone))
              }
            >
              {texts.reset}
            </Button>
          ) : null}
        </>
      ) : null}
      {step.name === 'set-up' ? (
        <>
          <OfferedSecret offer={step.offer} texts={texts} />
          {codeField(texts.code, () => turnOn(step.offer))}
        </>
      ) : null}
      {step.name === 'turning-off' ? codeField(texts.codeOrRecovery, turnOff) : null}
      {step.name === 'codes' ? (
        <>
          <RecoveryCodes codes={step.codes} texts={texts} />
          <Button buttonStyle="secondary" onClick={() => setStep({ name: 'state' })}>
            {texts.keptCodes}
          </Button>
        </>
      ) : null}
    </section>
  )
}

const call = (method: string, path: string, language: string, body?: object) =>
  fetch(`/api/users/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: body && JSON.stringify(body),
  })

const messageIn = (json: unknown): string | undefined =>
  (json as { errors?: { message?: string }[] }).errors?.[0]?.message
