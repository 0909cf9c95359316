'use client'

import { useEffect, useRef } from 'react'
import type { FormState } from '@/lib/forms/actions'
import type { FormField } from '@/lib/forms/definitions'
import { useFormAction } from '@/components/ui/form-action.client'
import { toInputProps } from '@/components/ui/input-props'
import { useLetterCount } from '@/components/ui/letter-count.client'
import formStyles from '@/components/ui/form.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

type ShownField = Omit<FormField, 'options'> & FieldTexts
type FieldTexts = { label: string; hint?: string; options?: { value: string; label: string }[] }

type FormViewProps = {
  id: string
  /** URL of the page: the form's action without JavaScript. */
  address: string
  action: (state: FormState, data: FormData) => Promise<FormState>
  fields: ShownField[]
  texts: {
    submit: string
    sending: string
    optional: string
    choose: string
    trap: string
    summary: string
    errors: Record<string, string>
    failures: Record<NonNullable<FormState['failure']>, string>
  }
  /** Prefilled values. */
  values?: Record<string, string>
  note: string
  /** Shown in place after success, for forms without a thank-you page. */
  done?: { title: string; text: string }
  /** Shown in place when the form is delivered later. */
  queued: { title: string; text: string }
}

const empty: FormState = { values: {}, errors: {}, failure: null }

/** Works without JavaScript. With it, errors are shown in place and a proof of work keeps bots away. */
export function FormView({
  id,
  address,
  action,
  fields,
  texts,
  values = {},
  note,
  done,
  queued,
}: FormViewProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { ...empty, values },
    address,
  )
  const form = useRef<HTMLFormElement>(null)
  const proof = useProof(form)
  useEffect(() => {
    if (state.failure || state.done || state.queued)
      document.getElementById(`${id}-summary`)?.focus()
  }, [state, id])
  const thanks = state.queued ? queued : state.done ? done : undefined
  if (thanks) {
    return (
      <div className={formStyles.done} id={`${id}-summary`} role="status" tabIndex={-1}>
        <p className={formStyles.big}>{thanks.title}</p>
        <p>{thanks.text}</p>
      </div>
    )
  }
  return (
    <form
      {...formProps}
      className={formStyles.form}
      ref={form}
      onFocus={proof.start}
      onSubmit={(event) => {
        proof.onSubmit(event)
        if (!event.isDefaultPrevented()) formProps.onSubmit(event)
      }}
    >
      {notice}
      {state.failure && !notice ? (
        <div className={formStyles.failure} id={`${id}-summary`} role="alert" tabIndex={-1}>
          <p>{texts.failures[state.failure]}</p>
          {Object.keys(state.errors).length > 0 ? (
            <ul>
              {fields
                .filter(({ name }) => state.errors[name])
                .map(({ name, label }) => (
                  <li key={name}>
                    <a href={`#${id}-${name}`}>{label}</a>
                  </li>
                ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={state.values[field.name] ?? ''}
          error={
            state.errors[field.name]
              ? texts.errors[state.errors[field.name] as string]?.replace(
                  '{max}',
                  String(field.max),
                )
              : undefined
          }
          texts={texts}
        />
      ))}
      <p className={formStyles.trap} aria-hidden="true">
        <label>
          {texts.trap} {/* no name that a browser or a password manager knows */}
          <input
            name="leave-empty"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore="true"
            data-lpignore="true"
          />
        </label>
      </p>
      <input type="hidden" name="proof" defaultValue="" />
      <input type="hidden" name="mark" defaultValue="" />
      <p className={typography.meta}>{note}</p>
      <button className={button.primary} type="submit" disabled={pending}>
        {pending ? texts.sending : labelOf(texts.submit)}
      </button>
    </form>
  )
}

type FieldProps = {
  id: string
  field: ShownField
  value: string
  error: string | undefined
  texts: FormViewProps['texts']
}

function Field({ id, field, value, error, texts }: FieldProps) {
  const { name, kind, required, max, autoComplete, label, hint, options } = field
  const tooLong = texts.errors['tooLong']?.replace('{max}', String(max)) ?? ''
  const { onInput, count } = useLetterCount(max, tooLong, value)
  const described =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const common = {
    id,
    name,
    required,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    autoComplete,
  } as const
  const control = () => {
    if (kind === 'check')
      return (
        <input {...common} key={value} type="checkbox" value="on" defaultChecked={value === 'on'} />
      )
    if (kind === 'area')
      return (
        <textarea {...common} rows={max > 2000 ? 8 : 4} onInput={onInput} defaultValue={value} />
      )
    if (kind === 'select') {
      return (
        <select {...common} key={value} defaultValue={value}>
          <option value="">{texts.choose}</option>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    }
    return <input {...common} {...toInputProps(kind)} onInput={onInput} defaultValue={value} />
  }
  return (
    <div className={formStyles.field} data-kind={kind}>
      <label htmlFor={id}>
        {label}
        {required ? '' : <span className={typography.meta}> {texts.optional}</span>}
      </label>
      {hint ? (
        <p className={formStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {control()}
      {count}
      {error ? (
        <p className={formStyles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The mark of a form is the same until it is accepted, so that what is sent again is stored once. */
const createMark = () => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')

/** Computes the proof of work from the first interaction on; submitting waits for it. */
function useProof(form: React.RefObject<HTMLFormElement | null>) {
  const solving = useRef<Promise<void> | null>(null)
  const done = useRef(false)
  const mark = useRef<string>(null)
  const start = () => {
    solving.current ??= (async () => {
      try {
        const { solveFormChallenge: solve } = await import('@/lib/forms/solve-challenge.client')
        const solution = await solve()
        const field = form.current?.elements.namedItem('proof')
        if (field instanceof HTMLInputElement) field.value = solution
      } catch {
        solving.current = null // without a proof the form is still sent, and flagged for an editor
      } finally {
        done.current = true
      }
    })()
  }
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    start()
    const field = form.current?.elements.namedItem('mark')
    if (field instanceof HTMLInputElement) field.value = mark.current ??= createMark()
    if (done.current) {
      done.current = false
      solving.current = null // a proof is valid once
      return
    }
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    void solving.current?.then(() => form.current?.requestSubmit(submitter))
  }
  return { start, onSubmit }
}
