'use client'

import {
  ConfirmPasswordField,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  useTranslation,
} from '@payloadcms/ui'
import { email } from 'payload/shared'
import { useEffect, useState } from 'react'
import { getSetUpTexts } from './texts'

const target = '/admin/globals/site-settings'

const empty = { initialValue: '', value: '', valid: true }
/** One object: `Form` resets its fields when it gets another. */
const initialState = { name: empty, email: empty, password: empty, 'confirm-password': empty }

const send = (path: string, language: string, init: RequestInit): Promise<Response> =>
  fetch(path, {
    ...init,
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'x-setup-token': window.location.hash.slice(1),
    },
  })

/** Creates the first administrator, signs it in and leads to the firm's settings. */
export function SetUpForm() {
  const { i18n, t } = useTranslation()
  const texts = getSetUpTexts(i18n.language)
  const [isOpen, setIsOpen] = useState<boolean>()
  useEffect(() => {
    send('/api/set-up', i18n.language, { method: 'GET' }).then(
      ({ ok }) => setIsOpen(ok),
      () => setIsOpen(false),
    )
  }, [i18n.language])

  const create = async (form: FormData): Promise<Response> => {
    const body = String(form.get('_payload'))
    const response = await send('/api/set-up', i18n.language, { method: 'POST', body })
    if (!response.ok) return response
    // a second factor may be required: the page of the login sets it up
    const login = await send('/api/users/login', i18n.language, { method: 'POST', body })
    window.location.assign(
      login.ok ? target : `/admin/login?${new URLSearchParams({ redirect: target })}`,
    )
    return response
  }

  if (isOpen === undefined) return null
  if (!isOpen)
    return (
      <>
        <p role="alert">{texts.closed}</p>
        <Link href="/admin/login">{texts.signIn}</Link>
      </>
    )
  return (
    <Form
      // `Form` reads the response, which its type omits
      action={(form) => create(form) as Promise<unknown> as Promise<void>}
      className="login__form"
      disableSuccessStatus
      initialState={initialState}
      waitForAutocomplete
    >
      <p>{texts.intro}</p>
      <div className="login__form__inputWrap">
        <TextField
          field={{
            name: 'name',
            admin: { autoComplete: 'name' },
            label: texts.name,
            required: true,
          }}
          path="name"
        />
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
          autoComplete="new-password"
          field={{ name: 'password', label: texts.password, required: true }}
          path="password"
        />
        <ConfirmPasswordField />
      </div>
      <FormSubmit size="large">{texts.create}</FormSubmit>
    </Form>
  )
}
