'use client'

import { useEffect } from 'react'
import type { MemberFormTexts } from '@/components/members/member-form.client'
import type { Folder } from '@/lib/favourites/filter-favourites'
import { initialValuePrefix, type MemberFormState } from '@/lib/member/member-form'
import { storeUnsentInput, subjectOfPage } from '@/components/session/unsent-input.client'
import { useFormAction } from '@/components/ui/form-action.client'
import { useLetterCount } from '@/components/ui/letter-count.client'
import form from '@/components/ui/form.module.css'
import styles from './favourite-form.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type FavouriteFormProps = {
  id: string
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  address: string
  signInAddress: string
  note: string
  folder: string
  folders: Folder[]
  texts: MemberFormTexts & {
    note: string
    noteHint: string
    noteTooLong: string
    folder: string
    noFolder: string
  }
}

/** Note and folder of a favourite. Sends the previous values too, so that only changed fields are written. */
export function FavouriteForm({
  id,
  action,
  address,
  signInAddress,
  note,
  folder,
  folders,
  texts,
}: FavouriteFormProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' },
    address,
  )
  const { onInput, count } = useLetterCount(2_000, texts.noteTooLong, note)
  useEffect(() => {
    if (state.outcome === 'signedOut') {
      const subject = subjectOfPage(document)
      storeUnsentInput(document, sessionStorage, subject, location.pathname, Date.now())
      location.assign(signInAddress)
    }
  }, [state, signInAddress])
  // After an expired session the fields keep their initial values: only changed fields are stored as unsent
  // input.
  const values = state.outcome === 'signedOut' ? undefined : state.values
  const currentValues = { note: values?.note?.[0] ?? note, folder: values?.folder?.[0] ?? folder }
  const previousValues = state.outcome === 'saved' ? currentValues : { note, folder }
  const statusText = {
    idle: '',
    saved: texts.saved,
    invalid: texts.invalid,
    unavailable: texts.unavailable,
    signedOut: texts.signedOut,
  }[state.outcome]
  return (
    <form {...formProps} id={id} className={form.form}>
      {notice}
      <div className={form.field}>
        <label htmlFor={`${id}-note`}>{texts.note}</label>
        <p className={form.hint} id={`${id}-hint`}>
          {texts.noteHint}
        </p>
        <textarea
          id={`${id}-note`}
          name="note"
          rows={4}
          onInput={onInput}
          aria-describedby={`${id}-hint`}
          defaultValue={currentValues.note}
        />
        {count}
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}-folder`}>{texts.folder}</label>
        <select
          id={`${id}-folder`}
          name="folder"
          key={currentValues.folder}
          defaultValue={currentValues.folder}
        >
          <option value="">{texts.noFolder}</option>
          {folders.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </select>
      </div>
      <input type="hidden" name={`${initialValuePrefix}note`} value={previousValues.note} />
      <input type="hidden" name={`${initialValuePrefix}folder`} value={previousValues.folder} />
      <div className={styles.end}>
        <button className={button.primary} type="submit" disabled={pending}>
          {pending ? texts.sending : labelOf(texts.submit)}
        </button>
        <p className={typography.meta} role="status">
          {notice ? '' : statusText}
        </p>
      </div>
    </form>
  )
}
