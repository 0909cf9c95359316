'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { initialValuePrefix, type FormValues, type MemberFormState } from '@/lib/member/member-form'
import { useSession } from '@/components/session/session-provider.client'
import { storeUnsentInput, subjectOfPage } from '@/components/session/unsent-input.client'
import { useFormAction } from '@/components/ui/form-action.client'
import { MemberField, type MemberFieldShape } from './member-field'
import form from '@/components/ui/form.module.css'
import button from '@/components/ui/button.module.css'
import styles from './member-form.module.css'

export type MemberFormTexts = {
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
  errors?: Record<string, string>
}

type MemberFormProps = {
  id: string
  /** URL of the page: the form's action without JavaScript, and the return URL of the sign-in. */
  address: string
  signInAddress: string
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  fields: MemberFieldShape[]
  values: FormValues
  texts: MemberFormTexts
  /** As wide as its column. */
  wide?: boolean
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
  children,
}: MemberFormProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' },
    address,
  )
  const load = useSession()?.load
  const statusRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.outcome === 'signedOut') {
      const subject = subjectOfPage(document)
      storeUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
      location.assign(signInAddress)
    } else if (state.outcome !== 'idle') statusRef.current?.focus()
    // The header shows the name that was saved.
    if (state.outcome === 'saved' && state.changesUser && load)
      void load().then((session) => session.refreshUser())
  }, [state, signInAddress, load])
  const currentValues = state.outcome === 'signedOut' ? values : { ...values, ...state.values }
  return (
    <form {...formProps} id={id} className={wide ? `${form.form} ${styles.wide}` : form.form}>
      {notice ?? (
        <Status state={state} texts={texts} signInAddress={signInAddress} elementRef={statusRef}>
          <ul>
            {fields
              .filter(({ name }) => state.fields?.includes(name))
              .map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${id}-${name}`}>{label}</a>
                </li>
              ))}
          </ul>
        </Status>
      )}
      {fields.map((field) => (
        <MemberField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={currentValues[field.name] ?? []}
          error={
            state.fields?.includes(field.name)
              ? (texts.errors?.[field.name] ?? texts.invalid)
              : undefined
          }
        />
      ))}
      {fields.map(({ name }) => (
        <input
          key={name}
          type="hidden"
          name={initialValuePrefix + name}
          value={
            (state.outcome === 'saved' ? (state.values ?? values) : values)[name]?.join('\n') ?? ''
          }
        />
      ))}
      {children}
      <button className={button.primary} type="submit" disabled={pending}>
        {pending ? texts.sending : labelOf(texts.submit)}
      </button>
    </form>
  )
}

function Status({
  state,
  texts,
  signInAddress,
  elementRef,
  children,
}: {
  state: MemberFormState
  texts: MemberFormTexts
  signInAddress: string
  elementRef: React.RefObject<HTMLDivElement | null>
  /** Links to the fields that are invalid. */
  children: ReactNode
}) {
  const { outcome, note } = state
  if (outcome === 'idle') return null
  return (
    <div
      ref={elementRef}
      className={outcome === 'saved' ? form.saved : form.failure}
      role={outcome === 'saved' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p>{texts[outcome === 'invalid' ? 'invalidAll' : outcome]}</p>
      {outcome === 'invalid' ? children : null}
      {note && texts.notes?.[note] ? <p>{texts.notes[note]}</p> : null}
      {outcome === 'signedOut' ? <a href={signInAddress}>{texts.signIn}</a> : null}
    </div>
  )
}
