'use client'

import {
  Button,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  useAuth,
  useTranslation,
  type UserWithToken,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { email } from 'payload/shared'
import { useState } from 'react'
import type { SecondFactorDemand } from '../second-factor/login-hooks'
import type { Offer } from '../second-factor/offer'
import { OfferedSecret, RecoveryCodes } from '../second-factor/set-up.client'
import { getSecondFactorTexts } from '../second-factor/texts'

type Step =
  | { name: 'password' }
  | { name: 'code' }
  | { name: 'set-up'; offer: Offer }
  | { name: 'codes'; login: UserWithToken; codes: string[] }

/** Of Payload's login operation, with what `second-factor/login-hooks.ts` adds. */
type LoginResponse = UserWithToken & {
  recoveryCodes?: string[]
  errors?: { data?: SecondFactorDemand & Offer }[]
}

const empty = { initialValue: '', value: '', valid: true }
/** One object: `Form` resets its fields when it gets another. */
const initialState = { email: empty, password: empty, code: empty }

/** Password first; what the response demands is shown then. */
export function LoginForm({ target }: { target: string }) {
  const { i18n, t } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const texts = getSecondFactorTexts(i18n.language)
  const [step, setStep] = useState<Step>({ name: 'password' })

  const enter = (login: UserWithToken) => {
    setUser(login)
    router.push(target)
  }
  const logIn = async (form: FormData): Promise<Response> => {
    const fields = JSON.parse(String(form.get('_payload'))) as object
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
      body: JSON.stringify({ ...fields, ...(step.name === 'set-up' ? step.offer : {}) }),
    })
    const { errors } = (await response.clone().json()) as LoginResponse
    const demand = errors?.[0]?.data
    if (!demand || step.name !== 'password') return response
    setStep(
      demand.secondFactor === 'code' ? { name: 'code' } : { name: 'set-up', offer: { ...demand } },
    )
    return Response.json({}) // no error yet: the form shows the next step
  }
  const finish = (login: LoginResponse) => {
    if (login.recoveryCodes) setStep({ name: 'codes', login, codes: login.recoveryCodes })
    else if (login.user) enter(login)
  }

  if (step.name === 'codes')
    return (
      <>
        <RecoveryCodes codes={step.codes} texts={texts} />
        <Button size="large" onClick={() => enter(step.login)}>
          {texts.keptCodes}
        </Button>
      </>
    )
  return (
    <Form
      // `Form` reads the response, which its type omits
      action={(form) => logIn(form) as Promise<unknown> as Promise<void>}
      className="login__form"
      disableSuccessStatus
      initialState={initialState}
      onSuccess={(json) => finish(json as LoginResponse)}
      waitForAutocomplete
    >
      <div className={step.name === 'password' ? 'login__form__inputWrap' : 'login-hidden'}>
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: t('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      {step.name === 'password' ? (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      ) : null}
      {step.name === 'code' ? <p>{texts.enterCode}</p> : null}
      {step.name === 'set-up' ? (
        <>
          <p>{texts.demanded}</p>
          <OfferedSecret offer={step.offer} texts={texts} />
        </>
      ) : null}
      {step.name === 'password' ? null : (
        <TextField
          field={{
            name: 'code',
            admin: { autoComplete: 'one-time-code' },
            label: step.name === 'code' ? texts.codeOrRecovery : texts.code,
          }}
          path="code"
        />
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
      {step.name === 'password' ? null : (
        <Button buttonStyle="none" onClick={() => window.location.reload()}>
          {texts.startAgain}
        </Button>
      )}
    </Form>
  )
}
