'use client'

import { startTransition, useActionState, useEffect, type FormEvent } from 'react'
import type { MemberFormTexts } from '@/components/members/member-form.client'
import type { Folder } from '@/lib/favourites/list'
import { wasPrefix, type MemberFormState } from '@/lib/member/form'
import { storeUnsentInput } from '@/components/session/unsent-input.client'

type KeptFormProps = {
  id: string
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  address: string
  signInAddress: string
  note: string
  folder: string
  folders: Folder[]
  texts: MemberFormTexts & { note: string; noteHint: string; folder: string; noFolder: string }
}

/** The note and the folder of a favourite. Sends what each was, so that only what was changed is written. */
export function KeptForm({
  id,
  action,
  address,
  signInAddress,
  note,
  folder,
  folders,
  texts,
}: KeptFormProps) {
  const [state, dispatch, pending] = useActionState(action, { outcome: 'idle' }, address)
  useEffect(() => {
    if (state.outcome === 'signedOut') {
      storeUnsentInput(document, sessionStorage, location.pathname, Date.now())
      location.assign(signInAddress)
    }
  }, [state, signInAddress])
  // An action of a form would empty its fields afterwards, also after a failure.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => dispatch(data))
  }
  // Over a session that ended, what was typed must still differ from what the form began with: that is how it is kept.
  const values = state.outcome === 'signedOut' ? undefined : state.values
  const shown = { note: values?.note?.[0] ?? note, folder: values?.folder?.[0] ?? folder }
  const was = state.outcome === 'saved' ? shown : { note, folder }
  const word = {
    idle: '',
    saved: texts.saved,
    invalid: texts.invalid,
    unavailable: texts.unavailable,
    signedOut: texts.signedOut,
  }[state.outcome]
  return (
    <form id={id} className="form" action={dispatch} onSubmit={send} aria-busy={pending}>
      <div className="form-field">
        <label htmlFor={`${id}-note`}>{texts.note}</label>
        <p className="hint" id={`${id}-hint`}>
          {texts.noteHint}
        </p>
        <textarea
          id={`${id}-note`}
          name="note"
          rows={4}
          maxLength={2000}
          aria-describedby={`${id}-hint`}
          defaultValue={shown.note}
        />
      </div>
      <div className="form-field">
        <label htmlFor={`${id}-folder`}>{texts.folder}</label>
        <select id={`${id}-folder`} name="folder" key={shown.folder} defaultValue={shown.folder}>
          <option value="">{texts.noFolder}</option>
          {folders.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <input type="hidden" name={`${wasPrefix}note`} value={was.note} />
      <input type="hidden" name={`${wasPrefix}folder`} value={was.folder} />
      <div className="form-end">
        <button className="btn" type="submit" disabled={pending}>
          {pending ? texts.sending : texts.submit}
        </button>
        <p className="meta" role="status">
          {word}
        </p>
      </div>
    </form>
  )
}
