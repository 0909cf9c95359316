'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { needsContact } from '@/lib/session/error-key'
import type { PanelFailure, PanelState } from '@/lib/session/panel-error'
import { findFieldError, type FieldRule } from '@/lib/session/panel-fields'
import { useFormAction } from '@/components/ui/form-action.client'
import { FormFields, type FormField } from '@/components/ui/form-field.client'
import type { PanelTexts } from './get-sign-in-panel'
import button from '@/components/ui/button.module.css'
import form from '@/components/ui/form.module.css'
import typography from '@/components/ui/typography.module.css'

export type PanelField = FormField & { rule: FieldRule }

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

const isFailure = (state: PanelState): state is PanelFailure => state.note !== undefined

/** A form of the sign-in panel. A failure leaves the input, except passwords and codes. */
export function PanelForm({ fields, submit, texts, onSubmit, lead, children }: PanelFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { required, badEmail, badPhone } = texts
  const send = async (_: PanelState, data: FormData): Promise<PanelState> => {
    const values = Object.fromEntries(
      [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const errors = Object.fromEntries(
      fields.flatMap(({ name, rule }) => {
        const error = findFieldError(rule, values[name] ?? '', values.country ?? '')
        return error ? [[name, error]] : []
      }),
    )
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    return (await onSubmit(values)) ?? { outcome: 'saved' }
  }
  const { state, pending, formProps } = useFormAction(send, { outcome: 'idle' })

  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (state.outcome === 'invalid')
      element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (!isFailure(state)) return
    for (const input of element.current?.querySelectorAll<HTMLInputElement>(
      '[type="password"], [autocomplete="one-time-code"], [name="captcha"]:not([type="hidden"])',
    ) ?? [])
      input.value = ''
  }, [state])

  return (
    <form className={form.form} ref={element} {...formProps} noValidate>
      {lead}
      <FormFields
        id="panel"
        fields={fields.map(({ rule: _, ...field }) => ({
          ...field,
          required: true,
          maxLength: 254,
        }))}
        errors={pending ? {} : state.errors}
        texts={{ errors: { required, badEmail, badPhone } }}
      />
      {children}
      <Failure failure={!pending && isFailure(state) ? state : null} texts={texts} />
      <button className={button.primary} type="submit" disabled={pending}>
        {pending ? texts.working : submit}
      </button>
    </form>
  )
}

/** What happened, whom to write to if that is the way on, and the code in small print. */
export function Failure({ failure, texts }: { failure: PanelFailure | null; texts: PanelTexts }) {
  if (!failure) return <div role="alert" />
  const { outcome, note } = failure
  return (
    <div role="alert" className={form.failure}>
      <p>{texts.errors[outcome]}</p>
      {outcome === 'blocked' || needsContact(outcome) ? (
        <p>
          <a href={texts.contactHref}>{texts.contact}</a>
        </p>
      ) : null}
      <p className={typography.meta}>
        {texts.errorCode} <code>{note}</code>
      </p>
    </div>
  )
}
