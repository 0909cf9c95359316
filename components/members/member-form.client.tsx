'use client'

import {
  useActionState,
  useEffect,
  useRef,
  startTransition,
  type FormEvent,
  type ReactNode,
} from 'react'
import { wasPrefix, type FormValues, type MemberFormState } from '@/lib/member/form'
import { storeUnsentInput } from '@/components/session/unsent-input.client'
import { MemberField, type MemberFieldShape } from './member-field'

export type MemberFormTexts = {
  submit: string
  sending: string
  saved: string
  /** Beside the field. */ invalid: string
  invalidAll: string
  unavailable: string
  signedOut: string
  signIn: string
  notes?: Record<string, string>
  errors?: Record<string, string>
}

type MemberFormProps = {
  id: string
  /** Where the form stands: a browser without a script sends it there, and a sign-in leads back there. */
  address: string
  signInAddress: string
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  fields: MemberFieldShape[]
  values: FormValues
  texts: MemberFormTexts
  /** Stands between the fields and the button. */
  children?: ReactNode
}

/**
 * A form of a member's page. It works without a script; with one the answer comes in place, and a session that ended
 * keeps what was typed over the sign-in.
 */
export function MemberForm({
  id,
  address,
  signInAddress,
  action,
  fields,
  values,
  texts,
  children,
}: MemberFormProps) {
  const [state, dispatch, pending] = useActionState(action, { outcome: 'idle' }, address)
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.outcome === 'signedOut') {
      storeUnsentInput(document, sessionStorage, location.pathname, Date.now())
      location.assign(signInAddress)
    } else if (state.outcome !== 'idle') status.current?.focus()
  }, [state, signInAddress])
  // An action of a form would empty its fields afterwards, also after a failure.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    startTransition(() => dispatch(data))
  }
  const shown = state.outcome === 'signedOut' ? values : { ...values, ...state.values }
  return (
    <form id={id} className="form" action={dispatch} onSubmit={send} aria-busy={pending}>
      <Status state={state} texts={texts} signInAddress={signInAddress} box={status} />
      {fields.map((field) => (
        <MemberField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={shown[field.name] ?? []}
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
          name={wasPrefix + name}
          value={
            (state.outcome === 'saved' ? (state.values ?? values) : values)[name]?.join('\n') ?? ''
          }
        />
      ))}
      {children}
      <button className="btn" type="submit" disabled={pending}>
        {pending ? texts.sending : texts.submit}
      </button>
    </form>
  )
}

function Status({
  state,
  texts,
  signInAddress,
  box,
}: {
  state: MemberFormState
  texts: MemberFormTexts
  signInAddress: string
  box: React.RefObject<HTMLDivElement | null>
}) {
  const { outcome, note } = state
  if (outcome === 'idle') return null
  return (
    <div
      ref={box}
      className={outcome === 'saved' ? 'form-saved' : 'form-failure'}
      role={outcome === 'saved' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p>{texts[outcome === 'invalid' ? 'invalidAll' : outcome]}</p>
      {note && texts.notes?.[note] ? <p>{texts.notes[note]}</p> : null}
      {outcome === 'signedOut' ? <a href={signInAddress}>{texts.signIn}</a> : null}
    </div>
  )
}
