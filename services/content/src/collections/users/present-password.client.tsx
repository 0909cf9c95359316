'use client'

import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { getAccountTexts } from './texts'

/** Of an account's form, as soon as its address or password changes. */
export function PresentPassword() {
  const { i18n } = useTranslation()
  const { presentPassword, why } = getAccountTexts(i18n.language)
  const { id } = useDocumentInfo()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isChanged = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) ||
      (email?.initialValue !== undefined && email.value !== email.initialValue),
  )
  const isNeeded = id !== undefined && isChanged
  useEffect(() => {
    if (!isNeeded) dispatch({ type: 'REMOVE', path: 'presentPassword' })
  }, [dispatch, isNeeded])
  if (!isNeeded) return null
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: 'presentPassword', label: presentPassword, required: true }}
        path="presentPassword"
      />
      <p className="field-description">{why}</p>
    </div>
  )
}
