'use client'

import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { getAccountTexts } from './texts'

/** Of an account's form, as soon as its address or password changes. */
export function PresentPassword() {
  const { i18n } = useTranslation()
  const { presentPassword, why } = getAccountTexts(i18n.language)
  const { id } = useDocumentInfo()
  const isChanged = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) ||
      (email?.initialValue !== undefined && email.value !== email.initialValue),
  )
  if (id === undefined || !isChanged) return null
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: 'presentPassword', label: presentPassword, required: true }}
        path="presentPassword"
        validate={() => true} // the service says what is missing or wrong
      />
      <p className="field-description">{why}</p>
    </div>
  )
}
