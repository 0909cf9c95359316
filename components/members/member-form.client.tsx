'use client'

import { useEffect, type ReactNode } from 'react'
import { initialValuePrefix } from '@/lib/forms/form-data'
import type { FormValues } from '@/lib/forms/state'
import type { MemberFormState } from '@/lib/member/member-form'
import { useSession } from '@/components/session/session-provider.client'
import { storeUnsentInput, subjectOfPage } from '@/components/session/unsent-input.client'
import { useFormAction } from '@/components/ui/form-action.client'
import {
  ErrorLinks,
  FormFields,
  FormStatus,
  type FieldTexts,
  type FormField,
} from '@/components/ui/form-field.client'
import form from '@/components/ui/form.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'
import styles from './member-form.module.css'

export type MemberFormTexts = FieldTexts & {
  submit: string
  sending: string
  saved: string
  /** Shown next to the field. */
  invalid: string
  invalidAll: string
  unavailable: string
  signedOut: string
  signIn: string
  notes?: Record<string, string>
}

type MemberFormProps = {
  id: string
  /** URL of the page: the form's action without JavaScript, and the return URL of the sign-in. */
  address: string
  signInAddress: string
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  fields: FormField[]
  values: FormValues
  texts: MemberFormTexts
  /** As wide as its column. */
  wide?: boolean
  /** The outcome is one line beside the button. */
  compact?: boolean
  /** Rendered between the fields and the button. */
  children?: ReactNode
}

/**
 * A member's form. Works without JavaScript; with it, results are shown in place, and an expired session
 * stores the input until the member has signed in again.
 */
export function MemberForm({
  id,
  address,
  signInAddress,
  action,
  fields,
  values,
  texts,
  wide = false,
  compact = false,
  children,
}: MemberFormProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' },
    address,
  )
  const load = useSession()?.load
  useEffect(() => {
    if (state.outcome === 'signedOut') {
      const subject = subjectOfPage(document)
      storeUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
      location.assign(signInAddress)
    }
    // The header shows the name that was saved.
    if (state.outcome === 'saved' && state.changesUser && load)
      void load().then((session) => session.refreshUser())
  }, [state, signInAddress, load])
  const { outcome, errors, note } = state
  // Only changed fields are stored as unsent input.
  const currentValues = outcome === 'signedOut' ? values : { ...values, ...state.values }
  const initialValues = outcome === 'saved' ? currentValues : values
  const submit = (
    <button className={button.primary} type="submit" disabled={pending}>
      {pending ? texts.sending : labelOf(texts.submit)}
    </button>
  )
  return (
    <form {...formProps} id={id} className={wide ? `${form.form} ${styles.wide}` : form.form}>
      {notice}
      {notice || compact || outcome === 'idle' ? null : (
        <FormStatus
          state={state}
          className={outcome === 'saved' ? form.saved : form.failure}
          role={outcome === 'saved' ? 'status' : 'alert'}
        >
          <p>{texts[outcome === 'invalid' ? 'invalidAll' : outcome]}</p>
          <ErrorLinks id={id} fields={fields} errors={errors} />
          {note && texts.notes?.[note] ? <p>{texts.notes[note]}</p> : null}
          {outcome === 'signedOut' ? <a href={signInAddress}>{texts.signIn}</a> : null}
        </FormStatus>
      )}
      <FormFields id={id} fields={fields} values={currentValues} errors={errors} texts={texts} />
      {fields.map(({ name }) => (
        <input
          key={name}
          type="hidden"
          name={initialValuePrefix + name}
          value={initialValues[name]?.join('\n') ?? ''}
        />
      ))}
      {children}
      {compact ? (
        <div className={styles.end}>
          {submit}
          <p className={typography.meta} role="status">
            {notice || outcome === 'idle' ? '' : texts[outcome]}
          </p>
        </div>
      ) : (
        submit
      )}
    </form>
  )
}
