'use client'

import { useRef } from 'react'
import type { SiteFormState } from '@/lib/forms/actions'
import type { FormValues } from '@/lib/forms/state'
import { useFormAction } from '@/components/ui/form-action.client'
import {
  ErrorLinks,
  FormFields,
  FormStatus,
  type FieldTexts,
  type FormField,
} from '@/components/ui/form-field.client'
import formStyles from '@/components/ui/form.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

type FormViewProps = {
  id: string
  /** URL of the page: the form's action without JavaScript. */
  address: string
  action: (state: SiteFormState, data: FormData) => Promise<SiteFormState>
  fields: FormField[]
  texts: FieldTexts & {
    submit: string
    sending: string
    trap: string
    failures: Record<Exclude<SiteFormState['outcome'], 'idle' | 'saved' | 'queued'>, string>
  }
  /** Prefilled values. */
  values?: FormValues
  note: string
  /** Shown in place after success, for forms without a thank-you page. */
  saved: { title: string; text: string }
  /** Shown in place when the form is delivered later. */
  queued: { title: string; text: string }
}

/** Works without JavaScript. With it, errors are shown in place and a proof of work keeps bots away. */
export function FormView({
  id,
  address,
  action,
  fields,
  texts,
  values = {},
  note,
  saved,
  queued,
}: FormViewProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle', values },
    address,
  )
  const form = useRef<HTMLFormElement>(null)
  const proof = useProof(form)
  const { outcome } = state
  if (outcome === 'saved' || outcome === 'queued') {
    const { title, text } = { saved, queued }[outcome]
    return (
      <FormStatus state={state} className={formStyles.done} role="status">
        <p className={formStyles.big}>{title}</p>
        <p>{text}</p>
      </FormStatus>
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
      {notice ??
        (outcome === 'idle' ? null : (
          <FormStatus state={state} className={formStyles.failure} role="alert">
            <p>{texts.failures[outcome]}</p>
            <ErrorLinks id={id} fields={fields} errors={state.errors} />
          </FormStatus>
        ))}
      <FormFields
        id={id}
        fields={fields}
        values={state.values ?? values}
        errors={state.errors}
        texts={texts}
      />
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
