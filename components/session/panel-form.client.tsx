'use client'

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { needsContact } from '@/lib/session/error-key'
import type { PanelFailure } from '@/lib/session/panel-error'
import { findFieldError, type FieldRule, type PanelFieldError } from '@/lib/session/panel-fields'
import type { PanelTexts } from './get-sign-in-panel'
import button from '@/components/ui/button.module.css'
import form from '@/components/ui/form.module.css'
import typography from '@/components/ui/typography.module.css'

export type PanelField = {
  name: string
  label: string
  rule: FieldRule
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete: string
  inputMode?: 'numeric'
  hint?: string
  value?: string
}

type PanelFormProps = {
  fields: PanelField[]
  submit: string
  texts: PanelTexts
  /** @returns what went wrong; null when the panel has moved on */
  onSubmit: (values: Record<string, string>) => Promise<PanelFailure | null>
  /** Before the first field, such as the country of a number. */
  lead?: ReactNode
  /** Before the button, such as a captcha. */
  children?: ReactNode
}

/** A form of the sign-in panel. A failure leaves the input, except passwords and codes. */
export function PanelForm({ fields, submit, texts, onSubmit, lead, children }: PanelFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, PanelFieldError | null>>({})
  const [failure, setFailure] = useState<PanelFailure | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const found = Object.fromEntries(
      fields.map(({ name, rule }) => [
        name,
        findFieldError(rule, values[name] ?? '', values.country ?? ''),
      ]),
    )
    setErrors(found)
    setFailure(null)
    const wrong = fields.find(({ name }) => found[name])
    if (wrong) return document.getElementById(`panel-${wrong.name}`)?.focus()
    setBusy(true)
    const failed = await onSubmit(values)
    setBusy(false)
    setFailure(failed)
    if (!failed || !element.current) return
    for (const input of element.current.querySelectorAll<HTMLInputElement>(
      '[type="password"], [autocomplete="one-time-code"], [name="captcha"]:not([type="hidden"])',
    ))
      input.value = ''
  }

  return (
    <form className={form.form} ref={element} onSubmit={send} noValidate aria-busy={busy}>
      {lead}
      {fields.map((field) => (
        <Field key={field.name} field={field} error={errors[field.name]} texts={texts} />
      ))}
      {children}
      <Failure failure={failure} texts={texts} />
      <button className={button.primary} type="submit" disabled={busy}>
        {busy ? texts.working : submit}
      </button>
    </form>
  )
}

/** What happened, whom to write to if that is the way on, and the code in small print. */
export function Failure({ failure, texts }: { failure: PanelFailure | null; texts: PanelTexts }) {
  if (!failure) return <div role="alert" />
  const { key, code } = failure
  return (
    <div role="alert" className={form.failure}>
      <p>{texts.errors[key]}</p>
      {key === 'blocked' || needsContact(key) ? (
        <p>
          <a href={texts.contactHref}>{texts.contact}</a>
        </p>
      ) : null}
      <p className={typography.meta}>
        {texts.errorCode} <code>{code}</code>
      </p>
    </div>
  )
}

function Field({
  field: { name, label, type = 'text', autoComplete, inputMode, hint, value },
  error,
  texts,
}: {
  field: PanelField
  error: PanelFieldError | null | undefined
  texts: PanelTexts
}) {
  const id = `panel-${name}`
  const described =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        defaultValue={value}
        required
        maxLength={254}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      />
      {error ? (
        <p id={`${id}-error`} className={form.error}>
          {texts[error]}
        </p>
      ) : null}
    </div>
  )
}
